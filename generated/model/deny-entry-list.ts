import * as zod from 'zod/mini';
import { DenyEntry } from './deny-entry.ts';
import { Total } from './total.ts';

export const denyEntryListResultsMax = 10000;



export const DenyEntryList = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(DenyEntry).check(/*#__PURE__*/ zod.maxLength(denyEntryListResultsMax)),
  "total": Total
});

export type DenyEntryList = zod.input<typeof DenyEntryList>;
export type DenyEntryListOutput = zod.output<typeof DenyEntryList>;
