/** Which statements a page's route leads to: from its component to whatever that names, also what is loaded later. */
import ts from 'typescript'
import { addressOf } from '../screens.ts'
import { type Source, place, statementOf, within } from './source.ts'

/** Of each address, everything that stands behind it. */
export function reached({ checker, files, folderOf }: Source): Map<string, Set<ts.Node>> {
  const own = new Set(files)
  const known = new Map<ts.Node, Set<ts.Node>>()

  /** The statements that one names. */
  function namedIn(statement: ts.Node): Set<ts.Node> {
    const kept = known.get(statement)
    if (kept) return kept
    const found = new Set<ts.Node>()
    known.set(statement, found)
    for (const node of within(statement)) {
      if (!ts.isIdentifier(node) || ts.isPartOfTypeNode(node)) continue
      for (const declaration of declared(node))
        if (own.has(declaration.getSourceFile())) found.add(statementOf(declaration))
    }
    return found
  }
  function declared(name: ts.Identifier): readonly ts.Declaration[] {
    const isTaken = ts.isBindingElement(name.parent) && ts.isObjectBindingPattern(name.parent.parent)
    const pattern = isTaken ? checker.getTypeAtLocation(name.parent.parent) : undefined
    const symbol = pattern ? checker.getPropertyOfType(pattern, name.text) : checker.getSymbolAtLocation(name)
    if (symbol === undefined) return []
    const target = (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol)
    return target.declarations ?? []
  }
  const all = new Map<string, Set<ts.Node>>()
  for (const file of files.filter((one) => folderOf(one) === 'src/routes')) {
    const address = addressOf(place(file))
    const found = all.get(address) ?? new Set<ts.Node>()
    all.set(address, found)
    const waiting: ts.Node[] = [...file.statements]
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      if (found.has(one) || ts.isImportDeclaration(one)) continue
      found.add(one)
      waiting.push(...namedIn(one))
    }
  }
  return all
}
