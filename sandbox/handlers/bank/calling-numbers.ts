/** The calling numbers of a company that the bank names. */
import { withNumber } from '#sandbox/handlers/calling-numbers/number-of.ts'
import { blockNumber, cancelNumberBlock, deactivateNumber } from '#sandbox/handlers/calling-numbers/number-state.ts'
import { exportNumbers, listCities, listNumbers, readNumber } from '#sandbox/handlers/calling-numbers/read-numbers.ts'
import { uploadNumbers } from '#sandbox/handlers/calling-numbers/upload-numbers.ts'
import { changeNumber, createNumber } from '#sandbox/handlers/calling-numbers/write-number.ts'
import { businessCustomer, businessCustomerHeld } from '#sandbox/handlers/customer-of.ts'
import { handler } from '#sandbox/server/handler.ts'

const read = businessCustomer
const held = businessCustomerHeld

export const bankCallingNumbers = {
  bankListPreferredCities: handler('bankListPreferredCities', { handle: listCities }),
  bankListCallingNumbers: handler('bankListCallingNumbers', { subject: read, handle: listNumbers }),
  bankDownloadCallingNumbers: handler('bankDownloadCallingNumbers', { subject: read, handle: exportNumbers }),
  bankUploadCallingNumbers: handler('bankUploadCallingNumbers', {
    subject: read,
    handle: uploadNumbers,
    ownTransactions: true,
  }),
  bankCreateCallingNumber: handler('bankCreateCallingNumber', { subject: held, handle: createNumber }),
  bankGetCallingNumber: handler('bankGetCallingNumber', { subject: withNumber(read), handle: readNumber }),
  bankUpdateCallingNumber: handler('bankUpdateCallingNumber', { subject: withNumber(held), handle: changeNumber }),
  bankBlockCallingNumber: handler('bankBlockCallingNumber', { subject: withNumber(held), handle: blockNumber }),
  bankCancelCallingNumberBlock: handler('bankCancelCallingNumberBlock', {
    subject: withNumber(held),
    handle: cancelNumberBlock,
  }),
  bankDeactivateCallingNumber: handler('bankDeactivateCallingNumber', {
    subject: withNumber(held),
    handle: deactivateNumber,
  }),
}
