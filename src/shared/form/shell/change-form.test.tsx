import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { isOff } from '../../../../tests/is-off.ts'
import { readAlerts, removeAlert } from '../../alerts/alerts.ts'
import { account, openChange } from './open-change.fake.tsx'

beforeEach(() => {
  for (const alert of readAlerts()) removeAlert(alert.id)
})

const takeOver = { name: 'Use the saved value' }

describe.each(['modal', 'page'] as const)('a conflict with the change of a colleague (%s)', (where) => {
  it('each value that the colleague does not know is shown beside their own, in the words of the field', async () => {
    const { change, retype, save, comparison, rows, field } = await openChange(where)
    await retype('Name', 'Anne')
    change.isOvertaken({
      ...account,
      etag: 'v2',
      name: 'Hanna',
      fee: 1250.5,
      since: '2026-02-28',
      reason: 'MARRIED',
      active: false,
      roles: ['WRITE', 'READ'],
      home: { street: '' },
    })
    await save()
    expect(await rows()).toEqual([
      ['Name', 'Hanna', 'Anne'],
      ['Fee', '1.250,50', '9,90'],
      ['Since', '28.02.2026', '31.01.2026'],
      ['Reason', 'Has married', 'Has moved'],
      ['Active', 'No', 'Yes'],
      ['Roles', 'May read, May write', 'May read'],
      ['Home: Street', '–', 'Ring 1'],
    ])
    const region = await comparison()
    expect(document.activeElement).toBe(within(region).getByRole('heading'))
    expect(field('Name').value).toBe('Anne')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(readAlerts()).toEqual([])
  })

  it('does not show fields that only the person has changed', async () => {
    const { change, retype, save, rows } = await openChange(where)
    await retype('Name', 'Anne')
    change.isOvertaken({ ...account, etag: 'v2', fee: 5 })
    await save()
    expect(await rows()).toEqual([['Fee', '5,00', '9,90']])
  })

  it('sends the own entries with the etag of the shown record', async () => {
    const { change, retype, save, comparison } = await openChange(where)
    await retype('Name', 'Anne')
    change.isOvertaken({ ...account, etag: 'v2', name: 'Hanna' })
    await save()
    await comparison()
    change.succeeds(undefined)
    await save()
    await waitFor(() => expect(change.etags).toEqual(['v1', 'v2']))
    expect(change.sent.at(-1)).toMatchObject({ name: 'Anne' })
    await waitFor(() => expect(screen.queryByText(/in the meantime/)).toBeNull())
  })

  it('takes over single stored values', async () => {
    const { user, change, retype, save, comparison, rows, field } = await openChange(where)
    await retype('Name', 'Anne')
    change.isOvertaken({ ...account, etag: 'v2', name: 'Hanna', fee: 5, home: { street: 'Gasse 3' } })
    await save()
    const [, fee, street] = within(await comparison()).getAllByRole('button', takeOver)
    await user.click(fee!)
    expect(field('Fee').value).toBe('5,00')
    expect(document.activeElement?.textContent).toBe('Saved value used')
    expect(isOff(document.activeElement as HTMLElement)).toBe(true)
    await user.click(street!)
    expect(await rows()).toEqual([
      ['Name', 'Hanna', 'Anne'],
      ['Fee', '5,00', '5,00'],
      ['Home: Street', 'Gasse 3', 'Gasse 3'],
    ])
    change.succeeds(undefined)
    await save()
    await waitFor(() => expect(change.sent.at(-1)).toMatchObject({ name: 'Anne', fee: 5, home: { street: 'Gasse 3' } }))
  })

  it('shows the newest record after a second conflict, and focuses it', async () => {
    const { change, retype, save, comparison, rows } = await openChange(where)
    await retype('Name', 'Anne')
    change.isOvertaken({ ...account, etag: 'v2', name: 'Hanna' })
    await save()
    await comparison()
    change.isOvertaken({ ...account, etag: 'v3', name: 'Johanna', fee: 5 })
    await save()
    await waitFor(async () => expect((await rows())[0]).toEqual(['Name', 'Johanna', 'Anne']))
    expect(await rows()).toHaveLength(2)
    expect(document.activeElement?.textContent).toBe('Something was changed in the meantime')
    await save()
    await waitFor(() => expect(change.etags).toEqual(['v1', 'v2', 'v3']))
  })

  it('says when the entries equal the stored values', async () => {
    const { change, retype, save, comparison } = await openChange(where)
    await retype('Name', 'Hanna')
    change.isOvertaken({ ...account, etag: 'v2', name: ' Hanna' })
    await save()
    expect((await comparison()).textContent).toContain('What is saved now is the same as what you entered.')
    expect(within(await comparison()).queryAllByRole('group')).toEqual([])
  })

  it('renders the newest record, and says when no field is affected', async () => {
    const { change, retype, save, comparison } = await openChange(where)
    await retype('Name', 'Anne')
    change.isOvertaken({ ...account, etag: 'v2', owner: 'Castle' })
    await save()
    expect((await comparison()).textContent).toContain('It does not affect what you enter here.')
    expect(screen.getByText('Owned by Castle')).toBeTruthy()
  })

  it('shows the conflict in German', async () => {
    const { change, retype, save, comparison } = await openChange(where, { language: 'de' })
    await retype('Name', 'Anne')
    change.isOvertaken({ ...account, etag: 'v2', name: 'Hanna' })
    await save()
    const region = await comparison()
    expect(within(region).getByRole('button', { name: 'Gespeicherten Wert übernehmen' })).toBeTruthy()
  })
})

