import * as zod from 'zod/mini';
import { BillRun } from './bill-run.ts';

export const BillRunListMax = 1000;



export const BillRunList = /*#__PURE__*/ zod.array(BillRun).check(/*#__PURE__*/ zod.maxLength(BillRunListMax));

export type BillRunList = zod.input<typeof BillRunList>;
export type BillRunListOutput = zod.output<typeof BillRunList>;
