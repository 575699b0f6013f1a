import * as zod from 'zod/mini';
import { PrivateCustomer } from './private-customer.ts';

export const privateCustomerListResultsMax = 100;

export const privateCustomerListTotalMin = 0;
export const privateCustomerListTotalMax = 10000000;



export const PrivateCustomerList = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(PrivateCustomer).check(/*#__PURE__*/ zod.maxLength(privateCustomerListResultsMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(privateCustomerListTotalMin)).check(/*#__PURE__*/ zod.lte(privateCustomerListTotalMax))
});

export type PrivateCustomerList = zod.input<typeof PrivateCustomerList>;
export type PrivateCustomerListOutput = zod.output<typeof PrivateCustomerList>;
