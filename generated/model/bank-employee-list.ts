import * as zod from 'zod/mini';
import { BankEmployee } from './bank-employee.ts';
import { Total } from './total.ts';

export const bankEmployeeListResultsMax = 10000;



export const BankEmployeeList = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(BankEmployee).check(/*#__PURE__*/ zod.maxLength(bankEmployeeListResultsMax)),
  "total": Total
});

export type BankEmployeeList = zod.input<typeof BankEmployeeList>;
export type BankEmployeeListOutput = zod.output<typeof BankEmployeeList>;
