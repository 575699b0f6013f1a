import { expect, it } from 'vitest'
import { layOutColumns, type ActionsWidth, type ColumnWidth } from './table-layout.ts'

const lists: [string, ColumnWidth[], boolean, ActionsWidth | undefined][] = [
  ['a list of people', ['firstName', 'lastName', 'email', 'access'], false, { icons: 2 }],
  ['a list with checkboxes', ['phone', 'state', 'amount'], true, { icons: 5 }],
  ['a list whose buttons have words', ['identifier', 'label', 'day'], false, { words: 250 }],
  ['a list without buttons', ['day', 'count'], false, undefined],
]

for (const [name, widths, hasSelection, actions] of lists)
  it(`gives the columns of ${name} the least width of the table together, and all of the room beyond it`, () => {
    const columns = widths.map((width) => ({ width }))
    const { minimum, columns: styles } = layOutColumns({ columns, hasSelection, actions }, false)
    const parts = styles.map(({ width }) =>
      /^(?:calc\()?([\d.]+)rem(?: \+ var\(--to-ideal\) \* ([\d.e-]+) \+ var\(--beyond\) \* ([\d.e-]+)\))?$/.exec(
        String(width),
      )!,
    )
    const sum = (at: number) => parts.reduce((total, part) => total + Number(part[at] ?? 0), 0)
    expect(sum(1) * 16).toBeCloseTo(minimum)
    expect([0, 1]).toContain(Math.round(sum(2) * 1e6) / 1e6)
    expect(sum(3)).toBeCloseTo(1)
  })

it('needs more room for the buttons of a finger', () => {
  const list = { columns: [{ width: 'phone' as const }], hasSelection: false, actions: { icons: 3 } }
  expect(layOutColumns(list, true).minimum).toBeGreaterThan(layOutColumns(list, false).minimum)
})
