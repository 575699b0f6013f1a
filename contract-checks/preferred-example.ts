/** Selects the documented answer that a call prefers. */
import type { FlatOperation } from '#contract-checks/contract.ts'

/** `anna+462@mail.example` requests status 462 from the mock; `+462.accountLockedWithoutTime` for that example of it. */
const wish = /\+(\d{3})(?:\.([A-Za-z0-9]+))?@/

/** The wish in a typed e-mail address, as a Prefer header; undefined for an ordinary address. */
export function preferOf(email: string): string | undefined {
  const [, status, example] = wish.exec(email) ?? []
  if (status === undefined) return undefined
  return example === undefined ? `code=${status}` : `code=${status}, example=${example}`
}

/** One example of the contract; `mediaType` and `example` are undefined where a status has no body. */
export type PreferredExample = { status: number; mediaType: string | undefined; example: string | undefined }

type Wishes = {
  /** The header Prefer, such as `code=462, example=accountLocked`. */
  prefer: string | undefined
  /** The header Accept; it decides only where a call has several media types. */
  accept: string | undefined
  /** The parameters of the path; a reference that ends in `-CSV` names a CSV file. */
  params: Record<string, string>
}

/** Selects the example that a call prefers, by default one of its success; or gives the reason why there is none. */
export function preferredExample(
  { id, responses }: FlatOperation,
  { prefer = '', accept = '', params }: Wishes,
): PreferredExample | { refusal: string } {
  if (/\bdynamic\b/.test(prefer))
    return { refusal: 'The mock makes no bodies up: it answers with examples of the contract' }
  const [, code] = /\bcode=([^\s,;]*)/.exec(prefer) ?? []
  const [, example] = /\bexample="?([^\s,;"]*)/.exec(prefer) ?? []
  if (code !== undefined && !/^\d{3}$/.test(code)) return { refusal: 'Prefer takes code=<status> and example=<name>' }

  const status = Number(code ?? Object.keys(responses).find((declared) => declared.startsWith('2')))
  const response = responses[status] ?? (status >= 400 && status < 600 ? responses.default : undefined)
  if (response === undefined) {
    const declared = Object.keys(responses).map((one) => (one === 'default' ? 'any other from 400 to 599' : one))
    return { refusal: `${id} has no answer ${code}; it has ${declared.join(', ')}` }
  }
  const content = Object.entries(response.content ?? {})
  const offers = content.map(([mediaType, { examples = {} }]) => ({ mediaType, names: Object.keys(examples) }))
  if (example === undefined) {
    const offer = usualOffer(offers, accept, Object.values(params))
    return { status, mediaType: offer?.mediaType, example: offer?.names[0] }
  }
  const offer = offers.find(({ names }) => names.includes(example))
  if (offer !== undefined) return { status, mediaType: offer.mediaType, example }
  const all = offers.flatMap(({ names }) => names).join(', ')
  return { refusal: `${id} has no example ${example} of ${status}; it has ${all || 'none'}` }
}

type Offer = { mediaType: string; names: string[] }

/** The media type that the path names, else one that the client accepts, else the first. */
function usualOffer(offers: Offer[], accept: string, references: string[]): Offer | undefined {
  const isNamed = (mediaType: string) =>
    references.some((reference) => reference.endsWith(`-${mediaType.split('/')[1]!.toUpperCase()}`))
  const accepted = accept.split(',').map((range) => range.split(';')[0]!.trim())
  return (
    offers.find(({ mediaType }) => isNamed(mediaType)) ??
    offers.find(({ mediaType }) => accepted.includes(mediaType)) ??
    offers[0]
  )
}
