import * as zod from 'zod/mini';

export const IdempotencyKeyMax = 36;



export const IdempotencyKey = /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(IdempotencyKeyMax));

export type IdempotencyKey = zod.input<typeof IdempotencyKey>;
export type IdempotencyKeyOutput = zod.output<typeof IdempotencyKey>;
