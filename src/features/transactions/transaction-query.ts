import { subtractDays, viennaToday } from '#src/shared/day/vienna-day.ts'
import { numberSearch } from '#src/shared/table/state/list-search.ts'
import { rowOffset } from '#src/shared/table/state/list-state.ts'
import type { TransactionSearch } from './transactions-search.ts'
import type { TransactionQuery } from './transactions-port.ts'

/** Rows of one page (R334, R836). */
export const transactionPageSize = 20

type Days = { from: string; to: string }

/** The usual days: the last thirty and today in Vienna (R335, R849, A120). */
export const usualTransactionDays = (today: string = viennaToday()): Days => ({
  from: subtractDays(today, 30),
  to: today,
})

/** What the server is asked for (R866, R867); newest first while no column is chosen (R850). */
export function transactionQuery(
  { page = 1, sort, q, status }: TransactionSearch,
  { from, to }: Days,
  size: number = transactionPageSize,
): TransactionQuery {
  return {
    ...(status && { status }),
    fromDate: from,
    toDate: to,
    ...(q !== undefined && { callNumber: numberSearch.normalize(q) }),
    limit: size,
    offset: rowOffset(page, size),
    sort: sort ?? 'transactionTimestamp_desc',
  }
}
