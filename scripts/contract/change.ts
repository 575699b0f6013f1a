/** As in semantic versioning: major breaks a client or a server, minor adds, patch changes words and examples. */
export type Impact = 'major' | 'minor' | 'patch'

/** Whom a breaking change concerns: a client that reads answers, one that sends requests, and a backend. */
type Party = 'reader' | 'caller' | 'server'

export type Change = {
  impact: Impact
  /** JSON pointer of what changed, in the newer bundle; in the older one when it is gone. */
  pointer: string
  /** Where it was in the older bundle, if it had another name or place there. */
  formerPointer?: string
  sentence: string
  /** Of a breaking change. */
  breaks?: readonly Party[]
}

/** Says in one sentence what changed, whom it breaks and which step it needs. */
export const describeChange = ({ sentence, impact, breaks = [] }: Change): string => {
  const clients = breaks.filter((party) => party !== 'server')
  const effects = [
    ...(clients.length > 0 ? [`every ${clients.join(' and ')} breaks`] : []),
    ...(breaks.includes('server') ? ['every server has to follow'] : []),
  ]
  return `${sentence.replace(/\.$/, '')}: ${effects.join(', ') || 'nobody breaks'}, ${impact}.`
}
