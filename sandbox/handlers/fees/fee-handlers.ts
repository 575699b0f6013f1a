/** The fees and credits of a customer, which only the bank sees and changes. */
import { on, read, write } from '#sandbox/handlers/entry.ts'
import {
  createBusinessFee,
  createPrivateFee,
  listFeeProducts,
  listFees,
  namedFee,
  removeFee,
  removePlannedEnd,
  updateFee,
} from '#sandbox/handlers/fees/fee-calls.ts'
import { of, twins } from '#sandbox/handlers/twins.ts'
import { company, person } from '#sandbox/handlers/ways.ts'

const fee = on(namedFee)

export const feeHandlers = {
  ...twins(
    { Private: person, Business: company },
    {
      'bankList*Fees': read(listFees),
      'bankUpdate*Fee': fee.write(updateFee),
      'bankDelete*Fee': fee.write(removeFee),
      'bankRemove*FeePlannedEndDate': fee.write(removePlannedEnd),
    },
  ),
  ...of(person, { bankListFeeProducts: read(listFeeProducts), bankCreatePrivateFee: write(createPrivateFee) }),
  ...of(company, { bankCreateBusinessFee: write(createBusinessFee) }),
}
