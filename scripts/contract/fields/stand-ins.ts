/** Where one type is given for another: what an area's adapter answers for a port, and the record that a form begins with. */
import ts from 'typescript'
import type { FieldsOf } from './fields-of.ts'
import { type Source, within } from './source.ts'

/** Teaches `fields` for which fields of a model the properties stand that screens read. */
export function noteStandIns({ checker, files }: Source, fields: FieldsOf): void {
  const seen = new Map<ts.Type, Set<ts.Type>>()

  /** `given` answers what is asked for as `asked`. */
  function pair(given: ts.Type, asked: ts.Type, depth = 0): void {
    const [from, to] = [plain(given), plain(asked)]
    const paired = seen.get(from) ?? new Set<ts.Type>()
    if (from === to || depth > 8 || paired.has(to)) return
    seen.set(from, paired.add(to))
    if (to.isUnion()) return to.types.forEach((one) => pair(from, one, depth + 1))
    if (checker.isArrayType(from) && checker.isArrayType(to)) {
      const [one, other] = [from, to].map((list) => checker.getTypeArguments(list as ts.TypeReference)[0])
      return one && other && pair(one, other, depth + 1)
    }
    const [mine, theirs] = [from, to].map((one) => one.getCallSignatures()[0])
    if (mine && theirs) {
      for (const [index, taken] of mine.getParameters().entries()) {
        const passed = theirs.getParameters()[index]
        if (passed) pair(checker.getTypeOfSymbol(passed), checker.getTypeOfSymbol(taken), depth + 1)
      }
      return pair(mine.getReturnType(), theirs.getReturnType(), depth + 1)
    }
    const [taken, wanted] = [argumentsOf(from), argumentsOf(to)]
    if (from.symbol === to.symbol && taken.length === wanted.length && taken.length > 0)
      return taken.forEach((one, index) => pair(one, wanted[index]!, depth + 1))
    if (from.isUnion() || (to.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) === 0) return
    for (const property of checker.getPropertiesOfType(to)) {
      const same = checker.getPropertyOfType(from, property.name)
      if (same === undefined || isOfLibrary(property)) continue
      for (const field of fields.of(same)) fields.standsFor(property, field)
      pair(checker.getTypeOfSymbol(same), checker.getTypeOfSymbol(property), depth + 1)
    }
  }
  const argumentsOf = (type: ts.Type) =>
    isReference(type) ? checker.getTypeArguments(type) : (type.aliasTypeArguments ?? [])
  const plain = (type: ts.Type) => checker.getNonNullableType(checker.getAwaitedType(type) ?? type)
  const isOfLibrary = (property: ts.Symbol) => {
    const declarations = property.declarations ?? []
    return (
      declarations.length > 0 && declarations.every((one) => one.getSourceFile().fileName.includes('/node_modules/'))
    )
  }

  /** What is entered under a name begins as what is stored under it. */
  function begin(change: ts.Type): void {
    const [record, input] = changeOf(change)
    if (record === undefined || input === undefined) return
    for (const property of checker.getPropertiesOfType(input)) {
      for (const field of fields.named(record, property.name)) fields.standsFor(property, field)
    }
  }

  const expressions = files.flatMap((file) => [...within(file)].filter((node) => isGiven(node)))
  for (const node of expressions) begin(checker.getTypeAtLocation(node))
  for (const node of expressions) {
    const asked = checker.getContextualType(node)
    if (asked) pair(checker.getTypeAtLocation(node), asked)
  }
}

/** An expression that is given to something that says what it takes. */
function isGiven(node: ts.Node): node is ts.Expression {
  const { parent } = node
  if (!ts.isExpression(node) || parent === undefined) return false
  const isArgument = ts.isCallExpression(parent) && parent.arguments.includes(node)
  const isAnswer = ts.isArrowFunction(parent) && parent.body === node
  return (
    isArgument ||
    isAnswer ||
    (ts.isPropertyAssignment(parent) && parent.initializer === node) ||
    ts.isJsxExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isReturnStatement(parent)
  )
}

export const isReference = (type: ts.Type): type is ts.TypeReference =>
  (type.flags & ts.TypeFlags.Object) !== 0 && ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0

/** The record that a change is made of, and what is sent. */
const changeOf = (type: ts.Type): readonly ts.Type[] =>
  type.aliasSymbol?.name === 'Change' ? (type.aliasTypeArguments ?? []) : []
