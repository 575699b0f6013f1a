import * as zod from 'zod/mini';
import { CustomerDocument } from './customer-document.ts';
import { LastChange } from './last-change.ts';
import { Problem } from './problem.ts';

export const CustomerDocumentChangedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "current": CustomerDocument,
  "lastChange": /*#__PURE__*/ zod.optional(LastChange)
}));

export type CustomerDocumentChangedProblem = zod.input<typeof CustomerDocumentChangedProblem>;
export type CustomerDocumentChangedProblemOutput = zod.output<typeof CustomerDocumentChangedProblem>;
