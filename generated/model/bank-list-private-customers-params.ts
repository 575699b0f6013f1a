import * as zod from 'zod/mini';
import { CustomerStatus } from './customer-status.ts';
import { PrivateCustomerSortField } from './private-customer-sort-field.ts';
import { SortOrder } from './sort-order.ts';

export const bankListPrivateCustomersParamsPageDefault = 1;
export const bankListPrivateCustomersParamsPageMax = 1000000;

export const bankListPrivateCustomersParamsLimitDefault = 20;
export const bankListPrivateCustomersParamsLimitMax = 100;

export const bankListPrivateCustomersParamsSortByDefault = 'bpNumber';
export const bankListPrivateCustomersParamsSortOrderDefault = 'desc';
export const bankListPrivateCustomersParamsStatusFilterMax = 3;

export const bankListPrivateCustomersParamsSearchParamsItemMax = 100;


export const bankListPrivateCustomersParamsSearchParamsItemRegExp = new RegExp('^[\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0]*[^\\p{Cc}\\p{Cs}\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0][^\\p{Cc}\\p{Cs}]*$', 'u');
export const bankListPrivateCustomersParamsSearchParamsMax = 5;


export const BankListPrivateCustomersParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bankListPrivateCustomersParamsPageMax)), bankListPrivateCustomersParamsPageDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bankListPrivateCustomersParamsLimitMax)), bankListPrivateCustomersParamsLimitDefault),
  "sort_by": /*#__PURE__*/ zod._default(PrivateCustomerSortField, bankListPrivateCustomersParamsSortByDefault),
  "sort_order": /*#__PURE__*/ zod._default(SortOrder, bankListPrivateCustomersParamsSortOrderDefault),
  "statusFilter": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(CustomerStatus).check(/*#__PURE__*/ zod.maxLength(bankListPrivateCustomersParamsStatusFilterMax))),
  "searchParams": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankListPrivateCustomersParamsSearchParamsItemMax)).check(/*#__PURE__*/ zod.regex(bankListPrivateCustomersParamsSearchParamsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(bankListPrivateCustomersParamsSearchParamsMax)))
})

export type BankListPrivateCustomersParams = zod.input<typeof BankListPrivateCustomersParams>;
export type BankListPrivateCustomersParamsOutput = zod.output<typeof BankListPrivateCustomersParams>;
