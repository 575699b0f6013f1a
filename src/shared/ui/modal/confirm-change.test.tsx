import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { renderScreen } from '../../../../tests/render-screen.tsx'
import { readAlerts, removeAlert } from '../../alerts/alerts.ts'
import { lostChange, refusal } from '../../http/api-error.fake.ts'
import { fakeChange } from '../../query/port.fake.ts'
import { ConfirmChange } from './confirm-modal.tsx'

type Fee = { etag: string; text: string; isDeletable: boolean }
const fee: Fee = { etag: 'v1', text: 'Credit of 10 EUR', isDeletable: true }

beforeEach(() => {
  for (const alert of readAlerts()) removeAlert(alert.id)
})

/** A confirmation for a row; `stored` is what the list reads when it loads again. */
async function ask(stored: () => Promise<Fee>, more: { about?: (fee: Fee) => object; danger?: boolean } = {}) {
  const change = fakeChange<Fee, string, void>('bankDeletePrivateFee', undefined, [['fee']])
  let reads = 0
  const query = queryOptions({
    queryKey: ['fee'],
    queryFn: () => (reads++ === 0 ? Promise.resolve(fee) : stored()),
    retry: false,
  })
  function Page() {
    const [opened, setOpened] = useState(true)
    const row = useSuspenseQuery(query).data
    return row.isDeletable ? (
      <ConfirmChange
        title="Delete?"
        opened={opened}
        onClose={() => setOpened(false)}
        change={change}
        record={row}
        input={({ text }) => text}
        {...more}
        confirmLabel="Delete"
        success={{ id: 'gone', message: 'It is deleted.' }}
      >
        {row.text}
      </ConfirmChange>
    ) : (
      <p>It has begun.</p>
    )
  }
  const { user } = await renderScreen(<Page />, { language: 'en' })
  const dialog = await screen.findByRole('dialog', { name: 'Delete?' })
  const confirm = () => user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  const notice = () => within(dialog).findByRole('region', { name: 'Something was changed in the meantime' })
  return { user, change, dialog, confirm, notice }
}

it('shows the current record after a conflict and asks for confirmation again', async () => {
  const newer = { ...fee, etag: 'v2', text: 'Credit of 50 EUR' }
  const { change, dialog, confirm, notice } = await ask(() => Promise.resolve(newer))
  change.isOvertaken(newer)
  await confirm()
  expect((await notice()).textContent).toContain('Nothing was done.')
  expect(document.activeElement?.textContent).toBe('Something was changed in the meantime')
  expect(within(dialog).getByText('Credit of 50 EUR')).toBeTruthy()
  expect(within(dialog).queryByRole('alert')).toBeNull()
  change.succeeds(undefined)
  await confirm()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(change.etags).toEqual(['v1', 'v2'])
})

it('uses the record of the conflict response when the list cannot be refetched', async () => {
  const { change, confirm, notice } = await ask(() => Promise.reject(refusal(500)))
  change.isOvertaken({ ...fee, etag: 'v2', text: 'Credit of 50 EUR' })
  await confirm()
  await notice()
  change.isOvertaken({ ...fee, etag: 'v3' })
  await confirm()
  await waitFor(() => expect(change.etags).toEqual(['v1', 'v2']))
  expect(change.sent).toEqual(['Credit of 10 EUR', 'Credit of 50 EUR']) // never what a colleague has replaced
  change.succeeds(undefined)
  await notice()
  await confirm()
  await waitFor(() => expect(change.etags).toEqual(['v1', 'v2', 'v3']))
})

it('does not claim that nothing was done after a lost response', async () => {
  const { change, dialog, confirm, notice } = await ask(() => Promise.reject(refusal(500)))
  change.fails(lostChange())
  await confirm()
  await within(dialog).findByRole('alert')
  change.isOvertaken({ ...fee, etag: 'v2' })
  await confirm()
  expect((await notice()).textContent).toContain('we do not know whether your first attempt went through')
  change.isOvertaken({ ...fee, etag: 'v3' })
  await confirm()
  await waitFor(async () => expect((await notice()).textContent).toContain('Nothing was done.'))
})

it('closes an obsolete confirmation and explains it in an alert', async () => {
  const begun = { ...fee, etag: 'v2', isDeletable: false }
  const { change, confirm } = await ask(() => Promise.resolve(begun))
  change.isOvertaken(begun)
  await confirm()
  expect(await screen.findByText('It has begun.')).toBeTruthy()
  await waitFor(() =>
    expect(readAlerts().map(({ message }) => message.message)).toEqual([
      'Somebody has changed this in the meantime, so nothing was saved. Please open it again and check it.',
    ]),
  )
  await act(async () => {})
})

const confirmedText = ({ text }: Fee) => ({ text })

it('holds for a newer record in which the same is confirmed', async () => {
  const newer = { ...fee, etag: 'v2' }
  const { change, confirm } = await ask(() => Promise.resolve(newer), { about: confirmedText })
  change.isOvertaken(newer, 'once')
  await confirm()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(change.etags).toEqual(['v1', 'v2'])
})

it.each([
  ['what it is about has changed', { ...fee, etag: 'v2', text: 'Credit of 50 EUR' }, {}],
  ['it cannot be undone', { ...fee, etag: 'v2' }, { danger: true }],
])('asks again when %s', async (_why, newer, more) => {
  const { change, confirm, notice } = await ask(() => Promise.resolve(newer), { about: confirmedText, ...more })
  change.isOvertaken(newer, 'once')
  await confirm()
  expect((await notice()).textContent).toContain('Changed in the meantime by the bank')
  expect(change.etags).toEqual(['v1'])
})
