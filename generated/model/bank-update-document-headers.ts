import * as zod from 'zod/mini';

export const bankUpdateDocumentHeadersIfMatchMax = 66;


export const bankUpdateDocumentHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankUpdateDocumentHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankUpdateDocumentHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankUpdateDocumentHeadersIfMatchRegExp))
})

export type BankUpdateDocumentHeaders = zod.input<typeof BankUpdateDocumentHeaders>;
export type BankUpdateDocumentHeadersOutput = zod.output<typeof BankUpdateDocumentHeaders>;
