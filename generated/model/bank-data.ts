import * as zod from 'zod/mini';
import { AccountHolder } from './account-holder.ts';
import { Iban } from './iban.ts';

export const bankDataSignDateMax = 10;



export const BankData = /*#__PURE__*/ zod.object({
  "accountHolder": AccountHolder,
  "iban": Iban,
  "signDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(bankDataSignDateMax))
});

export type BankData = zod.input<typeof BankData>;
export type BankDataOutput = zod.output<typeof BankData>;
