/**
 * What people read for each refusal, in both languages: read from the sentence maps of features and pages
 * (`… satisfies Sentences<StatusOf<XPort['member']>>`) and their catalogs, so that nothing is written twice.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import * as constants from '#generated/model/constants.ts'
import { formatEuros } from '#src/shared/format/numbers.ts'
import { translatedEntries } from '../i18n/catalog-entries.ts'
import { root } from '../run.ts'

export type ScreenSentence = { operation: string; status: number; english: string; german: string }

type Spoken = { status: number; english: string; german: string }

const read = (file: string) => {
  const text = readFileSync(join(root, file), 'utf8')
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
}

/** The sentences of every page, and those of every form and list (lingui.config.ts). */
const germanOfAll = () => new Map([...germanOf('src/app/locales/de.po'), ...germanOf('src/shared/shell/locales/de.po')])

/** Every sentence of every operation behind a port's member. */
export function collectSentences(): ScreenSentence[] {
  const members = membersOfAdapters()
  const files = globSync('src/{features,pages}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(test|fake)\.tsx?$/.test(file))
    .toSorted()
  return files.flatMap((file) => {
    const source = read(file)
    const maps = mapsOf(source)
    if (maps.length === 0) return []
    const [, , feature] = file.split('/')
    const german = new Map([...germanOfAll(), ...germanOf(`src/features/${feature}/locales/de.po`)])
    return maps.flatMap(({ member, node }) =>
      (members.get(member) ?? []).flatMap((operation) =>
        spokenIn(source, node, german).map((spoken) => ({ operation, ...spoken })),
      ),
    )
  })
}

/** What everybody reads for a status when the call has no sentence of its own; 423 reads differently for the bank. */
export function generalSentences(): Map<number, { english: string; german: string }[]> {
  const source = read('src/shared/problem/answers/answer-sentences.ts')
  const german = germanOfAll()
  const sentencesOf = (name: string) => {
    const map = declarationOf(source, name)
    return map && ts.isObjectLiteralExpression(map) ? spokenIn(source, map, german) : []
  }
  const general = new Map<number, Spoken[]>(
    [...sentencesOf('byStatus'), ...sentencesOf('byWait')].map((spoken) => [spoken.status, [spoken]]),
  )
  const toCustomers = read('src/shared/problem/answers/words-to-customer.ts')
  const own = messagesIn(toCustomers, declarationOf(toCustomers, 'ownChangeRuns')!)
  return general.set(423, [
    ...sentencesOf('taskOngoing'),
    ...own.map((id) => ({ status: 423, ...wordsOf(id, german) })),
  ])
}

/** `XPort.member` -> the operations that the areas' adapters answer it with. */
function membersOfAdapters(): Map<string, string[]> {
  const members = new Map<string, string[]>()
  for (const file of globSync('src/areas/*/*-adapter.ts', { cwd: root })) {
    const code = read(file).text
    for (const [, port] of code.matchAll(/\b([A-Z]\w+Port)\b/g)) {
      for (const [, member, operation] of code.matchAll(
        /(\w+):\s*(?:\([^)]*\)\s*=>\s*)?(?:\w*[cC]ommand|idempotentChange)\(\s*'(\w+)'/g,
      )) {
        const name = `${port}.${member}`
        members.set(name, [...new Set([...(members.get(name) ?? []), operation!])])
      }
    }
  }
  return members
}

/** The object literals that satisfy Sentences, with every port member that their type names. */
function mapsOf(source: ts.SourceFile): { member: string; node: ts.ObjectLiteralExpression }[] {
  const found: { member: string; node: ts.ObjectLiteralExpression }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isSatisfiesExpression(node) && ts.isObjectLiteralExpression(node.expression)) {
      const type = node.type.getText(source)
      for (const [, port, member] of type.matchAll(/(\w+Port)>?\['(\w+)'\]/g)) {
        found.push({ member: `${port}.${member}`, node: node.expression })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function spokenIn(source: ts.SourceFile, map: ts.ObjectLiteralExpression, german: Map<string, string>): Spoken[] {
  return map.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) {
      const spread = declarationOf(source, property.expression.getText(source))
      const inner = spread && firstObject(spread)
      return inner ? spokenIn(source, inner, german) : []
    }
    const value = ts.isPropertyAssignment(property)
      ? property.initializer
      : ts.isMethodDeclaration(property) || ts.isShorthandPropertyAssignment(property)
        ? property
        : undefined
    if (value === undefined || property.name === undefined) return []
    const status = Number(property.name.getText(source))
    return messagesIn(source, value).map((id) => {
      const { english, german: translated } = wordsOf(id, german)
      return { status, english: fillFigures(source, english), german: fillFigures(source, translated) }
    })
  })
}

