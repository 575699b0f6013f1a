import * as zod from 'zod/mini';

export const bankTerminatePrivateCustomerHeadersIfMatchMax = 66;


export const bankTerminatePrivateCustomerHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankTerminatePrivateCustomerHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankTerminatePrivateCustomerHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankTerminatePrivateCustomerHeadersIfMatchRegExp))
})

export type BankTerminatePrivateCustomerHeaders = zod.input<typeof BankTerminatePrivateCustomerHeaders>;
export type BankTerminatePrivateCustomerHeadersOutput = zod.output<typeof BankTerminatePrivateCustomerHeaders>;
