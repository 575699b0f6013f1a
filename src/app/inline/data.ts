/** The inline script in the head of the pages behind a login (scripts/portal/first-paint.ts). */
import { readPageFiles } from '#src/shared/shell/page-files.ts'
import { requestFirstData } from './before-program.ts'

requestFirstData(readPageFiles().calls ?? [])
