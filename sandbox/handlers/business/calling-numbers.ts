/** The calling numbers of the administrator's own company. */
import { withNumber } from '#sandbox/handlers/calling-numbers/number-of.ts'
import { blockNumber, cancelNumberBlock, deactivateNumber } from '#sandbox/handlers/calling-numbers/number-state.ts'
import { exportNumbers, listCities, listNumbers, readNumber } from '#sandbox/handlers/calling-numbers/read-numbers.ts'
import { uploadNumbers } from '#sandbox/handlers/calling-numbers/upload-numbers.ts'
import { changeNumber, createNumber } from '#sandbox/handlers/calling-numbers/write-number.ts'
import { ownCustomer, ownCustomerHeld } from '#sandbox/handlers/customer-of.ts'
import { handler } from '#sandbox/server/handler.ts'

const read = ownCustomer
const held = ownCustomerHeld

export const businessCallingNumbers = {
  businessListPreferredCities: handler('businessListPreferredCities', { handle: listCities }),
  businessListCallingNumbers: handler('businessListCallingNumbers', { subject: read, handle: listNumbers }),
  businessDownloadCallingNumbers: handler('businessDownloadCallingNumbers', { subject: read, handle: exportNumbers }),
  businessUploadCallingNumbers: handler('businessUploadCallingNumbers', {
    subject: read,
    handle: uploadNumbers,
    ownTransactions: true,
  }),
  businessCreateCallingNumber: handler('businessCreateCallingNumber', { subject: held, handle: createNumber }),
  businessGetCallingNumber: handler('businessGetCallingNumber', { subject: withNumber(read), handle: readNumber }),
  businessUpdateCallingNumber: handler('businessUpdateCallingNumber', {
    subject: withNumber(held),
    handle: changeNumber,
  }),
  businessBlockCallingNumber: handler('businessBlockCallingNumber', { subject: withNumber(held), handle: blockNumber }),
  businessCancelCallingNumberBlock: handler('businessCancelCallingNumberBlock', {
    subject: withNumber(held),
    handle: cancelNumberBlock,
  }),
  businessDeactivateCallingNumber: handler('businessDeactivateCallingNumber', {
    subject: withNumber(held),
    handle: deactivateNumber,
  }),
}
