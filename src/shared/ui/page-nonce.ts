/** The nonce of the page that we are on; styles that are made while it lives need it (Content-Security-Policy). */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
}

/** Libraries that add style sheets by themselves look for the nonce here. */
export function shareNonce(): void {
  const nonce = pageNonce()
  if (nonce !== undefined) Object.assign(globalThis, { __webpack_nonce__: nonce })
}
