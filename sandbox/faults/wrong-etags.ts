/** Etags that do not do what they promise. */
import { randomUUID } from 'node:crypto'
import { type Fault, changeAnswers, changeProblem, omitField } from '#sandbox/faults/fault.ts'
import type { RawRequest } from '#sandbox/server/request.ts'

const header = 'if-match'
const privacy = 'bankUpdatePrivacySettings'
const readPrivacy = 'bankGetPrivacySettings'

/** Whether the contract allows the header. */
const isEtag = ({ headers }: RawRequest) => /^[\w-]{1,64}$/.test(String(headers[header]))

/** Returns the first etag that was read for all later versions. */
function frozen(): (body: Record<string, unknown>) => object {
  const first: { etag?: unknown } = {}
  return (body) => {
    first.etag ??= body.etag
    return { ...body, etag: first.etag }
  }
}

export const wrongEtags: Fault[] = [
  {
    name: 'If-Match is ignored',
    operations: [privacy],
    plant: (next) => (server, called, raw) =>
      next(
        server,
        called,
        called === privacy && isEtag(raw) ? { ...raw, headers: omitField(raw.headers, header) } : raw,
      ),
  },
  {
    name: 'a stale etag is refused after the record was changed',
    operations: [privacy],
    plant: (next) => async (server, called, raw) => {
      if (called !== privacy || raw.headers[header] === undefined) return next(server, called, raw)
      const body = await raw.readBody(100_000)
      const again = { ...raw, readBody: () => Promise.resolve(body) }
      const answer = await next(server, called, again)
      if (answer.status === 412) await next(server, called, { ...again, headers: omitField(raw.headers, header) })
      return answer
    },
  },
  {
    name: 'of two at once with one etag both succeed',
    operations: [privacy],
    // A repeated etag is not checked; its call waits for the first one.
    plant: (next) => {
      const seen = new Map<unknown, ReturnType<typeof next>>()
      return async (server, called, raw) => {
        const etag = raw.headers[header]
        if (called !== privacy || etag === undefined) return next(server, called, raw)
        const first = seen.get(etag)
        await first
        const answer = next(server, called, first ? { ...raw, headers: omitField(raw.headers, header) } : raw)
        seen.set(etag, answer)
        return answer
      }
    },
  },
  changeProblem('412 brings another record', privacy, 412, (body) => ({
    ...body,
    current: {
      ...(body.current as object),
      contactViaMail: !(body.current as { contactViaMail: boolean }).contactViaMail,
    },
  })),
  {
    name: 'an etag stays when its record changes',
    operations: [privacy],
    plant: (next) => {
      const freeze = frozen()
      return async (server, called, raw) => {
        const isStale = String(raw.headers[header]).startsWith('x')
        const unseen = called === privacy && isEtag(raw) && !isStale
        const answer = await next(server, called, unseen ? { ...raw, headers: omitField(raw.headers, header) } : raw)
        if (called === readPrivacy && answer.status === 200)
          return { ...answer, body: freeze(answer.body as Record<string, unknown>) }
        return answer
      }
    },
  },
  changeAnswers(
    'an etag changes when its record is read',
    [privacy],
    (answer) =>
      answer.status === 200 ? { ...answer, body: { ...(answer.body as object), etag: randomUUID() } } : answer,
    [readPrivacy],
  ),
  changeAnswers(
    'a list shows another etag',
    ['bankGetAllowEntry'],
    (answer) => {
      if (answer.status !== 200) return answer
      const { results, ...body } = answer.body as { results: object[] }
      return { ...answer, body: { ...body, results: results.map((row) => ({ ...row, etag: 'of-the-list' })) } }
    },
    ['bankListAllowEntries'],
  ),
  {
    name: 'no record has an etag',
    operations: [privacy, 'bankGetPrivateCustomer', 'bankListPrivateFees'],
    plant: (next) => async (server, called, raw) => {
      const answer = await next(server, called, { ...raw, headers: omitField(raw.headers, header) })
      return answer.body === undefined || answer.body instanceof Blob
        ? answer
        : { ...answer, body: withoutEtags(answer.body) }
    },
  },
]

const withoutEtags = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body, (name, value: unknown) => (name === 'etag' ? undefined : value)))
