import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { root } from '#scripts/run.ts'

const modals = new Set(['ConfirmModal', 'ConfirmChange', 'ModalForm', 'ChangeModal'])
const final = /cannot be (undone|stopped|taken back)|for good|<Consequences/

/** The modals of a file that say that something cannot be taken back, and whether their button is red. */
function finalModals(name: string, text: string): { modal: string; red: boolean }[] {
  const found: { modal: string; red: boolean }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && modals.has(node.openingElement.tagName.getText()) && final.test(node.getText())) {
      const names = node.openingElement.attributes.properties.map((property) => property.name?.getText())
      found.push({ modal: `${name}: ${node.openingElement.getText().slice(0, 80)}`, red: names.includes('danger') })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}

it('what a modal says cannot be taken back is done with a red button', () => {
  const screens = globSync('src/features/**/*.tsx', { cwd: root }).filter((file) => !/\.(test|fake)\.tsx$/.test(file))
  const found = screens.flatMap((file) => finalModals(file, readFileSync(join(root, file), 'utf8')))
  expect(found.filter(({ red }) => !red)).toEqual([])
  expect(found.length).toBeGreaterThanOrEqual(5)
})

/** Where a red button is made: the one that confirms, and the one of a record, which only opens the question. */
const redButtons = ['src/shared/elements/button-row.tsx', 'src/shared/elements/record-action.tsx']

it('only one red button confirms anything, and it never has the focus by itself (confirm-row.tsx)', () => {
  const files = globSync('src/**/*.tsx', { cwd: root }).filter((file) => !/\.(test|fake)\.tsx$/.test(file))
  const red = files.filter((file) => /\bcolor(=|: ?)["']red["']/.test(readFileSync(join(root, file), 'utf8')))
  expect(red.sort()).toEqual(redButtons)
})
