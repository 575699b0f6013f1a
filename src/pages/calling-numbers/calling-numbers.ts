import type { CallingNumbersPort } from '#src/features/calling-numbers/calling-numbers-port.ts'
import { numberList, numberModals } from '#src/features/calling-numbers/calling-numbers-search.ts'
import { historyModals } from '#src/features/history/history-search.ts'
import { definePage } from '#src/shared/page/page.ts'

type Ports = { callingNumbers: CallingNumbersPort }
const queries = ({ callingNumbers }: Ports) => [callingNumbers.numbers()]

/** The numbers of a company, as it sees them itself (R425). */
export const ownCallingNumbers = definePage({
  search: numberList.parse,
  modals: numberModals,
  catalogs: ['calling-numbers', 'table'],
  queries,
})

/** The same as bank staff see them, with their histories (R447). */
export const callingNumbers = definePage({
  search: numberList.parse,
  modals: { ...numberModals, ...historyModals },
  catalogs: ['calling-numbers', 'history', 'table'],
  queries,
})
