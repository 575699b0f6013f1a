/** The portal's source as the compiler understands it. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../../run.ts'

export type Source = { checker: ts.TypeChecker; files: readonly ts.SourceFile[]; folderOf: (node: ts.Node) => string }

/** What a person's browser runs: no tests, no fakes. */
export function readSource(): Source {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as { config: object }
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: ['src/main.tsx'] }, ts.sys, root)
  const written = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.(test|fake|d)\./.test(file))
  const names = written.map((file) => join(root, file))
  const { tsBuildInfoFile: _none, ...without } = options
  const program = ts.createProgram(names, { ...without, incremental: false })
  const files = names.flatMap((name) => program.getSourceFile(name) ?? [])
  return { checker: program.getTypeChecker(), files, folderOf: (node) => fileOf(node).split('/').slice(0, 2).join('/') }
}

/** The file of a node, below the project. */
export const fileOf = (node: ts.Node): string => node.getSourceFile().fileName.slice(root.length + 1)

/** The statement of a file that a node stands in. */
export function statementOf(node: ts.Node): ts.Node {
  let one = node
  while (one.parent !== undefined && !ts.isSourceFile(one.parent)) one = one.parent
  return one
}

/** Everything within a node. */
export function* within(node: ts.Node): Generator<ts.Node> {
  const parts: ts.Node[] = []
  ts.forEachChild(node, (part) => void parts.push(part))
  for (const part of parts) {
    yield part
    yield* within(part)
  }
}
