import * as zod from 'zod/mini';
import { CustomerDocument } from './customer-document.ts';
import { Problem } from './problem.ts';

export const CustomerDocumentChangedProblem = /*#__PURE__*/ zod.intersection(Problem, /*#__PURE__*/ zod.object({
  "current": CustomerDocument
}));

export type CustomerDocumentChangedProblem = zod.input<typeof CustomerDocumentChangedProblem>;
export type CustomerDocumentChangedProblemOutput = zod.output<typeof CustomerDocumentChangedProblem>;
