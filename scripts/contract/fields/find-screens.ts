/**
 * Of each field of an answer, the screens that read it, found by the compiler. `npm run contract:screens` writes them to
 * `docs/field-screens.tsv`, as each release does.
 */
import ts from 'typescript'
import { type Document, type Schema, isJson, operationsOf } from '#contract-checks/contract.ts'
import { type FieldScreens, unreadFields, writeFieldScreens } from '../field-screens.ts'
import { readDocument } from '../read-document.ts'
import { addressOf } from '../screens.ts'
import { type FieldIndex, createFieldIndex, registerStandIns, findReads } from './field-uses.ts'
import { type Source, fileOf, folderOf, readSource, statementOf, descendantsOf } from './source.ts'

const screens = new Set(['src/features', 'src/pages', 'src/shared', 'src/app', 'src/areas'])

/** Reads the whole portal with the compiler, which takes a while. */
export function findScreens(document: Document): FieldScreens {
  const source = readSource()
  const fields = createFieldIndex(source)
  registerStandIns(source, fields)
  const read = findReads(
    source,
    source.files.filter((file) => screens.has(folderOf(file))),
    fields,
  )
  const modelsOf = createModelFinder(source, fields)
  const pages = [...findStatementsByAddress(source)].map(([address, stand]) => {
    const models = new Set([...stand].flatMap((statement) => [...modelsOf(statement)]))
    return { address, stand, models }
  })
  /** Some lists are requested as a type that the port defines itself, which names no model. */
  const isNamed = (model: string) => pages.some(({ models }) => models.has(model))
  const isRead = (model: string, stand: ReadonlySet<ts.Node>) =>
    [...read].some(
      ([field, places]) =>
        field.startsWith(`${model}.`) && [...places].some((one) => !isAdapter(one) && stand.has(one)),
    )
  const all = [...answeredFields(document)].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(
    all.map(([field, areas]) => {
      const model = field.slice(0, field.indexOf('.'))
      const isAnswered = (models: ReadonlySet<string>) => models.has(model) || !isNamed(model)
      const places = [...(read.get(field) ?? [])]
      const shown = pages.filter(
        ({ address, stand, models }) =>
          isIn(address, areas) &&
          isAnswered(models) &&
          places.some((one) => (isAdapter(one, areaOf(address)) ? isRead(model, stand) : stand.has(one))),
      )
      return [field, [...new Set(shown.map(({ address }) => address))].toSorted()]
    }),
  )
}

const areaOf = (address: string) => address.split('/')[1]!

/** A field that only one area is answered with is on no other area's screen, even where both have the same screen. */
const isIn = (address: string, areas: ReadonlySet<string>) => areas.has('common') || areas.has(areaOf(address))

/** What an adapter reads is for the pages of its area that read the same record; only the area's layout leads to it, for all of them. */
const isAdapter = (statement: ts.Node, area = '') => fileOf(statement).startsWith(`src/areas/${area}`)

// Fields of answers

function answeredFields(document: Document): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { responses, area } of operationsOf(document)) {
    const seen = new Set<string>()
    const visit = (schema: Schema, owner: string): void => {
      const name = schema.$ref?.split('/').at(-1)
      if (name !== undefined) {
        if (seen.has(name)) return
        seen.add(name)
        return visit(document.components.schemas[name]!, name)
      }
      for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) visit(part, owner)
      if (schema.items) visit(schema.items, owner)
      for (const [field, inner] of Object.entries(schema.properties ?? {})) {
        const place = `${owner}.${field}`
        found.set(place, (found.get(place) ?? new Set()).add(area))
        visit(inner, place)
      }
    }
    for (const [status, { content }] of Object.entries(responses)) {
      const json = Object.entries(content ?? {}).find(([type]) => isJson(type))?.[1].schema
      if (status.startsWith('2') && json) visit(json, '')
    }
  }
  return found
}

// Models that a statement is answered with

const isQuestion = (type: ts.Type) => /^(Query|Command|Change)$|Port$/.test(type.aliasSymbol?.name ?? '')

function createModelFinder({ checker }: Source, fields: FieldIndex): (statement: ts.Node) => ReadonlySet<string> {
  const known = new Map<ts.Type, Set<string>>()
  const byStatement = new Map<ts.Node, Set<string>>()

  /** The models in what a type answers, however deep. */
  function modelsIn(type: ts.Type): Set<string> {
    const cached = known.get(type)
    if (cached) return cached
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
    const cached = byStatement.get(statement)
    if (cached) return cached
    const found = new Set<string>()
    byStatement.set(statement, found)
    for (const node of descendantsOf(statement)) {
      if (!ts.isIdentifier(node) || ts.isPartOfTypeNode(node)) continue
      const type = checker.getTypeAtLocation(node)
      const members = type.isUnion() ? type.types : [type]
      for (const one of [type, ...members]) if (isQuestion(one)) for (const model of modelsIn(one)) found.add(model)
    }
    return found
  }
}

// Statements behind an address

/** The statements that each address leads to. */
function findStatementsByAddress({ checker, files }: Source): Map<string, Set<ts.Node>> {
  const own = new Set(files)
  const known = new Map<ts.Node, Set<ts.Node>>()

  /** The statements that one names. */
  function namedIn(statement: ts.Node): Set<ts.Node> {
    const cached = known.get(statement)
    if (cached) return cached
    const found = new Set<ts.Node>()
    known.set(statement, found)
    for (const node of descendantsOf(statement)) {
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
    const address = addressOf(fileOf(file))
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

if (import.meta.main) {
  const found = findScreens(readDocument('generated/openapi.yaml'))
  writeFieldScreens(found)
  console.log(`${Object.keys(found).length} fields of answers, ${unreadFields(found).length} that no screen reads.`)
}
