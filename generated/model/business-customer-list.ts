import * as zod from 'zod/mini';
import { BusinessCustomer } from './business-customer.ts';

export const businessCustomerListResultsMax = 100;

export const businessCustomerListTotalMin = 0;
export const businessCustomerListTotalMax = 10000000;



export const BusinessCustomerList = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(BusinessCustomer).check(/*#__PURE__*/ zod.maxLength(businessCustomerListResultsMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(businessCustomerListTotalMin)).check(/*#__PURE__*/ zod.lte(businessCustomerListTotalMax))
});

export type BusinessCustomerList = zod.input<typeof BusinessCustomerList>;
export type BusinessCustomerListOutput = zod.output<typeof BusinessCustomerList>;
