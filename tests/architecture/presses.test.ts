import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { root } from '#scripts/run.ts'

/** What these do when they lose the focus moves nothing that could be pressed. */
const moveNothing = [
  'src/features/customers/running-task.tsx', // keeps in mind that it had the focus
  'src/shared/alerts/alert-item.tsx', // lets its time run again
  'src/shared/form/fields/info-tooltip.tsx', // lies above the page
]

/** The elements of a file that do something of their own when the focus leaves them, before a press that took it is over. */
function hasty(name: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'onBlur') {
      const act = node.initializer?.getText() ?? ''
      if (!/^\{\w+\.onBlur\}$/.test(act) && !act.includes('afterPointerUp(')) found.push(name)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}

it('defers what a field does on blur until the pointer is released (shared/elements/pointer-release.ts)', () => {
  const screens = globSync('src/**/*.tsx', { cwd: root }).filter((file) => !/\.(test|fake)\.tsx$/.test(file))
  const found = screens.flatMap((file) => hasty(file, readFileSync(join(root, file), 'utf8')))
  expect(found.sort()).toEqual(moveNothing)
})

it('finds a field that acts on blur at once', () => {
  expect(hasty('a.tsx', 'const a = <input onBlur={() => check()} />')).toEqual(['a.tsx'])
  expect(hasty('a.tsx', 'const a = <input onBlur={check} />')).toEqual(['a.tsx'])
  expect(hasty('a.tsx', 'const a = <input onBlur={bind.onBlur} />')).toEqual([])
  expect(hasty('a.tsx', 'const a = <input onBlur={() => afterPointerUp(check)} />')).toEqual([])
})
