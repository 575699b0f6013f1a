import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../../tests/render-screen.tsx'
import { WithSearchState } from '../list.fake.tsx'
import { defineList, type ListDefinition, type ListSearch, numberSearch } from '../state/list-search.ts'
import { SearchBox } from './filters.tsx'
import { announced } from '../../../../tests/live-region.ts'

afterEach(() => vi.useRealTimers())

async function open(rules: ListDefinition<ListSearch> = defineList({ search: {} }), start: ListSearch = {}) {
  const history: ListSearch[] = []
  let show: (search: ListSearch) => void = () => {}
  await renderScreen(
    <WithSearchState start={start} history={history}>
      {(search, onSearch, back) => {
        show = back
        return <SearchBox label="Kunden suchen" list={rules} search={search} onSearch={onSearch} />
      }}
    </WithSearchState>,
  )
  vi.useFakeTimers()
  return { history, back: (search: ListSearch) => act(() => show(search)) }
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Kunden suchen' })
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const press = (key: string) => fireEvent.keyDown(box(), { key })
const later = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const error = () => document.querySelector('.mantine-InputWrapper-error')?.textContent

it('searches half a second after the last key, from three characters on @R216 @R218', async () => {
  const { history } = await open()
  type('G')
  later(400)
  type(' Gr ')
  later(5000)
  expect(history).toEqual([])
  type('Gru')
  later(300)
  type('Grub ')
  later(499)
  expect(history).toEqual([])
  later(1)
  expect(history).toEqual([{ q: 'Grub' }])
  expect(box().value).toBe('Grub ')
  later(5000)
  expect(history).toHaveLength(1)
})

/** What is in sight in the field, and what is announced. */
const notice = () => [
  document.querySelector('[aria-hidden]:not(svg, svg *, .mantine-InputWrapper-required)')?.textContent,
  announced(),
]

it('says which search the list shows while it is not searched by the text', async () => {
  await open()
  expect(notice()).toEqual([undefined, ''])
  type('Gr')
  expect(notice()).toEqual(['Noch nicht gesucht', 'Noch nicht gesucht'])
  type('Gru')
  expect(notice()).toEqual(['Noch nicht gesucht', ''])
  later(500)
  expect(notice()).toEqual([undefined, ''])
  type('Gr')
  expect(notice()).toEqual(['Die Liste zeigt noch „Gru“', 'Die Liste zeigt noch „Gru“'])
  type('Grub')
  expect(notice()).toEqual(['Die Liste zeigt noch „Gru“', ''])
  press('Escape')
  expect(notice()).toEqual([undefined, ''])
})

it('keeps what is typed while a search is pending', async () => {
  const { history } = await open()
  type('Gru')
  later(500)
  type('Grub')
  type('Gruber ')
  later(500)
  type('Gruber A')
  later(500)
  expect(history.map(({ q }) => q)).toEqual(['Gru', 'Gruber', 'Gruber A'])
  expect(box().value).toBe('Gruber A')
})

it('ends the search at once when the box is cleared @R216', async () => {
  const { history } = await open(undefined, { q: 'Gruber', page: 3, sort: 'a_asc' })
  expect(box().value).toBe('Gruber')
  type('Gr')
  later(5000)
  type(' ')
  expect(history).toEqual([{ sort: 'a_asc' }])
  later(5000)
  expect(history).toHaveLength(1)
})

it('searches once on Enter, and clears on Escape and with the button', async () => {
  const { history } = await open()
  type('Gruber')
  press('Enter')
  press('Enter')
  later(5000)
  expect(history).toEqual([{ q: 'Gruber' }])
  press('Escape')
  expect(history.at(-1)).toEqual({})
  type('Moser')
  press('Enter')
  fireEvent.click(screen.getByRole('button', { name: 'Suchtext löschen' }))
  expect(history.map(({ q }) => q)).toEqual(['Gruber', undefined, 'Moser', undefined])
  expect(document.activeElement).toBe(box())
  expect(screen.queryByRole('button', { name: 'Suchtext löschen' })).toBeNull()
})

it('clears the search on the first Escape, before the next one closes the modal', async () => {
  await open()
  const outside = vi.fn()
  document.body.addEventListener('keydown', outside)
  type('Gr')
  press('Escape')
  expect(outside).not.toHaveBeenCalled()
  press('Escape')
  expect(outside).toHaveBeenCalledTimes(1)
  document.body.removeEventListener('keydown', outside)
})

it('shows the minimum length as a hint, and as an error only on Enter @R216', async () => {
  const { history } = await open()
  expect(screen.getByText('Mindestens 3 Zeichen')).toBeTruthy()
  type('Gr')
  later(5000)
  expect(error()).toBeUndefined()
  press('Enter')
  expect(error()).toBe('Bitte geben Sie mindestens 3 Zeichen ein.')
  expect(box().getAttribute('aria-invalid')).toBe('true')
  type('Gru')
  expect(error()).toBeUndefined()
  later(500)
  expect(history).toEqual([{ q: 'Gru' }])
})

it('rejects more than five words with an error @R217', async () => {
  const { history } = await open()
  type('a b c d e f')
  expect(error()).toBe('Bitte geben Sie höchstens 5 Suchbegriffe ein.')
  press('Enter')
  later(5000)
  expect(history).toEqual([])
  type('a b c d e')
  later(500)
  expect(history).toEqual([{ q: 'a b c d e' }])
})

it('searches transactions by one number of at most 13 digits @R212 @R213 @R214', async () => {
  const { history } = await open(defineList({ search: numberSearch }))
  for (const [text, sentence] of [
    ['+49664', 'Bitte geben Sie nur Ziffern ein.'],
    ['664 12a', 'Bitte geben Sie nur Ziffern ein.'],
    ['12345678901234', 'Bitte geben Sie höchstens 13 Ziffern ein.'],
  ] as const) {
    type(text)
    expect(error()).toBe(sentence)
    press('Enter')
    later(5000)
  }
  expect(history).toEqual([])
  type('+43 664 1234567')
  later(500)
  expect(history).toEqual([{ q: '+43 664 1234567' }]) // as it was typed, also after going back
})

it('supports a minimum of one character and a maximum of one term', async () => {
  const { history } = await open(defineList({ search: { minimum: 0, terms: 1 } }))
  expect(screen.queryByText(/Mindestens/)).toBeNull()
  type('G')
  later(500)
  expect(history).toEqual([{ q: 'G' }])
})

it('restores the search on going back and drops unfinished text', async () => {
  const { history, back } = await open()
  type('Gruber')
  press('Enter')
  type('Moser')
  press('Enter')
  type('Moser Ann')
  back({ q: 'Gruber' })
  expect(box().value).toBe('Gruber')
  later(5000)
  expect(history.map(({ q }) => q)).toEqual(['Gruber', 'Moser'])
  back({})
  expect(box().value).toBe('')
  type('Gruber')
  later(500)
  expect(history.at(-1)).toEqual({ q: 'Gruber' })
})

it('keeps a filter that changes while a search is pending', async () => {
  const { history, back } = await open()
  type('Gruber')
  later(300)
  back({ sort: 'a_asc', page: 2 })
  later(200)
  expect(history).toEqual([{ sort: 'a_asc', q: 'Gruber' }])
})
