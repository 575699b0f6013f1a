import type { ChangeCallNumberRequest } from '#generated/model/change-call-number-request.ts'
import type { CustomerCallNumber } from '#generated/model/customer-call-number.ts'
import type { ReplaceCallNumberRequest } from '#generated/model/replace-call-number-request.ts'
import type { SmsTanRequest } from '#generated/model/sms-tan-request.ts'
import type { TanCreated } from '#generated/model/tan-created.ts'
import type { ApplicationStatus, Change, Command, Query } from '#src/shared/query/port.ts'

/** The mobile number that one customer pays with; changed with a code where one can be requested. */
export type CallNumberPort = CallNumberPortWithCode | CallNumberPortWithoutCode

/** The change is confirmed with a code that goes to the new number by SMS. */
export type CallNumberPortWithCode = {
  callNumber: () => Query<CustomerCallNumber>
  requestCode: Command<SmsTanRequest, TanCreated, ApplicationStatus<'privateRequestSmsTan'>>
  changeCallNumber: Change<
    CustomerCallNumber,
    ChangeCallNumberRequest,
    void,
    ApplicationStatus<'privateChangeCallNumber'>
  >
}

/** Bank employees need no code (A08). */
export type CallNumberPortWithoutCode = {
  callNumber: () => Query<CustomerCallNumber>
  requestCode?: undefined
  changeCallNumber: Change<
    CustomerCallNumber,
    ReplaceCallNumberRequest,
    void,
    ApplicationStatus<'bankChangeCallNumber'>
  >
}
