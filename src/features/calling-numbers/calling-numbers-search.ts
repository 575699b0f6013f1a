import type { CallingNumberStatus } from '#generated/model/calling-number-status.ts'
import { anyOf, defineList } from '#src/shared/table/state/list-search.ts'
import type { UrlState } from '#src/shared/page/url-state.ts'

/** In the order of the filter. */
export const numberStates = [
  'ACTIVE',
  'BLOCKED',
  'IN_ACTIVATION',
  'ACTIVATION_FAILED',
  'DEACTIVATED',
] as const satisfies CallingNumberStatus[]

export const numberList = defineList({
  sort: [
    'callingNumber',
    'firstName',
    'lastName',
    'employeeNumber',
    'carNumber',
    'limit',
    'reloadValue',
    'status',
    'taskOpen',
  ],
  search: {},
  filters: { status: anyOf(numberStates) },
})

/** The modals of the page, most of them about one number. */
export const numberModals = {
  add: 'page',
  upload: 'page',
  edit: 'record',
  view: 'record',
  block: 'record',
  'cancel-block': 'record',
  deactivate: 'record',
} as const

export type CallingNumbersSearch = ReturnType<typeof numberList.parse>
export type CallingNumbersPlace = UrlState<CallingNumbersSearch, typeof numberModals>
