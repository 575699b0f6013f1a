import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createNumber, fakeNumbersPort } from './calling-numbers-port.fake.ts'
import { openNumbers } from './open-numbers.fake.tsx'

const lastRow = () => screen.getAllByRole('rowheader').at(-1)!.textContent

/** Milliseconds that a sort, a search and a modal take in a company with `count` numbers. */
async function measure(count: number) {
  const numbers = Array.from({ length: count }, (_none, index) =>
    createNumber(index % 9 === 0 ? 'BLOCKED' : 'ACTIVE', (index * 7919) % count, {
      lastName: `Huber${(index * 31) % 700}`,
    }),
  )
  const { user, press, dialog } = await openNumbers(fakeNumbersPort({ numbers }).port)
  expect(screen.getAllByRole('rowheader')).toHaveLength(20)
  const time = async (act: () => Promise<unknown>) => {
    const start = performance.now()
    await act()
    return performance.now() - start
  }
  const before = lastRow()
  const sort = await time(async () => {
    await press('Nachname')
    await waitFor(() => expect(lastRow()).not.toBe(before))
  })
  const entries = () => screen.getByText(/Einträge/).textContent
  const all = entries()
  const search = await time(async () => {
    await user.type(screen.getByRole('searchbox'), 'huber69{Enter}')
    await waitFor(() => expect(entries()).not.toBe(all))
  })
  expect(screen.getAllByRole('rowheader').length).toBeLessThanOrEqual(20)
  const modal = await time(async () => {
    await press('Rufnummer hinzufügen')
    await dialog('Rufnummer hinzufügen')
  })
  cleanup()
  return { sort, search, modal }
}

it('sorts, searches and opens a modal with 20,000 numbers not much slower than with 2,000', async () => {
  await measure(200) // warms up
  const few = await measure(2000)
  const many = await measure(20_000)
  // Ten times the rows; the delay of a busy machine is the same for both.
  expect(many.sort).toBeLessThan(few.sort * 12 + 200)
  expect(many.search).toBeLessThan(few.search * 12 + 200)
  expect(many.modal).toBeLessThan(few.modal * 4 + 200)
}, 60_000)
