"""The scenes of Diptych's sample collection, and the tools that they are painted with."""
