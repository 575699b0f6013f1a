import type { CallingNumber } from '#generated/model/calling-number.ts'
import type { CallingNumberList } from '#generated/model/calling-number-list.ts'
import type { CallingNumberRequest } from '#generated/model/calling-number-request.ts'
import type { CallingNumberStatus } from '#generated/model/calling-number-status.ts'
import type { CallingNumberUpload } from '#generated/model/calling-number-upload.ts'
import type { DeactivateCallingNumberRequest } from '#generated/model/deactivate-calling-number-request.ts'
import type { PreferredCityList } from '#generated/model/preferred-city-list.ts'
import type { UrlState } from '#src/shared/page/url-state.ts'
import type { ApplicationStatus, Change, Command, Query } from '#src/shared/query/port.ts'
import { anyOf, defineList } from '#src/shared/table/state/list-search.ts'

/** The data and actions of one company's calling numbers. */
export type CallingNumbersPort = {
  numbers: () => Query<CallingNumberList>
  number: (id: string) => Query<CallingNumber>
  cities: () => Query<PreferredCityList>
  add: Command<CallingNumberRequest, CallingNumber, ApplicationStatus<'businessCreateCallingNumber'>>
  change: Change<CallingNumber, CallingNumberRequest, unknown, ApplicationStatus<'businessUpdateCallingNumber'>>
  block: Change<CallingNumber, void, unknown, ApplicationStatus<'businessBlockCallingNumber'>>
  cancelBlock: Change<CallingNumber, void, unknown, ApplicationStatus<'businessCancelCallingNumberBlock'>>
  deactivate: Change<
    CallingNumber,
    DeactivateCallingNumberRequest,
    unknown,
    ApplicationStatus<'businessDeactivateCallingNumber'>
  >
  /** `onProgress` receives the uploaded share of the file in percent. */
  upload: (
    onProgress: (percent: number) => void,
  ) => Command<{ file: File }, CallingNumberUpload, ApplicationStatus<'businessUploadCallingNumbers'>>
  download: Command<void, Blob>
  /** Shows which numbers have a running task; for bank employees (R445, R449). */
  showsTasks?: true
}

/** In the order of the filter and of the sorted list. */
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

export const numberModals = {
  add: 'page',
  upload: 'page',
  'block-selected': 'page',
  'cancel-block-selected': 'page',
  'deactivate-selected': 'page',
  'limit-selected': 'page',
  edit: 'record',
  view: 'record',
  block: 'record',
  'cancel-block': 'record',
  deactivate: 'record',
} as const

export type CallingNumbersSearch = ReturnType<typeof numberList.parse>
export type CallingNumbersUrlState = UrlState<CallingNumbersSearch, typeof numberModals>
