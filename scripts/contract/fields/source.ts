/** Sources as the compiler understands them: the portal's own, and those of another client. */
import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { root } from '../../run.ts'

export type Source = {
  checker: ts.TypeChecker
  files: readonly ts.SourceFile[]
  /** Whether a file holds models of the generated client. */
  isModelFile: (file: ts.SourceFile) => boolean
}

/** What a person's browser runs: no tests, no fakes. */
export function readSource(): Source {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as { config: object }
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: ['src/main.tsx'] }, ts.sys, root)
  const written = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.(test|fake|d)\./.test(file))
  const names = written.map((file) => join(root, file))
  const { tsBuildInfoFile: _none, ...without } = options
  const program = ts.createProgram(names, { ...without, incremental: false })
  return {
    checker: program.getTypeChecker(),
    files: names.flatMap((name) => program.getSourceFile(name) ?? []),
    isModelFile: (file) => fileOf(file).startsWith('generated/model/'),
  }
}

/** What generated the client, and what is installed. */
const isForeign = ({ fileName, isDeclarationFile }: ts.SourceFile): boolean =>
  isDeclarationFile || /\/(generated|node_modules)\//.test(fileName)

/** What a tsconfig of another client includes, without tests. Throws the sentence of the compiler where it cannot be read. */
export function readClientSource(tsconfig: string): Source {
  const { config, error } = ts.readConfigFile(tsconfig, ts.sys.readFile) as { config: object; error?: ts.Diagnostic }
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'))
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(tsconfig))
  const { tsBuildInfoFile: _none, ...without } = options
  const program = ts.createProgram(fileNames, { ...without, incremental: false, composite: false, noEmit: true })
  return {
    checker: program.getTypeChecker(),
    files: program.getSourceFiles().filter((file) => !isForeign(file) && !/\.(test|spec)\./.test(file.fileName)),
    isModelFile: ({ fileName }) =>
      /\/(generated|node_modules\/phone-payment-portal-contract)\/(.*\/)?model\/[\w-]+(\.d)?\.[mc]?ts$/.test(fileName),
  }
}

/** The two folders that lead to the file of a node. */
export const folderOf = (node: ts.Node): string => fileOf(node).split('/').slice(0, 2).join('/')

/** The file of a node, below the project. */
export const fileOf = (node: ts.Node): string => node.getSourceFile().fileName.slice(root.length + 1)

/** The statement of a file that contains a node. */
export function statementOf(node: ts.Node): ts.Node {
  let one = node
  while (one.parent !== undefined && !ts.isSourceFile(one.parent)) one = one.parent
  return one
}

/** Everything within a node. */
export function* descendantsOf(node: ts.Node): Generator<ts.Node> {
  const parts: ts.Node[] = []
  ts.forEachChild(node, (part) => void parts.push(part))
  for (const part of parts) {
    yield part
    yield* descendantsOf(part)
  }
}
