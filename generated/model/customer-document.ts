import * as zod from 'zod/mini';
import { Author } from './author.ts';
import { DocumentComment } from './document-comment.ts';
import { DocumentType } from './document-type.ts';
import { Etag } from './etag.ts';
import { Id } from './id.ts';
import { Timestamp } from './timestamp.ts';

export const customerDocumentFilenameMax = 255;



export const CustomerDocument = /*#__PURE__*/ zod.object({
  "id": Id,
  "etag": Etag,
  "documentType": DocumentType,
  "filename": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(customerDocumentFilenameMax)),
  "addedBy": Author,
  "addedAt": Timestamp,
  "comment": /*#__PURE__*/ zod.union([DocumentComment,/*#__PURE__*/ zod.null()]),
  "deleted": /*#__PURE__*/ zod.boolean()
});

export type CustomerDocument = zod.input<typeof CustomerDocument>;
export type CustomerDocumentOutput = zod.output<typeof CustomerDocument>;
