import * as zod from 'zod/mini';

export const CallingNumberLimit = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(50),/*#__PURE__*/ zod.literal(100),/*#__PURE__*/ zod.literal(200),/*#__PURE__*/ zod.literal(350),/*#__PURE__*/ zod.literal(500),/*#__PURE__*/ zod.literal(1000),/*#__PURE__*/ zod.literal(2000),/*#__PURE__*/ zod.literal(4000)]);

export type CallingNumberLimit = zod.input<typeof CallingNumberLimit>;
export type CallingNumberLimitOutput = zod.output<typeof CallingNumberLimit>;
