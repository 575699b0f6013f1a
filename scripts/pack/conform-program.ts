/** The command of the packed kit. */
import './node-20.ts'
import '#conform/main.ts'
