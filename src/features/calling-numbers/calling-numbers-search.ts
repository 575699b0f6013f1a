import { anyOf, list, type ListSearch } from '#src/shared/table/list-search.ts'
import { numberStates } from './number-status.ts'

const sortable = [
  'callingNumber',
  'firstName',
  'lastName',
  'employeeNumber',
  'carNumber',
  'limit',
  'reloadValue',
  'status',
  'taskOpen',
] as const

export const numberList = list({ sort: sortable, search: {}, filters: { status: anyOf(numberStates) } })

/** The windows of the page; those about one number need its id. */
const windows = ['add', 'upload', 'edit', 'view', 'block', 'cancel-block', 'deactivate'] as const
export type NumberWindow = (typeof windows)[number]

export type CallingNumbersSearch = ListSearch<(typeof sortable)[number]> &
  Pick<ReturnType<typeof numberList.parse>, 'status'> & { modal?: NumberWindow; number?: string }

/** For `validateSearch`: the list, and which window is open about which number. */
export function callingNumbersSearch(given: Record<string, unknown>): CallingNumbersSearch {
  const modal = windows.find((name) => name === given.modal)
  const number = typeof given.number === 'string' ? given.number : undefined
  return { ...numberList.parse(given), ...(modal && { modal }), ...(modal && number && { number }) }
}

/** The page with this window open, or with none. */
export const withWindow = (
  search: CallingNumbersSearch,
  modal?: NumberWindow,
  number?: string,
): CallingNumbersSearch => {
  const { modal: _modal, number: _number, ...rest } = search
  return { ...rest, ...(modal && { modal }), ...(number !== undefined && { number }) }
}
