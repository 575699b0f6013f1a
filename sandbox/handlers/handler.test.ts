import { expect, it } from 'vitest'
import { type UnparsedQuery, readQuery } from '#sandbox/handlers/handler.ts'

type Page = { page?: number; limit?: number }
const sent: Page = { page: 2 }
// oxlint-disable-next-line portal/no-cast-through-unknown -- as answerCall does
const query = sent as unknown as UnparsedQuery<Page>

it('reads the parameters of a query with their defaults', () => {
  expect(readQuery(query, ({ page = 1, limit = 25, ...rest }) => [{ page, limit }, rest])).toEqual({
    page: 2,
    limit: 25,
  })
})

it('does not compile where a parameter is not read, or an operation has one more', () => {
  // @ts-expect-error -- limit is left over
  readQuery(query, ({ page = 1, ...rest }) => [page, rest])
  // @ts-expect-error -- only readQuery reads it
  expect(query.page).toBe(2)
  const list = (_query: UnparsedQuery<Page>) => undefined
  // @ts-expect-error -- the counterpart of another area has a filter that the shared handler does not read
  list({} as UnparsedQuery<Page & { status?: string }>)
})
