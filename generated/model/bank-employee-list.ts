import * as zod from 'zod/mini';
import { BankEmployee } from './bank-employee.ts';

export const bankEmployeeListResultsMax = 10000;

export const bankEmployeeListTotalMin = 0;
export const bankEmployeeListTotalMax = 10000;



export const BankEmployeeList = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(BankEmployee).check(/*#__PURE__*/ zod.maxLength(bankEmployeeListResultsMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(bankEmployeeListTotalMin)).check(/*#__PURE__*/ zod.lte(bankEmployeeListTotalMax))
});

export type BankEmployeeList = zod.input<typeof BankEmployeeList>;
export type BankEmployeeListOutput = zod.output<typeof BankEmployeeList>;
