import * as zod from 'zod/mini';
import { NotificationSortField } from './notification-sort-field.ts';
import { SortOrder } from './sort-order.ts';

export const bankListNotificationsParamsPageDefault = 1;
export const bankListNotificationsParamsPageMax = 1000000;

export const bankListNotificationsParamsLimitDefault = 25;
export const bankListNotificationsParamsLimitMax = 100;

export const bankListNotificationsParamsSortByDefault = 'sentAt';
export const bankListNotificationsParamsSortOrderDefault = 'desc';
export const BankListNotificationsParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bankListNotificationsParamsPageMax)), bankListNotificationsParamsPageDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(bankListNotificationsParamsLimitMax)), bankListNotificationsParamsLimitDefault),
  "sortBy": /*#__PURE__*/ zod._default(NotificationSortField, bankListNotificationsParamsSortByDefault),
  "sortOrder": /*#__PURE__*/ zod._default(SortOrder, bankListNotificationsParamsSortOrderDefault)
})

export type BankListNotificationsParams = zod.input<typeof BankListNotificationsParams>;
export type BankListNotificationsParamsOutput = zod.output<typeof BankListNotificationsParams>;
