/** Where the source reads a field of a model, directly or through a property that has its value. */
import ts from 'typescript'
import { type Source, statementOf, descendantsOf } from './source.ts'

/** `Fee.amount`. */
export type Field = string

export type FieldIndex = {
  /** The fields that a property is. */
  of: (property: ts.Symbol | undefined) => Field[]
  /** The same, without the fields that a property has the value of. */
  declared: (property: ts.Symbol) => Field[]
  /** The property with this name in any member of the value's type. */
  named: (type: ts.Type, name: string) => Field[]
  /** A property in the source corresponds to a field of a model: in a type of a screen, or in an answer of an area. */
  standsFor: (property: ts.Symbol, field: Field) => void
}

export function createFieldIndex({ checker, isModelFile }: Source): FieldIndex {
  const known = new Map<ts.Declaration, Set<Field>>()
  const declarationsOf = (property: ts.Symbol) =>
    checker.getRootSymbols(property).flatMap((root) => root.declarations ?? [])

  function of(property: ts.Symbol | undefined): Field[] {
    if (property === undefined) return []
    const found = declarationsOf(property).flatMap((one) => [...modelField(one), ...(known.get(one) ?? [])])
    return [...new Set(found)]
  }
  /** A model is a `zod.object`; its type is inferred, and keeps where each property was written. */
  function modelField(declaration: ts.Declaration): Field[] {
    if (!isModelFile(declaration.getSourceFile())) return []
    const path: string[] = []
    let node: ts.Node = declaration
    while (node.parent !== undefined && !ts.isVariableDeclaration(node)) {
      // In a declaration file the zod object is a type, whose properties are signatures.
      if (ts.isPropertyAssignment(node) || ts.isPropertySignature(node))
        if (ts.isStringLiteral(node.name) || ts.isIdentifier(node.name)) path.unshift(node.name.text)
      node = node.parent
    }
    return ts.isVariableDeclaration(node) && path.length > 0 ? [`${node.name.getText()}.${path.join('.')}`] : []
  }
  return {
    of,
    declared: (property) => declarationsOf(property).flatMap(modelField),
    named: (type, name) => {
      const members = type.isUnion() ? type.types : [type]
      return members.flatMap((member) => of(checker.getPropertyOfType(member, name)))
    },
    standsFor: (property, field) => {
      for (const declaration of declarationsOf(property)) {
        const fields = known.get(declaration) ?? new Set()
        known.set(declaration, fields.add(field))
      }
    },
  }
}

// Where a field is read

/** Each field with the statements of these files in which it is read. */
export function findReads(
  { checker }: Source,
  files: readonly ts.SourceFile[],
  fields: FieldIndex,
): Map<Field, Set<ts.Node>> {
  const found = new Map<Field, Set<ts.Node>>()
  const note = (node: ts.Node, read: readonly Field[]) => {
    for (const field of read) found.set(field, (found.get(field) ?? new Set()).add(statementOf(node)))
  }
  /** A name in an attribute is a field of what the other attributes are about: `control={control} name="amount"`. */
  const fieldsBesideAttribute = (attribute: ts.JsxAttribute, name: string): Field[] =>
    attribute.parent.properties.flatMap((other) => {
      const value = ts.isJsxAttribute(other) && other.initializer
      if (!value || !ts.isJsxExpression(value) || value.expression === undefined) return []
      return typeArguments(checker, checker.getTypeAtLocation(value.expression)).flatMap((part) =>
        fields.named(part, name),
      )
    })

  for (const file of files) {
    for (const node of descendantsOf(file)) {
      if (ts.isPropertyAccessExpression(node)) note(node, fields.of(checker.getSymbolAtLocation(node.name)))
      if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && !node.dotDotDotToken) {
        const name = node.propertyName ?? node.name
        if (ts.isIdentifier(name)) note(node, fields.named(checker.getTypeAtLocation(node.parent), name.text))
      }
      if (ts.isElementAccessExpression(node)) {
        const key = checker.getTypeAtLocation(node.argumentExpression)
        for (const one of key.isUnion() ? key.types : [key]) {
          if (one.isStringLiteral()) note(node, fields.named(checker.getTypeAtLocation(node.expression), one.value))
        }
      }
      if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer))
        note(node, fieldsBesideAttribute(node, node.initializer.text))
      if (ts.isSpreadAssignment(node)) {
        const wanted = ts.isObjectLiteralExpression(node.parent) ? checker.getContextualType(node.parent) : undefined
        const all = checker.getPropertiesOfType(checker.getTypeAtLocation(node.expression))
        const taken = all.filter(({ name }) => wanted === undefined || checker.getPropertyOfType(wanted, name))
        note(
          node,
          taken.flatMap((property) => fields.of(property)),
        )
      }
    }
  }
  return found
}

/** The types that a type takes: the values of a form's control. */
function typeArguments(checker: ts.TypeChecker, type: ts.Type, depth = 0): ts.Type[] {
  if (depth > 2) return []
  const taken = [...(type.aliasTypeArguments ?? []), ...(isReference(type) ? checker.getTypeArguments(type) : [])]
  return taken.flatMap((one) => [one, ...typeArguments(checker, one, depth + 1)])
}

// Properties with the value of a field

/** Registers in `fields` which fields of a model the properties have that screens read. */
export function registerStandIns({ checker, files }: Source, fields: FieldIndex): void {
  const seen = new Map<ts.Type, Set<ts.Type>>()

  /** Pairs the type of a value with the type that its place expects. */
  function pair(given: ts.Type, expected: ts.Type, depth = 0): void {
    const [from, to] = [plain(given), plain(expected)]
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

  const expressions = files.flatMap((file) => [...descendantsOf(file)].filter((node) => isGiven(node)))
  for (const node of expressions) begin(checker.getTypeAtLocation(node))
  for (const node of expressions) {
    const expected = checker.getContextualType(node)
    if (expected) pair(checker.getTypeAtLocation(node), expected)
  }
}

/** An expression in a place with an expected type. */
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

const isReference = (type: ts.Type): type is ts.TypeReference =>
  (type.flags & ts.TypeFlags.Object) !== 0 && ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0

/** The record that a change is made of, and what is sent. */
const changeOf = (type: ts.Type): readonly ts.Type[] =>
  type.aliasSymbol?.name === 'Change' ? (type.aliasTypeArguments ?? []) : []
