import * as zod from 'zod/mini';

export const BusinessMonthlyLimit = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(100),/*#__PURE__*/ zod.literal(400),/*#__PURE__*/ zod.literal(800),/*#__PURE__*/ zod.literal(1000),/*#__PURE__*/ zod.literal(2000),/*#__PURE__*/ zod.literal(5000),/*#__PURE__*/ zod.literal(7000),/*#__PURE__*/ zod.literal(10000),/*#__PURE__*/ zod.literal(15000),/*#__PURE__*/ zod.literal(20000),/*#__PURE__*/ zod.literal(25000),/*#__PURE__*/ zod.literal(30000),/*#__PURE__*/ zod.literal(50000)]);

export type BusinessMonthlyLimit = zod.input<typeof BusinessMonthlyLimit>;
export type BusinessMonthlyLimitOutput = zod.output<typeof BusinessMonthlyLimit>;
