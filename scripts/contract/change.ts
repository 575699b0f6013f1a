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

/** Concerns who calls at all: what every request has to have, where it goes, and who may call. */
const ofEveryCaller =
  /became required|^Required .* was added|(Operation|Path) .* was removed|^A server|`security`|`operationId`/

/** Who notices the change, and what. */
function effectsOf({ sentence, impact, breaks = [] }: Change): string[] {
  if (impact === 'patch') return ['nothing that is sent or read differs']
  if (impact === 'minor') return ['what was sent and read before still works']
  const isForAll = ofEveryCaller.test(sentence)
  return [
    ...(breaks.includes('reader') ? ['whoever reads it breaks'] : []),
    ...(breaks.includes('caller')
      ? [isForAll ? 'every caller breaks' : 'callers who rely on what was allowed before break']
      : []),
    ...(breaks.includes('server') ? ['every server has to follow'] : []),
  ]
}

/** Says in one sentence what changed, who notices what, and which step it needs. */
export const describeChange = (change: Change): string =>
  `${change.sentence.replace(/\.$/, '')}: ${effectsOf(change).join(', ') || 'nobody breaks'}, ${change.impact}.`
