/** Stands in the built page wherever the nonce of an answer belongs; the server writes a fresh one each time. */
export const noncePlaceholder = '__CSP_NONCE__'
