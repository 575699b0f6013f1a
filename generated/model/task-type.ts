import * as zod from 'zod/mini';

export const TaskTypeMax = 80;



export const TaskType = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(TaskTypeMax));

export type TaskType = zod.input<typeof TaskType>;
export type TaskTypeOutput = zod.output<typeof TaskType>;
