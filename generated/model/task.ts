import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { TaskObjectType } from './task-object-type.ts';
import { TaskType } from './task-type.ts';
import { Timestamp } from './timestamp.ts';
import { TraceId } from './trace-id.ts';

export const taskBusinessIdentifierMax = 255;

export const taskAttemptsMin = 0;
export const taskAttemptsMax = 1000000;

export const taskErrorMessageMax = 10000;



export const Task = /*#__PURE__*/ zod.object({
  "id": Id,
  "creationDate": Timestamp,
  "objectType": TaskObjectType,
  "businessIdentifier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskBusinessIdentifierMax)),
  "taskType": TaskType,
  "attempts": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskAttemptsMin)).check(/*#__PURE__*/ zod.lte(taskAttemptsMax)),
  "nextAttemptNotBefore": /*#__PURE__*/ zod.union([Timestamp,/*#__PURE__*/ zod.null()]),
  "supportId": /*#__PURE__*/ zod.union([TraceId,/*#__PURE__*/ zod.null()]),
  "errorMessage": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskErrorMessageMax)))
});

export type Task = zod.input<typeof Task>;
export type TaskOutput = zod.output<typeof Task>;
