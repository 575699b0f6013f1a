import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../../tests/render-screen.tsx'
import { activeChoice, FilterBar, MultiSelectFilter, SelectFilter } from './filters.tsx'

const states = [
  { value: 'ACTIVE', label: 'Aktiv' },
  { value: 'PLANNED', label: 'Kündigung geplant' },
  { value: 'TERMINATED', label: 'Beendet' },
] as const
type State = (typeof states)[number]['value']
const attempts = ['0', '1', '2'].map((value) => ({ value, label: value }))

function Filters({ chosen: first, log }: { chosen?: State[]; log: unknown[] }) {
  const [chosen, setChosen] = useState(first)
  const [least, setLeast] = useState('2')
  return (
    <FilterBar active={activeChoice(states, chosen, () => setChosen(undefined))}>
      <MultiSelectFilter
        label="Status"
        options={states}
        chosen={chosen}
        onChoose={(next) => {
          log.push(next)
          setChosen(next)
        }}
      />
      <SelectFilter
        label="Versuche"
        options={attempts}
        chosen={least}
        onChoose={(next) => {
          log.push(next)
          setLeast(next)
        }}
      />
    </FilterBar>
  )
}

it('selects several states in any order and shows the choice', async () => {
  const log: unknown[] = []
  const { user } = await renderScreen(<Filters log={log} />)
  const button = screen.getByRole('button', { name: 'Status Alle' })
  await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'Status' })
  await user.click(within(dialog).getByRole('checkbox', { name: 'Beendet' }))
  await user.click(within(dialog).getByRole('checkbox', { name: 'Aktiv' }))
  expect(log).toEqual([['TERMINATED'], ['ACTIVE', 'TERMINATED']])
  expect(button.textContent).toBe('Aktiv, Beendet')
  await user.click(within(dialog).getByRole('checkbox', { name: 'Kündigung geplant' }))
  expect(button.textContent).toBe('3 ausgewählt')
  await user.click(within(dialog).getByRole('button', { name: 'Alle anzeigen' }))
  expect(log.at(-1)).toBeUndefined()
  expect(button.textContent).toBe('Alle')
  await user.keyboard('{Escape}')
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

it('shows all rows when the last state is deselected', async () => {
  const log: unknown[] = []
  const { user } = await renderScreen(<Filters chosen={['PLANNED']} log={log} />)
  await user.click(screen.getByRole('button', { name: 'Status Kündigung geplant' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Kündigung geplant' }))
  expect(log).toEqual([undefined])
})

it('selects one of several values with a native select', async () => {
  const log: unknown[] = []
  const { user } = await renderScreen(<Filters log={log} />)
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Versuche' })
  expect(select.value).toBe('2')
  await user.selectOptions(select, '0')
  expect(log).toEqual(['0'])
  expect(select.value).toBe('0')
})

it('says how many filters are set, and removes one by its chip without losing the focus', async () => {
  const { user } = await renderScreen(<Filters log={[]} chosen={['TERMINATED', 'ACTIVE']} />)
  expect(screen.getByRole('button', { name: 'Filter (1)' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Filter Aktiv, Beendet entfernen' }))
  expect(screen.getByRole('button', { name: 'Status Alle' })).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter' }))
})
