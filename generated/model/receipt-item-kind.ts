import * as zod from 'zod/mini';

export const ReceiptItemKind = /*#__PURE__*/ zod.enum(['MONTHLY_FEE', 'FEE', 'CREDIT']);

export type ReceiptItemKind = zod.input<typeof ReceiptItemKind>;
export type ReceiptItemKindOutput = zod.output<typeof ReceiptItemKind>;
