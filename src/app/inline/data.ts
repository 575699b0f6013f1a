/** The inline script in the head of the private area's pages (scripts/portal/first-paint.ts). */
import { readPageFiles } from '#src/shared/shell/page-files.ts'
import { requestFirstData } from './before-program.ts'

requestFirstData(readPageFiles().calls ?? [])
