import { expect, it } from 'vitest'
import { createQueryClient } from '#src/shared/query/query-client.ts'
import { administratorsAdapter } from './administrators-adapter.ts'
import { profileAdapter } from './profile-adapter.ts'

it.each([
  ['name', profileAdapter.changeName!],
  ['e-mail address', profileAdapter.changeEmail],
  ['entry in the list of administrators', administratorsAdapter.update],
])('who changes the own %s sees it in the profile and in the list @R767', async (_what, { meta }) => {
  const client = createQueryClient()
  const shown = [profileAdapter.profile().queryKey, administratorsAdapter.administrators().queryKey]
  for (const queryKey of shown) client.setQueryData<unknown>(queryKey, {})
  for (const queryKey of meta.reloads) await client.invalidateQueries({ queryKey })
  expect(shown.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true])
})
