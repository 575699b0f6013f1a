import * as zod from 'zod/mini';
import { AccountHolder } from './account-holder.ts';
import { Day } from './day.ts';
import { Iban } from './iban.ts';

export const UpdateBankDataRequest = /*#__PURE__*/ zod.object({
  "accountHolder": AccountHolder,
  "iban": Iban,
  "signDate": Day
});

export type UpdateBankDataRequest = zod.input<typeof UpdateBankDataRequest>;
export type UpdateBankDataRequestOutput = zod.output<typeof UpdateBankDataRequest>;
