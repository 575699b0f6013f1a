/** Which models a statement is answered with: by the ports, questions and commands that it names. */
import ts from 'typescript'
import type { FieldsOf } from './fields-of.ts'
import { type Source, within } from './source.ts'

const isQuestion = (type: ts.Type) => /^(Query|Command|Change)$|Port$/.test(type.aliasSymbol?.name ?? '')

export function askedModels({ checker }: Source, fields: FieldsOf): (statement: ts.Node) => ReadonlySet<string> {
  const known = new Map<ts.Type, Set<string>>()
  const byStatement = new Map<ts.Node, Set<string>>()

  /** The models in what a type answers, however deep. */
  function modelsIn(type: ts.Type): Set<string> {
    const kept = known.get(type)
    if (kept) return kept
    const found = new Set<string>()
    known.set(type, found)
    const seen = new Set<ts.Type>()
    const visit = (one: ts.Type, depth: number): void => {
      if (seen.has(one) || depth > 12) return
      seen.add(one)
      const parts = one.isUnionOrIntersection() ? one.types : []
      for (const part of parts) visit(part, depth + 1)
      if (parts.length > 0 || (one.flags & ts.TypeFlags.Object) === 0) return
      if (checker.isArrayType(one))
        return checker.getTypeArguments(one as ts.TypeReference).forEach((item) => visit(item, depth + 1))
      for (const signature of one.getCallSignatures())
        visit(checker.getAwaitedType(signature.getReturnType()) ?? signature.getReturnType(), depth + 1)
      for (const property of checker.getPropertiesOfType(one)) {
        const own = fields.declared(property)
        for (const field of own) found.add(field.split('.')[0]!)
        const isOurs =
          own.length > 0 ||
          (property.declarations ?? []).some((each) => !each.getSourceFile().fileName.includes('/node_modules/'))
        if (isOurs) visit(checker.getTypeOfSymbol(property), depth + 1)
      }
    }
    visit(type, 0)
    return found
  }

  return (statement) => {
    const kept = byStatement.get(statement)
    if (kept) return kept
    const found = new Set<string>()
    byStatement.set(statement, found)
    for (const node of within(statement)) {
      if (!ts.isIdentifier(node) || ts.isPartOfTypeNode(node)) continue
      const type = checker.getTypeAtLocation(node)
      const members = type.isUnion() ? type.types : [type]
      for (const one of [type, ...members]) if (isQuestion(one)) for (const model of modelsIn(one)) found.add(model)
    }
    return found
  }
}
