import * as zod from 'zod/mini';

export const PaymentMethod = /*#__PURE__*/ zod.enum(['OPEN_INVOICE', 'COLLECTION']);

export type PaymentMethod = zod.input<typeof PaymentMethod>;
export type PaymentMethodOutput = zod.output<typeof PaymentMethod>;
