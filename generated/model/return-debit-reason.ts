import * as zod from 'zod/mini';

export const ReturnDebitReason = /*#__PURE__*/ zod.enum(['AC01', 'AC04', 'AC06', 'AC13', 'AG01', 'AG02', 'AM04', 'AM05', 'BE01', 'BE05', 'CNOR', 'DNOR', 'FF01', 'FF05', 'MD01', 'MD02', 'MD06', 'MD07', 'MS02', 'MS03', 'RC01', 'RR01', 'RR02', 'RR03', 'RR04', 'SL01']);

export type ReturnDebitReason = zod.input<typeof ReturnDebitReason>;
export type ReturnDebitReasonOutput = zod.output<typeof ReturnDebitReason>;
