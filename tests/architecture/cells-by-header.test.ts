import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A cell that is chosen by its position among the cells of a row. */
const byPosition = /Role\('cell'[^)]*\)\s*(?:!?\[\d|\.(?:nth|at)\(|\.slice\(\s*\d+,)/

it.each([
  "within(row).getAllByRole('cell')[0]",
  "row.getByRole('cell').nth(2)",
  "row(name)\n  .getAllByRole('cell')\n  .slice(3, 5)",
])('sees %j', (code) => expect(code).toMatch(byPosition))

it('tests of screens choose cells by the header of their column (tests/table-cells.ts)', () => {
  const files = globSync(['src/**/*.test.tsx', 'tests/e2e/**/*.ts'])
  expect(files.filter((file) => byPosition.test(readFileSync(file, 'utf8')))).toEqual([])
})
