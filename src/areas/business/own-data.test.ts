import { expect, it } from 'vitest'
import { createQueryClient } from '#src/shared/query/query-client.ts'
import { administratorsAdapter } from './administrators-adapter.ts'
import { profileAdapter } from './profile-adapter.ts'

it.each([
  ['name', profileAdapter.changeName!],
  ['e-mail address', profileAdapter.changeEmail],
  ['entry in the list of administrators', administratorsAdapter.update],
])('a change of the own %s reloads the profile and the list @R767', async (_case, { meta }) => {
  const client = createQueryClient()
  const queryKeys = [profileAdapter.profile().queryKey, administratorsAdapter.administrators().queryKey]
  for (const queryKey of queryKeys) client.setQueryData<unknown>(queryKey, {})
  for (const queryKey of meta.reloads) await client.invalidateQueries({ queryKey })
  expect(queryKeys.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true])
})
