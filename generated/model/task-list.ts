import * as zod from 'zod/mini';
import { Task } from './task.ts';

export const taskListResultsMax = 10000;

export const taskListTotalMin = 0;
export const taskListTotalMax = 10000;



export const TaskList = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(Task).check(/*#__PURE__*/ zod.maxLength(taskListResultsMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskListTotalMin)).check(/*#__PURE__*/ zod.lte(taskListTotalMax))
});

export type TaskList = zod.input<typeof TaskList>;
export type TaskListOutput = zod.output<typeof TaskList>;
