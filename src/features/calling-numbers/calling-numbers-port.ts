import type { CallingNumber } from '#generated/model/calling-number.ts'
import type { CallingNumberList } from '#generated/model/calling-number-list.ts'
import type { CallingNumberRequest } from '#generated/model/calling-number-request.ts'
import type { CallingNumberUpload } from '#generated/model/calling-number-upload.ts'
import type { DeactivateCallingNumberRequest } from '#generated/model/deactivate-calling-number-request.ts'
import type { PreferredCityList } from '#generated/model/preferred-city-list.ts'
import type { Change, Command, Query } from '#src/shared/query/port.ts'

/** What the calling numbers of one company need; its own area and the bank answer in their own way. */
export type CallingNumbersPort = {
  numbers: () => Query<CallingNumberList>
  number: (id: string) => Query<CallingNumber>
  cities: () => Query<PreferredCityList>
  add: Command<CallingNumberRequest, CallingNumber, 409 | 460 | 461 | 462>
  change: Change<CallingNumber, CallingNumberRequest, unknown, 409 | 460 | 461 | 462>
  block: Change<CallingNumber, void, unknown, 409>
  cancelBlock: Change<CallingNumber, void, unknown, 409>
  deactivate: Change<CallingNumber, DeactivateCallingNumberRequest, unknown, 409>
  /** `tell` learns how much of the file has left the browser, in percent. */
  upload: (tell: (percent: number) => void) => Command<{ file: File }, CallingNumberUpload, 460>
  download: Command<void, Blob>
  /** Shows on which numbers work still runs; for bank employees (R445, R449). */
  showsTasks?: true
}
