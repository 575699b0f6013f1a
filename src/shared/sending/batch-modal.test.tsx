import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { tokens } from '../../../tests/tokens.ts'
import { LeaveGuard } from '../form/shell/leave-guard.tsx'
import { lostChange, refusal } from '../http/api-error.fake.ts'
import { fakeChange } from '../query/port.fake.ts'
import { endSession, startSession } from '../session/session.ts'
import { ConfirmBatchModal } from './batch-modal.tsx'

type Row = { etag: string; name: string; isBlocked: boolean }
const rowsOf = (...names: string[]): Row[] => names.map((name) => ({ etag: `${name}-1`, name, isBlocked: false }))
const here = '/business/calling-number?modal=block-selected'

beforeEach(() => {
  startSession('business', tokens.business)
  window.history.replaceState(null, '', here)
})
afterEach(() => {
  endSession('business', 'logout')
  window.history.replaceState(null, '', '/')
})

/** Opens the modal for these rows; `stored` are the rows that the bank has. */
async function open(rows = rowsOf('Anna', 'Berta', 'Carla'), stored = rows) {
  cleanup()
  const change = fakeChange<Row, void, void>('businessBlockCallingNumber', undefined)
  const closings: (readonly string[] | undefined)[] = []
  function Page() {
    const [opened, setOpened] = useState(true)
    return (
      <ConfirmBatchModal
        title="Block?"
        opened={opened}
        onClose={(left) => {
          closings.push(left?.map(({ name }) => name))
          setOpened(false)
        }}
        records={rows}
        recordId={({ name }) => name}
        recordLabel={({ name }) => name}
        recordDetails={({ etag }) => etag}
        change={change}
        toSent={() => undefined}
        readRecord={({ name }) => Promise.resolve(stored.find((row) => row.name === name)!)}
        isDone={({ isBlocked }) => isBlocked}
        notPossible={() => undefined}
        describe={(count) => `${count} rows are blocked.`}
        confirmLabel="Block"
        success={(count) => ({ id: 'done', message: `${count} rows are blocked.` })}
      >
        They are blocked at once.
      </ConfirmBatchModal>
    )
  }
  const view = await renderScreen(
    <>
      <Page />
      <LeaveGuard area="business" />
    </>,
    { language: 'en', at: here },
  )
  const dialog = () => screen.findByRole('dialog', { name: 'Block?' })
  const press = async (name: string) => view.user.click(within(await dialog()).getByRole('button', { name }))
  const results = async () =>
    within(await dialog())
      .getAllByRole('listitem')
      .map((item) => item.querySelector('span')?.textContent)
  return { ...view, change, closings, dialog, press, results }
}

it('closes without a result when nothing was confirmed', async () => {
  const { press, closings, change } = await open()
  await press('Cancel')
  expect(closings).toEqual([undefined])
  expect(change.records).toEqual([])
})

it('closes at once when there is nothing to change, as after a reload of the page', async () => {
  const { closings } = await open([])
  await waitFor(() => expect(closings).toEqual([undefined]))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('shows again after the next login what is done, and goes on only on request', async () => {
  const rows = rowsOf('Anna', 'Berta', 'Carla')
  const before = await open(rows)
  const lose = before.change.waitsToFail(refusal(401))
  await before.press('Block')
  act(() => endSession('business', 'expired'))
  await act(async () => lose())
  startSession('business', tokens.business)

  const after = await open([], [{ ...rows[0]!, isBlocked: true }, ...rows.slice(1)])
  expect(await after.results()).toEqual(['Unknown', 'Not done yet', 'Not done yet'])
  expect(after.change.records).toEqual([])
  await after.press('Continue (3 left)')
  await waitFor(() => expect(after.closings).toEqual([[]]))
  expect(after.change.records.map(({ name }) => name)).toEqual(['Berta', 'Carla'])
})

it('asks before the page is left while calls are sent, and sends no more afterwards', async () => {
  const { press, change, router, user } = await open()
  const finish = change.waits(undefined)
  await press('Block')
  act(() => router.history.push('/business/administration'))
  const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }))
  expect(router.history.location.href).toBe(here)
  await user.click(question.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(router.history.location.href).toBe('/business/administration'))
  cleanup()
  await act(async () => finish())
  expect(change.records.map(({ name }) => name)).toEqual(['Anna'])
})

it('leaves the results open after an error, with the focus inside', async () => {
  const { press, change, dialog, closings } = await open()
  change.fails(lostChange())
  await press('Block')
  expect(await within(await dialog()).findByRole('alert')).toBeTruthy()
  expect((await dialog()).contains(document.activeElement)).toBe(true)
  await press('To the list')
  expect(closings).toEqual([['Anna', 'Berta', 'Carla']])
})
