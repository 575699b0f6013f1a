/** `npm run contract:screens`: finds the screens of each field of an answer and writes `docs/field-screens.tsv`, as each release does. */
import { readDocument } from '#scripts/contract/read-document.ts'
import { unreadFields, writeFieldScreens } from '../field-screens.ts'
import { findScreens } from './find-screens.ts'

const screens = findScreens(readDocument('generated/openapi.yaml'))
writeFieldScreens(screens)
console.log(`${Object.keys(screens).length} fields of answers, ${unreadFields(screens).length} that no screen reads.`)
