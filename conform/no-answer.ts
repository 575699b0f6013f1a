/** What becomes of a call that nobody answers. */

/** A call got no answer; the message says why. */
export class NoAnswer extends Error {
  readonly call: string
  readonly traceId: string
  readonly isTimeout: boolean

  constructor(error: unknown, timeout: number, call: string, traceId: string) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError'
    super(isTimeout ? `no answer within ${timeout / 1000} s` : reasonOf(error))
    this.call = call
    this.traceId = traceId
    this.isTimeout = isTimeout
  }
}

/** How Node says that it does not know who has signed a certificate. */
const unknownAuthority = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

/** What went wrong, with what was behind it, and what to do where something can be done. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, cause } = error
  const { code = '' } = (cause ?? {}) as { code?: string }
  return [
    message,
    ...(cause instanceof Error ? [cause.message] : []),
    ...(unknownAuthority.has(code) ? ['put the file of your own authority into NODE_EXTRA_CA_CERTS'] : []),
  ].join(': ')
}
