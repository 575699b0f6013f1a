import * as zod from 'zod/mini';
import { DenyEntry } from './deny-entry.ts';

export const denyEntryListResultsMax = 10000;

export const denyEntryListTotalMin = 0;
export const denyEntryListTotalMax = 10000;



export const DenyEntryList = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(DenyEntry).check(/*#__PURE__*/ zod.maxLength(denyEntryListResultsMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(denyEntryListTotalMin)).check(/*#__PURE__*/ zod.lte(denyEntryListTotalMax))
});

export type DenyEntryList = zod.input<typeof DenyEntryList>;
export type DenyEntryListOutput = zod.output<typeof DenyEntryList>;
