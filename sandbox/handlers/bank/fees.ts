/** The fees and credits of a customer, which only the bank sees and changes. */
import {
  businessCustomer,
  businessCustomerHeld,
  privateCustomer,
  privateCustomerHeld,
} from '#sandbox/handlers/customer-of.ts'
import {
  createBusinessFee,
  createPrivateFee,
  listFeeProducts,
  listFees,
  removeFee,
  removePlannedEnd,
  updateFee,
  withFee,
} from '#sandbox/handlers/fees/fee-calls.ts'
import { handler } from '#sandbox/server/handler.ts'

const privateFee = withFee(privateCustomerHeld)
const businessFee = withFee(businessCustomerHeld)

export const bankFees = {
  bankListPrivateFees: handler('bankListPrivateFees', { subject: privateCustomer, handle: listFees }),
  bankListFeeProducts: handler('bankListFeeProducts', { subject: privateCustomer, handle: listFeeProducts }),
  bankCreatePrivateFee: handler('bankCreatePrivateFee', { subject: privateCustomerHeld, handle: createPrivateFee }),
  bankUpdatePrivateFee: handler('bankUpdatePrivateFee', { subject: privateFee, handle: updateFee }),
  bankDeletePrivateFee: handler('bankDeletePrivateFee', { subject: privateFee, handle: removeFee }),
  bankRemovePrivateFeePlannedEndDate: handler('bankRemovePrivateFeePlannedEndDate', {
    subject: privateFee,
    handle: removePlannedEnd,
  }),
  bankListBusinessFees: handler('bankListBusinessFees', { subject: businessCustomer, handle: listFees }),
  bankCreateBusinessFee: handler('bankCreateBusinessFee', { subject: businessCustomerHeld, handle: createBusinessFee }),
  bankUpdateBusinessFee: handler('bankUpdateBusinessFee', { subject: businessFee, handle: updateFee }),
  bankDeleteBusinessFee: handler('bankDeleteBusinessFee', { subject: businessFee, handle: removeFee }),
  bankRemoveBusinessFeePlannedEndDate: handler('bankRemoveBusinessFeePlannedEndDate', {
    subject: businessFee,
    handle: removePlannedEnd,
  }),
}
