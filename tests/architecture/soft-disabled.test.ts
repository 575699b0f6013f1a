import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { root } from '#scripts/run.ts'

const buttons = new Set(['button', 'Button', 'IconButton', 'UnstyledButton', 'Anchor', 'CloseButton', 'Burger'])

/** The buttons of a file that are switched off natively, such as `<Button loading>`, and would drop the focus. */
function dropping(name: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const names = node.attributes.properties.map((property) => property.name?.getText())
      if (buttons.has(node.tagName.getText()) && names.some((each) => each === 'disabled' || each === 'loading'))
        found.push(`${name}: ${node.getText().replaceAll(/\s+/g, ' ')}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}

it('disables buttons with shared/elements/soft-disabled.ts only, so that the focus stays on them', () => {
  const screens = globSync('src/**/*.tsx', { cwd: root }).filter((file) => !/\.(test|fake)\.tsx$/.test(file))
  expect(screens.flatMap((file) => dropping(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
})

it('finds a natively disabled button', () => {
  expect(dropping('a.tsx', 'const a = <Button loading={busy}>Save</Button>')).toHaveLength(1)
  expect(dropping('a.tsx', 'const a = <Anchor component="button" disabled>Save</Anchor>')).toHaveLength(1)
  expect(dropping('a.tsx', 'const a = <Button {...softDisabledProps({ busy })}>Save</Button>')).toEqual([])
})
