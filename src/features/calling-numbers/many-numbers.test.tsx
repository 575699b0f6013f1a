import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeNumbersPort, numberIn } from './calling-numbers-port.fake.ts'
import { openNumbers } from './open-numbers.fake.tsx'

const last = () => screen.getAllByRole('rowheader').at(-1)!.textContent

/** Milliseconds that a person waits for a sort, a search and a modal, in a company with so many numbers. */
async function waits(count: number) {
  const numbers = Array.from({ length: count }, (_none, index) =>
    numberIn(index % 9 === 0 ? 'BLOCKED' : 'ACTIVE', (index * 7919) % count, {
      lastName: `Huber${(index * 31) % 700}`,
    }),
  )
  const { user, press, dialog } = await openNumbers(fakeNumbersPort({ numbers }).port)
  expect(screen.getAllByRole('rowheader')).toHaveLength(20)
  const timed = async (act: () => Promise<unknown>) => {
    const start = performance.now()
    await act()
    return performance.now() - start
  }
  const before = last()
  const sort = await timed(async () => {
    await press('Nachname')
    await waitFor(() => expect(last()).not.toBe(before))
  })
  const entries = () => screen.getByText(/Einträge/).textContent
  const all = entries()
  const search = await timed(async () => {
    await user.type(screen.getByRole('searchbox'), 'huber69{Enter}')
    await waitFor(() => expect(entries()).not.toBe(all))
  })
  expect(screen.getAllByRole('rowheader').length).toBeLessThanOrEqual(20)
  const modal = await timed(async () => {
    await press('Rufnummer hinzufügen')
    await dialog('Rufnummer hinzufügen')
  })
  cleanup()
  return { sort, search, modal }
}

it('20,000 numbers are sorted, searched and worked on not much slower than 2,000', async () => {
  await waits(200) // what is only slow the first time
  const few = await waits(2000)
  const many = await waits(20_000)
  // Ten times the rows; what a busy machine adds is the same for both.
  expect(many.sort).toBeLessThan(few.sort * 12 + 200)
  expect(many.search).toBeLessThan(few.search * 12 + 200)
  expect(many.modal).toBeLessThan(few.modal * 4 + 200)
}, 60_000)
