import * as zod from 'zod/mini';
import { AllowEntry } from './allow-entry.ts';
import { Total } from './total.ts';

export const allowEntryListResultsMax = 10000;



export const AllowEntryList = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(AllowEntry).check(/*#__PURE__*/ zod.maxLength(allowEntryListResultsMax)),
  "total": Total
});

export type AllowEntryList = zod.input<typeof AllowEntryList>;
export type AllowEntryListOutput = zod.output<typeof AllowEntryList>;
