import * as zod from 'zod/mini';
import { CustomerNote } from './customer-note.ts';
import { Total } from './total.ts';

export const customerNoteListResultsMax = 100;



export const CustomerNoteList = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(CustomerNote).check(/*#__PURE__*/ zod.maxLength(customerNoteListResultsMax)),
  "total": Total
});

export type CustomerNoteList = zod.input<typeof CustomerNoteList>;
export type CustomerNoteListOutput = zod.output<typeof CustomerNoteList>;
