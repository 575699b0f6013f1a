import * as zod from 'zod/mini';
import { Day } from './day.ts';

export const BillRunDay = /*#__PURE__*/ zod.object({
  "day": Day,
  "transactionsScheduled": /*#__PURE__*/ zod.boolean()
});

export type BillRunDay = zod.input<typeof BillRunDay>;
export type BillRunDayOutput = zod.output<typeof BillRunDay>;
