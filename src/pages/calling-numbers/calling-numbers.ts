import {
  type CallingNumbersPort,
  numberList,
  numberModals,
} from '#src/features/calling-numbers/calling-numbers-port.ts'
import { historyModals } from '#src/features/history/history-port.ts'
import { definePage } from '#src/shared/page/page.ts'

const queries = ({ callingNumbers }: { callingNumbers: CallingNumbersPort }) => [callingNumbers.numbers()]

/** The calling numbers of the user's own company (R425). */
export const ownCallingNumbers = definePage({
  search: numberList.parse,
  modals: numberModals,
  catalogs: ['calling-numbers', 'table'],
  queries,
})

/** The same for bank employees, with the histories (R447). */
export const callingNumbers = definePage({
  search: numberList.parse,
  modals: { ...numberModals, ...historyModals },
  catalogs: ['calling-numbers', 'history', 'table'],
  queries,
})
