import * as zod from 'zod/mini';

export const bankDeleteDocumentHeadersIfMatchMax = 66;


export const bankDeleteDocumentHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankDeleteDocumentHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankDeleteDocumentHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankDeleteDocumentHeadersIfMatchRegExp))
})

export type BankDeleteDocumentHeaders = zod.input<typeof BankDeleteDocumentHeaders>;
export type BankDeleteDocumentHeadersOutput = zod.output<typeof BankDeleteDocumentHeaders>;
