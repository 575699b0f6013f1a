import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { root } from '#scripts/run.ts'

const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect'])

type Callback = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration

const isCallback = (node: ts.Node | undefined): node is Callback =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node))

/** The clean-up as it is written, its name, or nothing: the result of a call may be anything at run time. */
const isCleanUp = (returned: ts.Expression | undefined): boolean =>
  returned === undefined || isCallback(returned) || ts.isIdentifier(returned) || ts.isVoidExpression(returned)

/** The expressions that a function returns itself, not those of functions in it. */
function returnsOf({ body }: Callback): (ts.Expression | undefined)[] {
  if (body === undefined || !ts.isBlock(body)) return [body]
  const found: (ts.Expression | undefined)[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node)) found.push(node.expression)
    else if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit)
  }
  visit(body)
  return found
}

/** The functions of a file by the names that they have there; `useCallback` hands on what it is given. */
function namedCallbacks(file: ts.SourceFile): Map<string, Callback> {
  const found = new Map<string, Callback>()
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name) found.set(node.name.text, node)
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const value = ts.isCallExpression(node.initializer) ? node.initializer.arguments[0] : node.initializer
      if (isCallback(value)) found.set(node.name.getText(), value)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** What a file hands to React as the clean-up of an effect or of a ref without being a function that is written there. */
function wrongCleanUps(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const named = namedCallbacks(file)
  const found: string[] = []
  const judge = (callback: ts.Node | undefined): void => {
    if (!isCallback(callback)) return
    for (const returned of returnsOf(callback)) {
      if (!isCleanUp(returned)) found.push(`${name}: ${returned!.getText().replaceAll(/\s+/g, ' ')}`)
    }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && effects.has(node.expression.getText().replace(/^React\./, ''))) {
      const [effect] = node.arguments
      judge(effect && ts.isIdentifier(effect) ? named.get(effect.text) : effect)
    }
    if (ts.isJsxAttribute(node) && node.name.getText() === 'ref' && node.initializer) judgeRef(node.initializer)
    ts.forEachChild(node, visit)
  }
  /** A ref may be chosen by a condition. */
  const judgeRef = (node: ts.Node): void => {
    if (isCallback(node)) return judge(node)
    if (ts.isIdentifier(node)) return judge(named.get(node.text))
    return ts.forEachChild(node, judgeRef)
  }
  visit(file)
  return found
}

it('an effect and a ref give React a clean-up that is written there, or nothing', () => {
  const files = globSync('{src,panel}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'))
  const texts = files
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
    .filter(({ text }) => /Effect\(|\bref=/.test(text))
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.flatMap(({ file, text }) => wrongCleanUps(file, text))).toEqual([])
})

it('an effect that returns what a call gives is found', () => {
  expect(wrongCleanUps('a.tsx', 'useEffect(() => place.scrollIntoView(), [])')).toEqual([
    'a.tsx: place.scrollIntoView()',
  ])
  expect(wrongCleanUps('a.tsx', 'useLayoutEffect(() => { if (open) return row?.focus() })')).toHaveLength(1)
  expect(wrongCleanUps('a.tsx', 'const show = () => place.focus(); useEffect(show, [])')).toHaveLength(1)
  expect(wrongCleanUps('a.tsx', 'useEffect(() => () => clearTimeout(timer), [])')).toEqual([])
  expect(wrongCleanUps('a.tsx', 'useEffect(() => { if (lost) return; const stop = watch(); return stop })')).toEqual([])
  expect(wrongCleanUps('a.tsx', 'useEffect(() => void place.focus(), [])')).toEqual([])
})

it('a ref that returns what a call gives is found', () => {
  const show = 'const show = (row: HTMLElement | null) => row?.scrollIntoView();'
  expect(wrongCleanUps('a.tsx', `${show} const a = <tr ref={added ? show : undefined} />`)).toHaveLength(1)
  expect(wrongCleanUps('a.tsx', 'const a = <tr ref={(row) => row?.focus()} />')).toHaveLength(1)
  expect(wrongCleanUps('a.tsx', 'const fill = useCallback((row) => row?.focus(), []); <i ref={fill} />')).toHaveLength(
    1,
  )
  expect(wrongCleanUps('a.tsx', 'const a = <tr ref={(row) => { row?.focus() }} />')).toEqual([])
  expect(wrongCleanUps('a.tsx', 'const place = useRef(null); <tr ref={place} />')).toEqual([])
})
