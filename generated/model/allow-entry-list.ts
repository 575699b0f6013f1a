import * as zod from 'zod/mini';
import { AllowEntry } from './allow-entry.ts';

export const allowEntryListResultsMax = 10000;

export const allowEntryListTotalMin = 0;
export const allowEntryListTotalMax = 10000;



export const AllowEntryList = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(AllowEntry).check(/*#__PURE__*/ zod.maxLength(allowEntryListResultsMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(allowEntryListTotalMin)).check(/*#__PURE__*/ zod.lte(allowEntryListTotalMax))
});

export type AllowEntryList = zod.input<typeof AllowEntryList>;
export type AllowEntryListOutput = zod.output<typeof AllowEntryList>;
