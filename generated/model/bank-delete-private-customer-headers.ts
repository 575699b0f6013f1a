import * as zod from 'zod/mini';

export const bankDeletePrivateCustomerHeadersIfMatchMax = 66;


export const bankDeletePrivateCustomerHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankDeletePrivateCustomerHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankDeletePrivateCustomerHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankDeletePrivateCustomerHeadersIfMatchRegExp))
})

export type BankDeletePrivateCustomerHeaders = zod.input<typeof BankDeletePrivateCustomerHeaders>;
export type BankDeletePrivateCustomerHeadersOutput = zod.output<typeof BankDeletePrivateCustomerHeaders>;
