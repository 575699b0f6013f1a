import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../../tests/render-screen.tsx'
import { useShortcuts } from '#src/shared/ui/shortcuts.ts'
import { anna, fakeAnswer, bergland } from '../customers.fake.ts'
import { FinderModal, type FinderPorts } from './finder-modal.tsx'
import { announced } from '../../../../tests/live-region.ts'

afterEach(() => vi.useRealTimers())

async function openFinder(language: 'de' | 'en' = 'de', answer = () => ({ results: [anna], total: 1 })) {
  const searched: (string | undefined)[] = []
  const ports: FinderPorts = {
    privateCustomers: {
      customer: () => fakeAnswer('anna', () => anna),
      customers: ({ q }) =>
        fakeAnswer(`people ${q}`, () => {
          searched.push(q)
          return answer()
        }),
    },
    businessCustomers: {
      customer: () => fakeAnswer('bergland', () => bergland),
      customers: ({ q }) => fakeAnswer(`companies ${q}`, () => ({ results: [], total: 0 })),
    },
  }
  const onOpenCustomer = vi.fn()
  const writeNote = vi.fn()
  function Header() {
    useShortcuts([
      { keys: 'mod+k', description: 'Suchen', run: () => {} },
      { keys: 'n', description: 'Notiz schreiben', run: writeNote },
    ])
    const props = { ports, onOpenCustomer, onClose: () => {}, onShowList: () => {} }
    return <FinderModal {...props} opened headerKeys={['mod+k']} onAction={(run) => run()} />
  }
  await renderScreen(<Header />, { language, catalog: 'customers' })
  vi.useFakeTimers()
  return { searched, onOpenCustomer, writeNote }
}

const field = () => screen.getByRole<HTMLInputElement>('combobox')
const error = () => document.querySelector('.mantine-InputWrapper-error')?.textContent
const options = () =>
  screen
    .queryAllByRole('option')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== action)
const action = 'Notiz schreibenN'

/** Types, and waits longer than any pause of the search and any answer of the fake. */
async function type(value: string) {
  fireEvent.change(field(), { target: { value } })
  // Effects run between the steps.
  for (let step = 0; step < 5; step += 1) await act(() => vi.advanceTimersByTimeAsync(1000))
}

it('offers the actions of the open customer until a search is typed', async () => {
  const { writeNote } = await openFinder()
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([action])
  fireEvent.keyDown(field(), { key: 'Enter', code: 'Enter' })
  expect(writeNote).toHaveBeenCalledOnce()
  await type('aigner')
  expect(screen.getAllByRole('option')).toHaveLength(1)
  expect(options()[0]).toContain('Anna Gruber')
})

it('shows the customers found', async () => {
  const { searched } = await openFinder()
  await type('aigner')
  expect(searched).toEqual(['aigner'])
  expect(announced()).toBe('1 Treffer')
  expect(options()).toHaveLength(1)
})

it('says what is missing when a search is shortened below three characters', async () => {
  const { searched } = await openFinder()
  await type('aigner')
  await type('ai')
  expect(announced()).toBe('Bitte geben Sie mindestens 3 Zeichen ein.')
  expect(options()).toEqual([])
  await type('aigner')
  expect(announced()).toBe('1 Treffer')
  expect(searched).toEqual(['aigner'])
})

it.each([
  ['a text that is too short', 'ai'],
  ['six words', 'a b c d e f'],
  ['more than a hundred characters', 'x'.repeat(101)],
  ['a date of birth', '12.03.1985'],
  ['blanks', '   '],
  ['zero-width spaces', '\u200b\u200b\u200b'],
  ['control characters', '\u0085\u0085\u0085'],
])('does not search endlessly for %s', async (_what, text) => {
  const { searched } = await openFinder()
  await type('aigner')
  await type(text)
  expect(announced()).not.toBe('Suche läuft …')
  expect(options()).toEqual([])
  expect(searched).toEqual(['aigner'])
})

it('opens the only customer found when Enter is pressed before the answer', async () => {
  const { onOpenCustomer } = await openFinder()
  fireEvent.change(field(), { target: { value: 'aigner' } })
  fireEvent.keyDown(field(), { key: 'Enter', code: 'Enter' })
  for (let step = 0; step < 5; step += 1) await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(onOpenCustomer).toHaveBeenCalledTimes(1)
})

it('says why a text is not searched for', async () => {
  await openFinder()
  await type('a b c d e f')
  expect(error()).toBe('Bitte geben Sie höchstens 5 Suchbegriffe ein.')
  await type('x'.repeat(101))
  expect(error()).toBe('Bitte geben Sie höchstens 100 Zeichen ein.')
  await type('ai')
  expect(error()).toBeUndefined()
  fireEvent.keyDown(field(), { key: 'Enter', code: 'Enter' })
  expect(error()).toBe('Bitte geben Sie mindestens 3 Zeichen ein.')
  expect(announced()).toBe('')
})

it('says that customers cannot be found by their date of birth', async () => {
  await openFinder('en')
  await type('12.03.1985')
  expect(error()).toBe(
    'You cannot search by date of birth. Please search for a name, or sort the list of private customers by date of birth.',
  )
})

it('does not claim that there are no results when the search failed', async () => {
  await openFinder('de', () => {
    throw new Error('down')
  })
  await type('aigner')
  expect(announced()).toBe('')
  expect(screen.getByRole('alert').textContent).not.toBe('')
})