it('adopts a newer record while nothing is typed', async () => {
  const { change, read, save, field, retype } = await openChange('page')
  act(() => read({ ...account, etag: 'v2', name: 'Hanna' }))
  expect(field('Name').value).toBe('Hanna')
  await retype('Fee', '5')
  await save()
  await waitFor(() => expect(change.etags).toEqual(['v2']))
})

it('keeps typed entries, and sends them for the record that they are based on', async () => {
  const { change, read, save, field, retype } = await openChange('page')
  await retype('Name', 'Anne')
  act(() => read({ ...account, etag: 'v2', name: 'Hanna' }))
  expect(field('Name').value).toBe('Anne')
  await save()
  await waitFor(() => expect(change.etags).toEqual(['v1']))
})

it('a button that waits for a change has nothing to send once everything stored is taken over', async () => {
  const { user, change, retype, save, comparison } = await openChange('modal', { onlyChanged: true })
  await retype('Name', 'Anne')
  change.isOvertaken({ ...account, etag: 'v2', name: 'Hanna' })
  await save()
  await user.click(within(await comparison()).getByRole('button', takeOver))
  expect((await comparison()).textContent).toContain('Your entries are now the same as what is saved.')
  expect(isOff(screen.getByRole('button', { name: 'Save' }))).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('reloads the screen behind the form when it is closed, not before', async () => {
  const { user, change, retype, save, comparison, queryClient } = await openChange('modal')
  queryClient.setQueryData(['accounts'], [account])
  await retype('Name', 'Anne')
  change.isOvertaken({ ...account, etag: 'v2', name: 'Hanna' })
  await save()
  await comparison()
  expect(queryClient.getQueryData(['accounts'])).toEqual([account])
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(queryClient.getQueryData(['accounts'])).toBeUndefined())
})

it('says why a change is no longer possible, keeps the entries and disables the button', async () => {
  const { user, change, retype, save, comparison, rows, field } = await openChange('modal')
  await retype('Name', 'Anne')
  change.isOvertaken({ ...account, etag: 'v2', name: 'Hanna', owner: '' })
  await save()
  const region = await comparison()
  expect(region.textContent).toContain('Nobody owns it any more. Nothing was saved.')
  expect(document.activeElement).toBe(within(region).getByRole('heading'))
  expect(await rows()).toEqual([])
  expect(field('Name').value).toBe('Anne')
  expect(isOff(screen.getByRole('button', { name: 'Save' }))).toBe(true)
  await user.type(field('Name'), '{Enter}')
  expect(change.etags).toEqual(['v1'])
})
