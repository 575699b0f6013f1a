import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { readAlerts, removeAlert } from '../../alerts/alerts.ts'
import { lostChange } from '../../http/api-error.fake.ts'
import { account, openChange } from './open-change.fake.tsx'

beforeEach(() => {
  for (const alert of readAlerts()) removeAlert(alert.id)
})

describe.each(['modal', 'page'] as const)('the answer to a change gets lost (%s)', (where) => {
  it('reports success when a retry finds the earlier try stored', async () => {
    const { change, retype, save } = await openChange(where)
    await retype('Name', 'Anne')
    change.fails(lostChange())
    await save()
    await screen.findByRole('alert')
    change.isOvertaken({ ...account, etag: 'v2', name: 'Anne' })
    await save()
    await waitFor(() => expect(readAlerts().map(({ message }) => message.message)).toEqual(['Saved.']))
    expect(change.etags).toEqual(['v1', 'v1'])
    expect(screen.queryByText(/in the meantime/)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    if (where === 'modal') await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('merges with the change of a colleague after a lost try', async () => {
    const { change, retype, save } = await openChange(where)
    await retype('Name', 'Anne')
    change.fails(lostChange())
    await save()
    await screen.findByRole('alert')
    change.isOvertaken({ ...account, etag: 'v3', name: 'Anne', fee: 5 }, 'once')
    await save()
    await waitFor(() => expect(change.etags).toEqual(['v1', 'v1', 'v3']))
    expect(change.sent.at(-1)).toMatchObject({ name: 'Anne', fee: 5 })
  })

  it('replaces a lost try by the corrected entries', async () => {
    const { change, retype, save } = await openChange(where)
    await retype('Name', 'Anne')
    change.fails(lostChange())
    await save()
    await screen.findByRole('alert')
    await retype('Name', 'Annika')
    change.isOvertaken({ ...account, etag: 'v2', name: 'Anne' }, 'once')
    await save()
    await waitFor(() => expect(change.etags).toEqual(['v1', 'v1', 'v2']))
    expect(change.sent.at(-1)).toMatchObject({ name: 'Annika' })
    await waitFor(() => expect(readAlerts().map(({ message }) => message.message)).toEqual(['Saved.']))
  })

  it('reports success when the reloaded record has the sent values', async () => {
    const { change, read, retype, save } = await openChange(where)
    await retype('Name', 'Anne')
    const lose = change.waitsToFail(lostChange())
    await save()
    act(() => read({ ...account, etag: 'v2', name: 'Anne' }))
    lose()
    await waitFor(() => expect(readAlerts().map(({ message }) => message.message)).toEqual(['Saved.']))
    expect(change.etags).toEqual(['v1'])
    expect(screen.queryByRole('alert')).toBeNull()
    if (where === 'modal') await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
