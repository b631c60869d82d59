print("diptych")
