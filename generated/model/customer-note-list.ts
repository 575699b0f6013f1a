import * as zod from 'zod/mini';
import { CustomerNote } from './customer-note.ts';

export const customerNoteListResultsMax = 100;

export const customerNoteListTotalMin = 0;
export const customerNoteListTotalMax = 100000000;



export const CustomerNoteList = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(CustomerNote).check(/*#__PURE__*/ zod.maxLength(customerNoteListResultsMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(customerNoteListTotalMin)).check(/*#__PURE__*/ zod.lte(customerNoteListTotalMax))
});

export type CustomerNoteList = zod.input<typeof CustomerNoteList>;
export type CustomerNoteListOutput = zod.output<typeof CustomerNoteList>;
