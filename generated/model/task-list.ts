import * as zod from 'zod/mini';
import { Task } from './task.ts';
import { Total } from './total.ts';

export const taskListResultsMax = 10000;



export const TaskList = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(Task).check(/*#__PURE__*/ zod.maxLength(taskListResultsMax)),
  "total": Total
});

export type TaskList = zod.input<typeof TaskList>;
export type TaskListOutput = zod.output<typeof TaskList>;
