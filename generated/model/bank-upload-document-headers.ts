import * as zod from 'zod/mini';
import { DocumentType } from './document-type.ts';

export const bankUploadDocumentHeadersDocNameMax = 2295;


export const bankUploadDocumentHeadersDocNameRegExp = new RegExp('^[A-Za-z0-9%._~!*\'()-]+$', 'u');
export const bankUploadDocumentHeadersDocCommentMax = 1800;


export const bankUploadDocumentHeadersDocCommentRegExp = new RegExp('^[A-Za-z0-9%._~!*\'()-]+$', 'u');
export const bankUploadDocumentHeadersDocMimetypeMax = 255;


export const bankUploadDocumentHeadersDocMimetypeRegExp = new RegExp('^[A-Za-z0-9.+_-]+/[A-Za-z0-9.+_-]+$', 'u');

export const BankUploadDocumentHeaders = /*#__PURE__*/ zod.object({
  "Doc-Name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankUploadDocumentHeadersDocNameMax)).check(/*#__PURE__*/ zod.regex(bankUploadDocumentHeadersDocNameRegExp)),
  "Doc-Type": DocumentType,
  "Doc-Comment": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankUploadDocumentHeadersDocCommentMax)).check(/*#__PURE__*/ zod.regex(bankUploadDocumentHeadersDocCommentRegExp))),
  "Doc-Mimetype": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bankUploadDocumentHeadersDocMimetypeMax)).check(/*#__PURE__*/ zod.regex(bankUploadDocumentHeadersDocMimetypeRegExp))
})

export type BankUploadDocumentHeaders = zod.input<typeof BankUploadDocumentHeaders>;
export type BankUploadDocumentHeadersOutput = zod.output<typeof BankUploadDocumentHeaders>;
