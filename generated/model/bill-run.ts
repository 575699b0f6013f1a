import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const billRunYearMin = 2000;
export const billRunYearMax = 2100;

export const billRunMonthMax = 12;

export const billRunRunNumberMax = 1000;



export const BillRun = /*#__PURE__*/ zod.object({
  "id": Id,
  "year": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(billRunYearMin)).check(/*#__PURE__*/ zod.lte(billRunYearMax)),
  "month": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(billRunMonthMax)),
  "runNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(billRunRunNumberMax))
});

export type BillRun = zod.input<typeof BillRun>;
export type BillRunOutput = zod.output<typeof BillRun>;
