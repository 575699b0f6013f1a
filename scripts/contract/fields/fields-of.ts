/** Which fields of the contract's models a property of the source is: by where the compiler says that it is declared. */
import ts from 'typescript'
import { place, type Source } from './source.ts'

/** `Fee.amount`. */
export type Field = string

export type FieldsOf = {
  /** The fields that a property is. */
  of: (property: ts.Symbol | undefined) => Field[]
  /** The same, without those that it only stands for. */
  declared: (property: ts.Symbol) => Field[]
  /** The property with this name of a value, whatever else it may be. */
  named: (type: ts.Type, name: string) => Field[]
  /** A property of the source stands for one of a model: what a screen asks for, and what an area answers with. */
  standsFor: (property: ts.Symbol, field: Field) => void
}

export function fieldsOf({ checker }: Source): FieldsOf {
  const known = new Map<ts.Declaration, Set<Field>>()
  const declarationsOf = (property: ts.Symbol) =>
    checker.getRootSymbols(property).flatMap((root) => root.declarations ?? [])

  function of(property: ts.Symbol | undefined): Field[] {
    if (property === undefined) return []
    const found = declarationsOf(property).flatMap((one) => [modelField(one) ?? [], ...(known.get(one) ?? [])].flat())
    return [...new Set(found)]
  }
  return {
    of,
    declared: (property) => declarationsOf(property).flatMap((one) => modelField(one) ?? []),
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

/** A model is a `zod.object` below `generated/model`; its type is inferred, and keeps where each property was written. */
function modelField(declaration: ts.Declaration): Field | undefined {
  if (!place(declaration).startsWith('generated/model/')) return undefined
  const path: string[] = []
  let node: ts.Node = declaration
  while (node.parent !== undefined && !ts.isVariableDeclaration(node)) {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)) path.unshift(node.name.text)
    node = node.parent
  }
  return ts.isVariableDeclaration(node) && path.length > 0 ? `${node.name.getText()}.${path.join('.')}` : undefined
}