/** The message with the figures of the contract that it names: `const limit = formatEuros(monthlyCreditLimit)`. */
function fillFigures(source: ts.SourceFile, message: string): string {
  return message.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const declared = declarationOf(source, name)?.getText(source) ?? name
    const [, format, constant = ''] = /^(?:(formatEuros)\()?(\w+)\)?$/.exec(declared) ?? []
    const value: unknown = Reflect.get(constants, constant)
    if (typeof value !== 'number') return whole
    return format === undefined ? String(value) : formatEuros(value)
  })
}

/** Throws for a message that no catalog has: the page would say nothing in its place. */
function wordsOf(id: string, german: Map<string, string>) {
  const translated = german.get(id)
  if (!translated) throw new Error(`No catalog has the German of "${id}"`)
  return { english: plain(id), german: plain(translated) }
}

/** The `msg` templates within a node; a name is followed to where it is declared in the file. */
function messagesIn(source: ts.SourceFile, node: ts.Node): string[] {
  if (ts.isIdentifier(node)) {
    const declared = declarationOf(source, node.text)
    return declared ? messagesIn(source, declared) : []
  }
  const found: string[] = []
  const visit = (inner: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(inner) && inner.tag.getText(source) === 'msg') found.push(idOf(source, inner))
    else if (ts.isCallExpression(inner) && ts.isIdentifier(inner.expression) && inner.expression.text !== 'plural') {
      // `aboutFields([…], msg…)`, `aboutForm(locked)`
      for (const part of [inner.expression, ...inner.arguments])
        visit((ts.isIdentifier(part) && declarationOf(source, part.text)) || part)
    } else ts.forEachChild(inner, visit)
  }
  visit(node)
  return [...new Set(found)]
}

function declarationOf(source: ts.SourceFile, name: string): ts.Node | undefined {
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement
    if (!ts.isVariableStatement(statement)) continue
    const declared = statement.declarationList.declarations.find((one) => one.name.getText(source) === name)
    if (declared?.initializer) return declared.initializer
  }
  return undefined
}

function firstObject(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node)) return node
  return ts.forEachChild(node, firstObject)
}

/** The message as the catalog has it: names are in braces, other expressions are counted. */
function idOf(source: ts.SourceFile, { template }: ts.TaggedTemplateExpression): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text
  let counted = 0
  return template.templateSpans.reduce((text, { expression, literal }) => {
    const part = ts.isIdentifier(expression)
      ? `{${expression.text}}`
      : (pluralOf(source, expression) ?? `{${counted++}}`)
    return text + part + literal.text
  }, template.head.text)
}

function pluralOf(source: ts.SourceFile, node: ts.Expression): string | undefined {
  if (!ts.isCallExpression(node) || node.expression.getText(source) !== 'plural') return undefined
  const [value, forms] = node.arguments
  if (value === undefined || forms === undefined || !ts.isObjectLiteralExpression(forms)) return undefined
  const cases = forms.properties.flatMap((one) =>
    ts.isPropertyAssignment(one) && ts.isStringLiteral(one.initializer)
      ? [`${one.name.getText(source)} {${one.initializer.text}}`]
      : [],
  )
  return `{${value.getText(source)}, plural, ${cases.join(' ')}}`
}

/** For reading: of a plural the general form, with its number as a name in braces. */
const plain = (id: string) =>
  id.replaceAll(/\{(\w+), plural, .*?other \{([^}]*)\}\}/g, (_all, name: string, form: string) =>
    form.replace('#', `{${name}}`),
  )

/** Empty for a feature without sentences of its own. */
function germanOf(file: string): Map<string, string> {
  const path = join(root, file)
  const entries = existsSync(path) ? translatedEntries(readFileSync(path, 'utf8')) : []
  return new Map(entries.map(({ source, translation }) => [source.split(' | ')[0]!, translation]))
}
