/** As in semantic versioning: major breaks a client or a server, minor adds, patch changes words and examples. */
export type Impact = 'major' | 'minor' | 'patch'

export type Change = {
  impact: Impact
  /** JSON pointer of what changed, in the newer bundle; in the older one when it is gone. */
  pointer: string
  sentence: string
}
