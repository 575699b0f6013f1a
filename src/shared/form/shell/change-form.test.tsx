import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { isOff } from '../../../../tests/is-off.ts'
import { readAlerts, removeAlert } from '../../alerts/alerts.ts'
import { refusal } from '../../http/api-error.fake.ts'
import { account, openChange } from './open-change.fake.tsx'

beforeEach(() => {
  for (const alert of readAlerts()) removeAlert(alert.id)
})

const messages = () => readAlerts().map(({ message }) => message.message)

describe.each(['modal', 'page'] as const)('a colleague has changed the record (%s)', (where) => {
  it('saves at once with what the colleague stored in the other fields, and names them', async () => {
    const { change, retype, save } = await openChange(where)
    await retype('Name', 'Anne')
    const stored = { ...account, etag: 'v2', fee: 5, active: false, roles: ['WRITE'], home: { street: 'Gasse 3' } }
    change.isOvertaken(stored, 'once')
    await save()
    await waitFor(() => expect(change.etags).toEqual(['v1', 'v2']))
    expect(change.sent.at(-1)).toMatchObject({
      name: 'Anne',
      since: account.since,
      reason: account.reason,
      fee: 5,
      active: false,
      roles: ['WRITE'],
      home: { street: 'Gasse 3' },
    })
    await waitFor(() => expect(readAlerts()).toHaveLength(2))
    expect(readAlerts()[1]!.message.values).toMatchObject({ labels: 'Fee, Active, Roles, Home: Street' })
    expect(screen.queryByText(/in the meantime/)).toBeNull()
  })

  it('asks below each field that both changed differently, without a default', async () => {
    const { change, retype, save, choices, notice, field } = await openChange(where)
    await retype('Name', 'Anne')
    await retype('Fee', '7')
    change.isOvertaken({ ...account, etag: 'v2', name: 'Hanna', fee: 1250.5, since: '2026-02-28' })
    await save()
    expect(await choices()).toEqual([
      ['Name', 'Saved now: Hanna', 'Your entry: Anne'],
      ['Fee', 'Saved now: 1.250,50', 'Your entry: 7,00'],
    ])
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
    const asked = screen.getAllByRole('radio', { description: /Which value is to be saved\?$/ })
    expect(
      asked.map((radio) => radio.getAttribute('value')),
      'the first choice of each field',
    ).toEqual(['stored', 'stored'])
    expect(document.activeElement).toBe(within(await notice()).getByRole('heading'))
    expect((await notice()).textContent).toContain('Taken over from what is saved: Since.')
    expect([field('Name').value, field('Since').value]).toEqual(['Anne', '28.02.2026'])
    expect(messages()).toEqual([])
  })

  it('saves nothing before the choice, and focuses the field', async () => {
    const { change, retype, save, notice, choose, field } = await openChange(where)
    await retype('Name', 'Anne')
    change.isOvertaken({ ...account, etag: 'v2', name: 'Hanna' }, 'once')
    await save()
    await notice()
    await save()
    expect(await screen.findByText('Please choose which value is to be saved.')).toBeTruthy()
    expect(document.activeElement).toBe(field('Name'))
    expect(change.etags).toEqual(['v1'])
    await choose('Name', /Your entry/)
    await save()
    await waitFor(() => expect(change.etags).toEqual(['v1', 'v2']))
    expect(change.sent.at(-1)).toMatchObject({ name: 'Anne' })
    await waitFor(() => expect(screen.queryByText(/in the meantime/)).toBeNull())
  })

  it('saves the stored value where that was chosen', async () => {
    const { change, retype, save, notice, choose, field } = await openChange(where)
    await retype('Name', 'Anne')
    await retype('Fee', '7')
    change.isOvertaken({ ...account, etag: 'v2', name: 'Hanna', fee: 5 }, 'once')
    await save()
    await notice()
    await choose('Name', /Your entry/)
    await choose('Fee', /Saved now/)
    expect(field('Fee').value).toBe('5,00')
    await save()
    await waitFor(() => expect(change.sent.at(-1)).toMatchObject({ name: 'Anne', fee: 5 }))
  })

  it('takes a third value as the choice', async () => {
    const { change, retype, save, notice } = await openChange(where)
    await retype('Name', 'Anne')
    change.isOvertaken({ ...account, etag: 'v2', name: 'Hanna' }, 'once')
    await save()
    await notice()
    await retype('Name', 'Annika')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Your entry: Annika' }).checked).toBe(true)
    await save()
    await waitFor(() => expect(change.sent.at(-1)).toMatchObject({ name: 'Annika' }))
  })

  it('merges again after a second conflict, and asks again only about what was changed again', async () => {
    const { change, retype, save, notice, choices, choose } = await openChange(where)
    await retype('Name', 'Anne')
    await retype('Fee', '7')
    change.isOvertaken({ ...account, etag: 'v2', name: 'Hanna', fee: 5 })
    await save()
    await notice()
    await choose('Name', /Your entry/)
    await choose('Fee', /Your entry/)
    change.isOvertaken({ ...account, etag: 'v3', name: 'Hanna', fee: 6, since: '2026-02-28' }, 'once')
    await save()
    await waitFor(async () => expect(await choices()).toEqual([['Fee', 'Saved now: 6,00', 'Your entry: 7,00']]))
    await choose('Fee', /Saved now/)
    await save()
    await waitFor(() => expect(change.etags).toEqual(['v1', 'v2', 'v3']))
    expect(change.sent.at(-1)).toMatchObject({ name: 'Anne', fee: 6, since: '2026-02-28' })
  })

  it('asks nothing where both entered the same', async () => {
    const { change, retype, save } = await openChange(where)
    await retype('Name', ' Hanna')
    change.isOvertaken({ ...account, etag: 'v2', name: 'Hanna' }, 'once')
    await save()
    await waitFor(() => expect(change.etags).toEqual(['v1', 'v2']))
    await waitFor(() => expect(messages()).toEqual(['Saved.']))
  })

  it('sends again for a record whose fields are the same', async () => {
    const { change, retype, save } = await openChange(where)
    await retype('Name', 'Anne')
    change.isOvertaken({ ...account, etag: 'v2', owner: 'Castle' }, 'once')
    await save()
    await waitFor(() => expect(change.etags).toEqual(['v1', 'v2']))
    await waitFor(() => expect(messages()).toEqual(['Saved.']))
  })

  it('shows which rule the merged values break, and sends them only once they are valid', async () => {
    const { change, retype, save, notice } = await openChange(where, { rule: true })
    await retype('Name', 'Anne')
    change.isOvertaken({ ...account, etag: 'v2', home: { street: 'Bertgasse 3' } }, 'once')
    await save()
    expect((await notice()).textContent).toContain('Taken over from what is saved: Home: Street.')
    expect(await screen.findByText('Please check this entry.')).toBeTruthy()
    expect(change.etags).toEqual(['v1'])
    await retype('Street', 'Annagasse 3')
    await save()
    await waitFor(() => expect(change.etags).toEqual(['v1', 'v2']))
  })

  it('shows in German who changed it and when', async () => {
    const { change, retype, save, choices, notice } = await openChange(where, { language: 'de' })
    await retype('Name', 'Anne')
    const lastChange = { at: '2026-11-28T17:00:00Z', own: false, user: 'Martin Brandl' }
    change.fails(refusal(412, { current: { ...account, etag: 'v2', name: 'Hanna' }, lastChange }))
    await save()
    expect(await choices()).toEqual([['Name', 'Jetzt gespeichert: Hanna', 'Ihre Eingabe: Anne']])
    expect((await notice()).textContent).toContain('Zuletzt geändert von Martin Brandl am 28.11.2026 18:00:00 Uhr.')
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

it('a button that waits for a change has nothing to send once everything stored is chosen', async () => {
  const { user, change, retype, save, notice, choose } = await openChange('modal', { onlyChanged: true })
  await retype('Name', 'Anne')
  change.isOvertaken({ ...account, etag: 'v2', name: 'Hanna' })
  await save()
  await notice()
  await choose('Name', /Saved now/)
  expect(isOff(screen.getByRole('button', { name: 'Save' }))).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('asks again before a command that cannot be undone', async () => {
  const { change, retype, save, notice } = await openChange('modal', { danger: true })
  await retype('Name', 'Anne')
  change.isOvertaken({ ...account, etag: 'v2', fee: 5 }, 'once')
  await save()
  expect((await notice()).textContent).toContain('Taken over from what is saved: Fee.')
  expect(change.etags).toEqual(['v1'])
  await save()
  await waitFor(() => expect(change.etags).toEqual(['v1', 'v2']))
})

it('reloads the screen behind the form when it is closed, not before', async () => {
  const { user, change, retype, save, notice, queryClient } = await openChange('modal')
  queryClient.setQueryData(['accounts'], [account])
  await retype('Name', 'Anne')
  change.isOvertaken({ ...account, etag: 'v2', name: 'Hanna' })
  await save()
  await notice()
  expect(queryClient.getQueryData(['accounts'])).toEqual([account])
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(queryClient.getQueryData(['accounts'])).toBeUndefined())
})

it('says why a change is no longer possible, keeps the entries and disables the button', async () => {
  const { user, change, retype, save, notice, field } = await openChange('modal')
  await retype('Name', 'Anne')
  change.isOvertaken({ ...account, etag: 'v2', owner: '' })
  await save()
  const region = await notice()
  expect(region.textContent).toContain('Nobody owns it any more. Nothing was saved.')
  expect(document.activeElement).toBe(within(region).getByRole('heading'))
  expect(field('Name').value).toBe('Anne')
  expect(isOff(screen.getByRole('button', { name: 'Save' }))).toBe(true)
  await user.type(field('Name'), '{Enter}')
  expect(change.etags).toEqual(['v1'])
})
