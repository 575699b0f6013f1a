import * as zod from 'zod/mini';

export const ReloadValue = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(10),/*#__PURE__*/ zod.literal(20),/*#__PURE__*/ zod.literal(30),/*#__PURE__*/ zod.literal(40),/*#__PURE__*/ zod.literal(50),/*#__PURE__*/ zod.literal(60),/*#__PURE__*/ zod.literal(70),/*#__PURE__*/ zod.literal(80),/*#__PURE__*/ zod.literal(90),/*#__PURE__*/ zod.literal(100),/*#__PURE__*/ zod.literal(150),/*#__PURE__*/ zod.literal(200)]);

export type ReloadValue = zod.input<typeof ReloadValue>;
export type ReloadValueOutput = zod.output<typeof ReloadValue>;
