/** `npm run docs`: the reference of the contract and our own pages beside it, into `dist-docs/`; does nothing when nothing changed. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readDocument } from '#scripts/contract/read-document.ts'
import { operationsOf, resolveRef, type Document, type FlatOperation } from '#contract-checks/contract.ts'
import { readFieldScreens } from '../contract/field-screens.ts'
import { screensOf } from '../contract/screens.ts'
import { fingerprint, isFresh, storeFingerprint } from '../fingerprint.ts'
import { compressBuild } from '../portal/compress.ts'
import { root } from '../run.ts'
import { writeReference } from './scalar-reference.ts'
import { renderPage, styles, type Page } from './page.ts'
import { errorsPage } from './pages/errors.ts'
import { callsPage, rolesPage } from './pages/lists.ts'
import { changesPage } from './pages/changes.ts'
import { operationPage } from './pages/operation.ts'
import { fieldsPage, patternsPage } from './pages/contract.ts'
import { statesPage } from './pages/states.ts'
import { collectSentences, generalSentences } from './sentences.ts'

export const docsFolder = join(root, 'dist-docs')
const bundle = join(root, 'generated/openapi.yaml')
const inputs = [
  'generated/openapi.yaml',
  'openapi/CHANGELOG.md',
  'scripts/docs',
  'src/features',
  'src/pages',
  'src/areas',
  'docs/field-screens.tsv',
  'public/favicon.svg',
  'package-lock.json',
]
const state = () => fingerprint([...inputs, 'dist-docs'])
export const areDocsBuilt = (): boolean => isFresh('docs', state())

/** Every page of the reference. */
export function pages(document: Document): { all: Page[]; search: string[][] } {
  const operations = operationsOf(document)
  const sentences = collectSentences()
  const screens = screensOf()
  const changelog = readFileSync(join(root, 'openapi/CHANGELOG.md'), 'utf8')
  const all = [
    callsPage(document, operations, screens),
    ...operations.map((one) =>
      operationPage(
        one,
        sentences.filter(({ operation }) => operation === one.id),
        screens(one.id),
      ),
    ),
    errorsPage(operations, sentences, generalSentences()),
    rolesPage(document, operations),
    statesPage(),
    fieldsPage(readFieldScreens()),
    patternsPage(document),
    changesPage(
      changelog,
      operations.map(({ id }) => id),
    ),
  ]
  return { all, search: searchEntries(document, operations) }
}

/** An entry of the search of our own pages. */
type Entry = [title: string, path: string, text: string, explanation: string]

function searchEntries(document: Document, operations: readonly FlatOperation[]): Entry[] {
  const calls = operations.map((one): Entry => {
    const { id, method, path, operation, responses, parameters } = one
    const line = `${method.toUpperCase()} ${path}`
    const headers = Object.values(responses).flatMap((answer) => Object.keys(answer.headers ?? {}))
    const names = [...parameters.map(({ name }) => name), ...headers, ...fieldsOf(document, one)]
    const words = [id, line, operation.summary, ...Object.keys(responses), ...new Set(names)]
    return [id, `operations/${id}.html`, words.join(' ').toLowerCase(), line]
  })
  const schemas = Object.entries(document.components.schemas).map(([name, schema]): Entry => {
    const fields = Object.keys(schema.properties ?? {}).join(' ')
    return [name, `#models/${name}`, `${name} ${fields} schema`.toLowerCase(), `Schema. ${schema.description ?? ''}`]
  })
  const statuses = [...new Set(operations.flatMap(({ responses }) => Object.keys(responses)))].map((status): Entry => [
    status,
    `errors.html#status-${status}`,
    `status ${status}`,
    'What it means for each call',
  ])
  return [...calls, ...schemas, ...statuses.filter(([status]) => /^[45]/.test(status))]
}

/** The fields that a call sends and is answered. */
function fieldsOf(document: Document, { body, responses }: FlatOperation): string[] {
  const media = [body, ...Object.values(responses)].flatMap((part) => Object.values(part?.content ?? {}))
  return media.flatMap(({ schema }) => Object.keys(schema ? (resolveRef(document, schema).properties ?? {}) : {}))
}

/** Builds the pages when they are stale and gives their folder. */
export async function buildDocs(): Promise<string> {
  if (areDocsBuilt()) return docsFolder
  console.log('Building the reference …')
  const inputsBefore = fingerprint(inputs)
  rmSync(docsFolder, { recursive: true, force: true })
  const document = readDocument(bundle)
  const { all, search } = pages(document)
  for (const page of all) {
    const file = join(docsFolder, page.path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, renderPage(page, document.info.version))
  }
  for (const asset of [...styles, 'docs.js']) cpSync(join(import.meta.dirname, asset), join(docsFolder, asset))
  cpSync(join(root, 'public/favicon.svg'), join(docsFolder, 'favicon.svg'))
  writeFileSync(join(docsFolder, 'search.json'), JSON.stringify(search))
  await writeReference(docsFolder, document, bundle)
  compressBuild(docsFolder)
  // What was saved meanwhile may be missing, so the next build is not spared.
  if (fingerprint(inputs) === inputsBefore) storeFingerprint('docs', state())
  return docsFolder
}

if (import.meta.main) console.log(`The reference is in ${await buildDocs()}; npm start serves it at /docs.`)
