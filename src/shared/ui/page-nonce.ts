/** The Content-Security-Policy nonce of the page, for style elements that are added later. */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
}

/** Sets the global variable from which libraries read the nonce for their style sheets. */
export function shareNonce(): void {
  const nonce = pageNonce()
  if (nonce !== undefined) Object.assign(globalThis, { __webpack_nonce__: nonce })
}
