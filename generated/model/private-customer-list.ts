import * as zod from 'zod/mini';
import { PrivateCustomer } from './private-customer.ts';
import { Total } from './total.ts';

export const privateCustomerListResultsMax = 100;



export const PrivateCustomerList = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(PrivateCustomer).check(/*#__PURE__*/ zod.maxLength(privateCustomerListResultsMax)),
  "total": Total
});

export type PrivateCustomerList = zod.input<typeof PrivateCustomerList>;
export type PrivateCustomerListOutput = zod.output<typeof PrivateCustomerList>;
