import * as zod from 'zod/mini';
import { AccountHolder } from './account-holder.ts';
import { Day } from './day.ts';
import { Etag } from './etag.ts';
import { Iban } from './iban.ts';

export const BankData = /*#__PURE__*/ zod.object({
  "etag": Etag,
  "accountHolder": AccountHolder,
  "iban": Iban,
  "signDate": Day
});

export type BankData = zod.input<typeof BankData>;
export type BankDataOutput = zod.output<typeof BankData>;
