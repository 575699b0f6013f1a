import * as zod from 'zod/mini';
import { DocumentComment } from './document-comment.ts';
import { DocumentType } from './document-type.ts';
import { Id } from './id.ts';

export const customerDocumentFilenameMax = 255;

export const customerDocumentAddedByMax = 255;

export const customerDocumentAddedAtMax = 40;



export const CustomerDocument = /*#__PURE__*/ zod.object({
  "id": Id,
  "documentType": DocumentType,
  "filename": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(customerDocumentFilenameMax)),
  "addedBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(customerDocumentAddedByMax)),
  "addedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(customerDocumentAddedAtMax)),
  "comment": /*#__PURE__*/ zod.union([DocumentComment,/*#__PURE__*/ zod.null()]),
  "deleted": /*#__PURE__*/ zod.boolean()
});

export type CustomerDocument = zod.input<typeof CustomerDocument>;
export type CustomerDocumentOutput = zod.output<typeof CustomerDocument>;
