import * as zod from 'zod/mini';
import { CustomerDocument } from './customer-document.ts';

export const customerDocumentListResultsMax = 10000;

export const customerDocumentListTotalMin = 0;
export const customerDocumentListTotalMax = 10000;



export const CustomerDocumentList = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(CustomerDocument).check(/*#__PURE__*/ zod.maxLength(customerDocumentListResultsMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(customerDocumentListTotalMin)).check(/*#__PURE__*/ zod.lte(customerDocumentListTotalMax))
});

export type CustomerDocumentList = zod.input<typeof CustomerDocumentList>;
export type CustomerDocumentListOutput = zod.output<typeof CustomerDocumentList>;
