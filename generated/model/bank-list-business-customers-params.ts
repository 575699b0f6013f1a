import * as zod from 'zod/mini';
import { BusinessCustomerSortField } from './business-customer-sort-field.ts';
import { CustomerStatus } from './customer-status.ts';
import { SortOrder } from './sort-order.ts';

export const bankListBusinessCustomersParamsPageDefault = 1;
export const bankListBusinessCustomersParamsPageMax = 1000000;

export const bankListBusinessCustomersParamsLimitDefault = 20;
export const bankListBusinessCustomersParamsLimitMax = 100;

export const bankListBusinessCustomersParamsSortByDefault = 'bpNumber';
export const bankListBusinessCustomersParamsSortOrderDefault = 'desc';
export const bankListBusinessCustomersParamsStatusFilterMax = 3;

export const bankListBusinessCustomersParamsSearchParamsItemMax = 100;


export const bankListBusinessCustomersParamsSearchParamsItemRegExp = new RegExp('^[\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0]*[^\\p{Cc}\\p{Cs}\\p{Cf}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0][^\\p{Cc}\\p{Cs}]*$', 'u');
export const bankListBusinessCustomersParamsSearchParamsMax = 5;


export const BankListBusinessCustomersParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bankListBusinessCustomersParamsPageMax)), bankListBusinessCustomersParamsPageDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bankListBusinessCustomersParamsLimitMax)), bankListBusinessCustomersParamsLimitDefault),
  "sort_by": /*#__PURE__*/ zod._default(BusinessCustomerSortField, bankListBusinessCustomersParamsSortByDefault),
  "sort_order": /*#__PURE__*/ zod._default(SortOrder, bankListBusinessCustomersParamsSortOrderDefault),
  "statusFilter": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(CustomerStatus).check(/*#__PURE__*/ zod.maxLength(bankListBusinessCustomersParamsStatusFilterMax))),
  "searchParams": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankListBusinessCustomersParamsSearchParamsItemMax)).check(/*#__PURE__*/ zod.regex(bankListBusinessCustomersParamsSearchParamsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(bankListBusinessCustomersParamsSearchParamsMax)))
})

export type BankListBusinessCustomersParams = zod.input<typeof BankListBusinessCustomersParams>;
export type BankListBusinessCustomersParamsOutput = zod.output<typeof BankListBusinessCustomersParams>;
