import * as zod from 'zod/mini';

export const billRunDayDayMax = 10;



export const BillRunDay = /*#__PURE__*/ zod.object({
  "day": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(billRunDayDayMax)),
  "transactionsScheduled": /*#__PURE__*/ zod.boolean()
});

export type BillRunDay = zod.input<typeof BillRunDay>;
export type BillRunDayOutput = zod.output<typeof BillRunDay>;
