import * as zod from 'zod/mini';
import { BusinessCustomer } from './business-customer.ts';
import { Total } from './total.ts';

export const businessCustomerListResultsMax = 100;



export const BusinessCustomerList = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(BusinessCustomer).check(/*#__PURE__*/ zod.maxLength(businessCustomerListResultsMax)),
  "total": Total
});

export type BusinessCustomerList = zod.input<typeof BusinessCustomerList>;
export type BusinessCustomerListOutput = zod.output<typeof BusinessCustomerList>;
