import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { root } from '#scripts/run.ts'

/** Where the language cannot say what holds, and why; everything else is said by a type. */
const reasons: Record<string, string> = {
  'src/shared/form/fields/use-bound-field.ts': 'the control of a form is invariant in its values',
  'src/shared/form/fields/new-password-fields.tsx': 'the control of a form is invariant in its values',
  'src/shared/form/shell/submit-button.tsx': 'the control of a form is invariant in its values',
  'src/shared/form/shell/use-contract-form.ts':
    'the form keeps the values of its fields, the resolver gives what is sent',
  'src/shared/form/shell/contract-resolver.ts': 'the resolver is given what is typed and answers with what is sent',
  'sandbox/server/answer-call.ts': 'which handler answers is known by the name of its operation, at run time',
  'sandbox/server/if-match.ts': 'which handler reads the record is known by the name of its operation, at run time',
}

/** The casts of a file by way of `unknown`, behind which nothing is checked. */
function castsThroughUnknown(name: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isAsExpression(node) &&
      ts.isAsExpression(node.expression) &&
      node.expression.type.kind === ts.SyntaxKind.UnknownKeyword
    )
      found.push(`${name}: ${node.type.getText()}`)
    ts.forEachChild(node, visit)
  }
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind))
  return found
}

const files = globSync('{src,sandbox,conform,contract-checks,panel,scripts,tests}/**/*.{ts,tsx}', { cwd: root })
const castsIn = (file: string) => castsThroughUnknown(file, readFileSync(join(root, file), 'utf8'))

/** Every file is parsed, which a busy machine takes its time for. */
const minutes = 300_000

it('no type is asserted by way of unknown, but where the language cannot say it', { timeout: minutes }, () => {
  expect(files.filter((file) => reasons[file] === undefined).flatMap(castsIn)).toEqual([])
})

it('each place that may assert a type still does', () => {
  expect(Object.keys(reasons).filter((file) => castsIn(file).length === 0)).toEqual([])
})

it('an assertion by way of unknown is found, however it is written', () => {
  expect(castsThroughUnknown('a.ts', 'const a = given as unknown as Person')).toEqual(['a.ts: Person'])
  expect(castsThroughUnknown('a.ts', 'use(\n  given as unknown as\n    Person,\n)')).toHaveLength(1)
  expect(castsThroughUnknown('a.ts', 'const a: unknown = given as Person')).toEqual([])
})
