import * as zod from 'zod/mini';
import { CustomerDocument } from './customer-document.ts';
import { Total } from './total.ts';

export const customerDocumentListResultsMax = 10000;



export const CustomerDocumentList = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(CustomerDocument).check(/*#__PURE__*/ zod.maxLength(customerDocumentListResultsMax)),
  "total": Total
});

export type CustomerDocumentList = zod.input<typeof CustomerDocumentList>;
export type CustomerDocumentListOutput = zod.output<typeof CustomerDocumentList>;
