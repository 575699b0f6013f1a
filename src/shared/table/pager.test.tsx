import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../tests/render-screen.tsx'
import { Pager } from './pager.tsx'
import { announced } from '../../../tests/live-region.ts'

const turned: number[] = []

function Pages({ start = 1, count }: { start?: number; count: number }) {
  const [page, setPage] = useState(start)
  const turn = (next: number) => {
    turned.push(next)
    setPage(next)
  }
  return <Pager label="Kunden" page={page} pageCount={count} rows={count * 20} onPage={turn} />
}

const pages = () =>
  within(screen.getByRole('navigation', { name: 'Seiten: Kunden' }))
    .getAllByRole('button', { name: /^Seite / })
    .map((button) => `${button.textContent}${button.getAttribute('aria-current') === 'page' ? '*' : ''}`)
const button = (name: string) => screen.getByRole('button', { name })

it('shows four page buttons, the current page and the number of rows @R341', async () => {
  const { user } = await renderScreen(<Pages count={120} />)
  expect(pages()).toEqual(['1*', '2', '3', '4'])
  expect(announced()).toBe('Seite 1 von 120 · 2.400 Einträge')
  await user.click(button('Seite 4'))
  expect(pages()).toEqual(['3', '4*', '5', '6'])
  await user.click(button('Letzte Seite'))
  expect(pages()).toEqual(['117', '118', '119', '120*'])
  await user.click(button('Vorherige Seite'))
  expect(pages()).toEqual(['117', '118', '119*', '120'])
  await user.click(button('Erste Seite'))
  expect(pages()).toEqual(['1*', '2', '3', '4'])
  await user.click(button('Nächste Seite'))
  expect(announced()).toBe('Seite 2 von 120 · 2.400 Einträge')
})

it('keeps the focus on the pressed page button, also on the last page', async () => {
  const { user } = await renderScreen(<Pages count={5} start={4} />)
  const next = button('Nächste Seite')
  next.focus()
  turned.length = 0
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(next)
  expect(next.getAttribute('aria-disabled')).toBe('true')
  expect(button('Letzte Seite').getAttribute('aria-disabled')).toBe('true')
  expect(button('Erste Seite').getAttribute('aria-disabled')).toBeNull()
  await user.keyboard('{Enter}')
  await user.click(button('Seite 5'))
  expect(turned).toEqual([5])
  const third = button('Seite 3')
  await user.click(third)
  expect(document.activeElement).toBe(third)
  expect(third.getAttribute('aria-current')).toBe('page')
})

it('shows the number of rows but no buttons for a single page', async () => {
  await renderScreen(<Pager label="Kunden" page={1} pageCount={1} rows={1} onPage={() => {}} />)
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(announced()).toBe('1 Eintrag')
})
