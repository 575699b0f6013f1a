/** The inline script in the head of the private area's pages. */
import { requestFirstData } from './before-program.ts'

requestFirstData()
