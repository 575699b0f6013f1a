import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../../tests/render-screen.tsx'
import { InAddress } from '../list.fake.tsx'
import { list, type List, type ListSearch } from '../list-search.ts'
import { SearchBox } from './search-box.tsx'
import { numberSearch } from './search-rules.ts'

afterEach(() => vi.useRealTimers())

async function open(rules: List<ListSearch> = list({ search: {} }), start: ListSearch = {}) {
  const history: ListSearch[] = []
  let show: (search: ListSearch) => void = () => {}
  await renderScreen(
    <InAddress start={start} history={history}>
      {(search, onSearch, back) => {
        show = back
        return <SearchBox label="Kunden suchen" list={rules} search={search} onSearch={onSearch} />
      }}
    </InAddress>,
  )
  vi.useFakeTimers()
  return { history, back: (search: ListSearch) => act(() => show(search)) }
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Kunden suchen' })
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const press = (key: string) => fireEvent.keyDown(box(), { key })
const later = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const error = () => document.querySelector('.mantine-InputWrapper-error')?.textContent

it('a search starts half a second after the last key, from three characters on @R216 @R218', async () => {
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

it('typing on while a search is under way loses nothing', async () => {
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

it('emptying the box ends the search at once @R216', async () => {
  const { history } = await open(undefined, { q: 'Gruber', page: 3, sort: 'a_asc' })
  expect(box().value).toBe('Gruber')
  type('Gr')
  later(5000)
  type(' ')
  expect(history).toEqual([{ sort: 'a_asc' }])
  later(5000)
  expect(history).toHaveLength(1)
})

it('Enter searches at once and only once, Escape and the button empty the box', async () => {
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
  fireEvent.click(screen.getByRole('button', { name: 'Suche leeren' }))
  expect(history.map(({ q }) => q)).toEqual(['Gruber', undefined, 'Moser', undefined])
  expect(document.activeElement).toBe(box())
  expect(screen.queryByRole('button', { name: 'Suche leeren' })).toBeNull()
})

it('the first Escape is for the search, the next one for the modal around it', async () => {
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

it('what is too short is said before, and is an error on Enter only @R216', async () => {
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

it('more than five words are not searched for, and the person is told @R217', async () => {
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

it('the transactions are searched for one number of at most 13 digits @R212 @R213 @R214', async () => {
  const { history } = await open(list({ search: numberSearch }))
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

it('a list may search from the first character on and take one term only', async () => {
  const { history } = await open(list({ search: { minimum: 0, terms: 1 } }))
  expect(screen.queryByText(/Mindestens/)).toBeNull()
  type('G')
  later(500)
  expect(history).toEqual([{ q: 'G' }])
})

it('going back brings back what was searched for, and drops what was half typed', async () => {
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

it('a filter that changes meanwhile is not undone by the search', async () => {
  const { history, back } = await open()
  type('Gruber')
  later(300)
  back({ sort: 'a_asc', page: 2 })
  later(200)
  expect(history).toEqual([{ sort: 'a_asc', q: 'Gruber' }])
})
