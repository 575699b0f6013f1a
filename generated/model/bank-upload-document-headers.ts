import * as zod from 'zod/mini';
import { DocumentType } from './document-type.ts';
import { IdempotencyKey } from './idempotency-key.ts';

export const bankUploadDocumentHeadersDocNameMax = 3060;


export const bankUploadDocumentHeadersDocNameRegExp = new RegExp('^(?:[A-Za-z0-9._~!*\'()-]|%[2-6][0-9A-Fa-f]|%7[0-9A-Ea-e]|%[Cc]2%[ABab][0-9A-Fa-f]|%(?:[Cc][3-9A-Fa-f]|[Dd][0-9A-Fa-f])%[89ABab][0-9A-Fa-f]|%[Ee]0%[ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][1-9A-CEFa-cef]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][Dd]%[89][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]0%[9ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff][1-3]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]4%8[0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f])+$', 'u');
export const bankUploadDocumentHeadersDocCommentMax = 2400;


export const bankUploadDocumentHeadersDocCommentRegExp = new RegExp('^(?:[A-Za-z0-9._~!*\'()-]|%0[9ADad]|%[2-6][0-9A-Fa-f]|%7[0-9A-Ea-e]|%[Cc]2%[ABab][0-9A-Fa-f]|%(?:[Cc][3-9A-Fa-f]|[Dd][0-9A-Fa-f])%[89ABab][0-9A-Fa-f]|%[Ee]0%[ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][1-9A-CEFa-cef]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ee][Dd]%[89][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]0%[9ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff][1-3]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|%[Ff]4%8[0-9A-Fa-f]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f])+$', 'u');
export const bankUploadDocumentHeadersDocMimetypeMax = 255;


export const bankUploadDocumentHeadersDocMimetypeRegExp = new RegExp('^[A-Za-z0-9.+_-]+/[A-Za-z0-9.+_-]+$', 'u');

export const BankUploadDocumentHeaders = /*#__PURE__*/ zod.object({
  "Idempotency-Key": IdempotencyKey,
  "Doc-Name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankUploadDocumentHeadersDocNameMax)).check(/*#__PURE__*/ zod.regex(bankUploadDocumentHeadersDocNameRegExp)),
  "Doc-Type": DocumentType,
  "Doc-Comment": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankUploadDocumentHeadersDocCommentMax)).check(/*#__PURE__*/ zod.regex(bankUploadDocumentHeadersDocCommentRegExp))),
  "Doc-Mimetype": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(bankUploadDocumentHeadersDocMimetypeMax)).check(/*#__PURE__*/ zod.regex(bankUploadDocumentHeadersDocMimetypeRegExp))
})

export type BankUploadDocumentHeaders = zod.input<typeof BankUploadDocumentHeaders>;
export type BankUploadDocumentHeadersOutput = zod.output<typeof BankUploadDocumentHeaders>;
