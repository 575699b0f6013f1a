import { act, fireEvent, screen } from '@testing-library/react'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../../tests/render-screen.tsx'
import { activeRange, DayRangeFilter } from './day-range-filter.tsx'
import { rangeProblem, type DayRange } from './day-range.ts'
import { WithSearchState } from '../list.fake.tsx'

const bothEnds = { from: 'Von', to: 'Bis' }

async function open(
  start: DayRange = { from: '2026-10-01', to: '2026-11-20' },
  labels: { from: string; to?: string } = bothEnds,
) {
  const history: DayRange[] = []
  let show: (range: DayRange) => void = () => {}
  await renderScreen(
    <WithSearchState<DayRange & { page?: number }> start={start} history={history}>
      {(range, onRange, back) => {
        show = back
        return <DayRangeFilter labels={labels} range={range} last="2026-11-20" onRange={onRange} />
      }}
    </WithSearchState>,
  )
  return { history, back: (range: DayRange) => act(() => show(range)) }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
function fill(name: string, value: string) {
  fireEvent.change(field(name), { target: { value } })
  fireEvent.blur(field(name))
}
const errorOf = (name: string) =>
  field(name).closest('.mantine-InputWrapper-root')!.querySelector('.mantine-InputWrapper-error')?.textContent

it('accepts two days in common notations', async () => {
  const { history } = await open()
  expect([field('Von').value, field('Bis').value]).toEqual(['01.10.2026', '20.11.2026'])
  fill('Von', '3.4.26')
  expect(field('Von').value).toBe('03.04.2026')
  fireEvent.change(field('Bis'), { target: { value: '05.04.2026' } })
  fireEvent.keyDown(field('Bis'), { key: 'Enter' })
  expect(history).toEqual([
    { from: '2026-04-03', to: '2026-11-20' },
    { from: '2026-04-03', to: '2026-04-05' },
  ])
})

it('accepts one day where a range has no end', async () => {
  const { history } = await open({ from: undefined }, { from: 'Erstellt seit' })
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  expect(screen.queryByRole('group')).toBeNull()
  fill('Erstellt seit', '3.4.26')
  fill('Erstellt seit', '21.11.2026')
  expect(errorOf('Erstellt seit')).toBe('Bitte geben Sie ein Datum bis zum 20.11.2026 ein.')
  fill('Erstellt seit', '')
  expect(history).toEqual([{ from: '2026-04-03', to: undefined }, {}])
  expect(activeRange({ from: '2026-04-03' }, { from: '2026-04-03' }, () => {})[0]?.label).toBe('03.04.2026 –')
})

it('rejects a start after the end with an error @R215', async () => {
  const { history } = await open({ from: '2026-10-01', to: '2026-10-05' })
  fill('Von', '06.10.2026')
  expect(errorOf('Bis')).toBe('Das Von-Datum darf nicht nach dem Bis-Datum liegen.')
  expect(history).toEqual([])
  fill('Bis', '06.10.2026')
  expect(errorOf('Bis')).toBeUndefined()
  expect(history).toEqual([{ from: '2026-10-06', to: '2026-10-06' }])
})

it('shows the error only when the pointer is released, so that no button moves away from it', async () => {
  const { history } = await open()
  fireEvent.change(field('Von'), { target: { value: 'gestern' } })
  fireEvent.pointerDown(document.body)
  fireEvent.blur(field('Von'))
  expect(errorOf('Von')).toBeUndefined()
  fireEvent.pointerUp(document.body)
  expect(errorOf('Von')).toBe('Bitte geben Sie ein Datum wie 03.04.2026 ein.')
  expect(history).toEqual([])
})

it.each([
  ['31.02.2026', 'Bitte geben Sie ein Datum wie 03.04.2026 ein.'],
  ['gestern', 'Bitte geben Sie ein Datum wie 03.04.2026 ein.'],
  ['21.11.2026', 'Bitte geben Sie ein Datum bis zum 20.11.2026 ein.'],
])('rejects %s: %s', async (typed, sentence) => {
  const { history } = await open()
  fireEvent.change(field('Bis'), { target: { value: typed } })
  expect(errorOf('Bis')).toBeUndefined()
  fireEvent.blur(field('Bis'))
  expect(errorOf('Bis')).toBe(sentence)
  expect(screen.getByRole('alert').textContent, 'said, although the focus has moved on').toBe(sentence)
  expect(field('Bis').value).toBe(typed)
  expect(history).toEqual([])
})

it('opens the range for a cleared field, sends nothing for an unchanged one, and restores both on going back', async () => {
  const { history, back } = await open()
  fireEvent.blur(field('Von'))
  expect(history).toEqual([])
  fill('Von', '')
  expect(history).toEqual([{ from: undefined, to: '2026-11-20' }])
  await back({ from: '2026-10-01', to: '2026-10-31' })
  expect([field('Von').value, field('Bis').value]).toEqual(['01.10.2026', '31.10.2026'])
})

it('accepts two days exactly when the first is not after the second @R215', () => {
  const anyDay = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(anyDay, anyDay, (from, to) => {
      expect(rangeProblem('from', { from, to })).toBeUndefined()
      expect(rangeProblem('to', { from, to })).toBe(Date.parse(from) > Date.parse(to) ? 'order' : undefined)
    }),
  )
})
