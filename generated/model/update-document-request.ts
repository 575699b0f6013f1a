import * as zod from 'zod/mini';
import { DocumentComment } from './document-comment.ts';
import { DocumentType } from './document-type.ts';

export const UpdateDocumentRequest = /*#__PURE__*/ zod.object({
  "documentType": DocumentType,
  "documentComment": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([DocumentComment,/*#__PURE__*/ zod.null()])),
  "deleted": /*#__PURE__*/ zod.boolean()
});

export type UpdateDocumentRequest = zod.input<typeof UpdateDocumentRequest>;
export type UpdateDocumentRequestOutput = zod.output<typeof UpdateDocumentRequest>;
