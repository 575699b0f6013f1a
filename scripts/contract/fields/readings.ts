/** Where a screen reads a field: as a property, taken out of a record, named in a form, or with all others of a record. */
import ts from 'typescript'
import type { Field, FieldsOf } from './fields-of.ts'
import { isReference } from './stand-ins.ts'
import { type Source, statementOf, within } from './source.ts'

const screens = new Set(['src/features', 'src/pages', 'src/shared', 'src/app', 'src/areas'])

/** Each field with the statements in which it is read. */
export function readings(source: Source, fields: FieldsOf): Map<Field, Set<ts.Node>> {
  const { checker, files, folderOf } = source
  const found = new Map<Field, Set<ts.Node>>()
  const note = (node: ts.Node, read: readonly Field[]) => {
    for (const field of read) found.set(field, (found.get(field) ?? new Set()).add(statementOf(node)))
  }
  /** A name in an attribute is a field of what the other attributes are about: `control={control} name="amount"`. */
  const namedBeside = (attribute: ts.JsxAttribute, name: string): Field[] =>
    attribute.parent.properties.flatMap((other) => {
      const value = ts.isJsxAttribute(other) && other.initializer
      if (!value || !ts.isJsxExpression(value) || value.expression === undefined) return []
      return madeOf(checker, checker.getTypeAtLocation(value.expression)).flatMap((part) => fields.named(part, name))
    })

  for (const file of files.filter((one) => screens.has(folderOf(one)))) {
    for (const node of within(file)) {
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
        note(node, namedBeside(node, node.initializer.text))
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
function madeOf(checker: ts.TypeChecker, type: ts.Type, depth = 0): ts.Type[] {
  if (depth > 2) return []
  const taken = [...(type.aliasTypeArguments ?? []), ...(isReference(type) ? checker.getTypeArguments(type) : [])]
  return taken.flatMap((one) => [one, ...madeOf(checker, one, depth + 1)])
}
