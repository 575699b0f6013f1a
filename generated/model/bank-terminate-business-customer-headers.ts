import * as zod from 'zod/mini';

export const bankTerminateBusinessCustomerHeadersIfMatchMax = 66;


export const bankTerminateBusinessCustomerHeadersIfMatchRegExp = new RegExp('^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$', 'u');

export const BankTerminateBusinessCustomerHeaders = /*#__PURE__*/ zod.object({
  "If-Match": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(bankTerminateBusinessCustomerHeadersIfMatchMax)).check(/*#__PURE__*/ zod.regex(bankTerminateBusinessCustomerHeadersIfMatchRegExp))
})

export type BankTerminateBusinessCustomerHeaders = zod.input<typeof BankTerminateBusinessCustomerHeaders>;
export type BankTerminateBusinessCustomerHeadersOutput = zod.output<typeof BankTerminateBusinessCustomerHeaders>;
