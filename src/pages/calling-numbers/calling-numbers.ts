import type { CallingNumbersPort } from '#src/features/calling-numbers/calling-numbers-port.ts'
import { callingNumbersSearch } from '#src/features/calling-numbers/calling-numbers-search.ts'
import { openHistory } from '#src/features/history/open-history.ts'
import { pageOf } from '#src/shared/page/page.ts'

type Ports = { callingNumbers: CallingNumbersPort }
const ask = ({ callingNumbers }: Ports) => [callingNumbers.numbers()]

/** The numbers of a company, as it sees them itself (R425). */
export const ownCallingNumbers = pageOf({
  search: callingNumbersSearch,
  catalogs: ['calling-numbers', 'table'],
  ask,
})

/** The same as bank staff see them, with their histories (R447). */
export const callingNumbers = pageOf({
  search: (given) => ({ ...callingNumbersSearch(given), ...openHistory(given) }),
  catalogs: ['calling-numbers', 'history', 'table'],
  ask,
})
