/** A backend without etags gets one line about it, and none about each record that lacks one. */
import type { Finding } from '#conform/finding.ts'

/** Under this name a run remembers that it was said. */
export const lacksEtags = 'lacks etags'

const isAboutEtag = ({ says }: Finding) => /\betag breaks required$/.test(says)

/** What is left to be said about an answer. */
export function withoutLostEtags(found: readonly Finding[], made: Map<string, unknown>): Finding[] {
  const lost = found.find(isAboutEtag)
  const rest = found.filter((finding) => !isAboutEtag(finding))
  if (lost === undefined || made.has(lacksEtags)) return rest
  made.set(lacksEtags, Promise.resolve())
  const says = 'records have no etag: who saves last writes over what somebody else has changed, and nobody sees it'
  return [...rest, { ...lost, says, pointer: '#/components/schemas/Etag' }]
}
