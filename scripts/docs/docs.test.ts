import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { operations } from '#generated/operations.ts'
import { pages } from './build-docs.ts'
import { Html, html, renderProse } from './html.ts'
import { operationsOf } from '#contract-checks/contract.ts'
import { readDocument } from '#scripts/contract/read-document.ts'
import { everySchema } from '../contract/rules/rule.ts'
import { root } from '../run.ts'
import { inReference } from './scalar-reference.ts'
import { charts } from './pages/states.ts'
import { collectSentences } from './sentences.ts'

const contract = readDocument('generated/openapi.yaml')
const { all, search } = pages(contract)
const textOf = new Map(all.map(({ path, content }) => [path, content.text]))

const inReferences = operationsOf(contract).map(inReference)

describe('a backend team finds in the reference', () => {
  it('a page for every call, with an entry for every status', () => {
    for (const [id, { statuses }] of Object.entries(operations)) {
      const text = textOf.get(`operations/${id}.html`)
      expect(text, id).toBeDefined()
      for (const status of statuses) expect(text, `${id} ${status}`).toContain(`id="status-${status}"`)
    }
  })

  it('no link that leads nowhere', () => {
    for (const [path, text] of textOf) {
      const links = [...text.matchAll(/href="([^"]+)"/g)].map(([, target]) => target!)
      for (const link of links) {
        const [file, anchor] = link.split('#')
        if (/^(\.\.?\/)+$/.test(file!)) {
          if (anchor) expect(inReferences, `${path} -> ${link}`).toContain(`#${anchor}`)
          continue
        }
        const target = file === '' ? path : posix.normalize(posix.join(posix.dirname(path), file!))
        expect(textOf.has(target), `${path} -> ${link}`).toBe(true)
        if (anchor) expect(textOf.get(target), `${path} -> ${link}`).toContain(`id="${anchor}"`)
      }
    }
  })

  it('every call and schema by its name, and a call by a status that it answers', () => {
    const titles = search.map(([title]) => title)
    expect(titles).toEqual(expect.arrayContaining(Object.keys(operations)))
    const hits = search.filter(([, , text]) => text!.includes('private/call-number') && text!.includes('464'))
    expect(hits.map(([title]) => title)).toEqual(['privateChangeCallNumber'])
  })

  it('a call by a field and by a header that it sends or is answered', () => {
    const found = (word: string) => search.filter(([, , text]) => text!.includes(word)).map(([title]) => title)
    expect(found('sessionidleseconds')).toEqual(expect.arrayContaining(['privateLogin', 'bankLogin']))
    expect(found('retry-after')).toContain('privateCheckEmail')
    expect(found('idempotency-key')).toContain('bankCreateNote')
  })

  it('what changed, each call a link to its page, and everything but what breaks folded away', () => {
    const text = textOf.get('changes.html')!
    const [, added = ''] = /<details class="impact" >\s*<summary><h3>Added \((\d+)\)/.exec(text) ?? []
    expect(Number(added)).toBeGreaterThan(0)
    expect(text).toMatch(/<details class="impact" {2}open>\s*<summary><h3>Breaking \(\d+\)/)
    expect(text).not.toContain('Calls: ')
    const linked = [...text.matchAll(/href="operations\/(\w+)\.html"/g)].map(([, id]) => id)
    const changelog = readFileSync(join(root, 'openapi/CHANGELOG.md'), 'utf8')
    const named = [...changelog.matchAll(/`(\w+)`/g)].map(([, id]) => id!).filter((id) => Object.hasOwn(operations, id))
    expect(new Set(named).size).toBeGreaterThan(100)
    expect(new Set(linked)).toEqual(new Set(named))
  })

  it('every pattern, with all that its language reads otherwise', () => {
    const text = textOf.get('patterns.html')
    for (const [, { pattern, 'x-porting': porting = [] }] of everySchema(contract)) {
      if (pattern !== undefined) expect(text).toContain(html`<code>${pattern}</code>`.text)
      for (const name of porting) expect(text).toContain(`id="note-${name}"`)
    }
  })

  it('states as the contract names them, and ways that are its calls', () => {
    const { schemas } = contract.components
    for (const { schema, states, ways } of charts) {
      if (schema) expect(states.toSorted()).toEqual([...(schemas[schema]?.enum ?? [])].toSorted())
      for (const { from, to, by } of ways) {
        expect(states).toEqual(expect.arrayContaining([from, to]))
        const calls = by.filter((one) => !one.includes(' '))
        expect(Object.keys(operations)).toEqual(expect.arrayContaining(calls))
      }
    }
  })
})

it('what a person reads stands there in both languages, filled in from the code and its catalogs', () => {
  const sentences = collectSentences()
  expect(sentences.filter(({ german, english }) => german === '' || english === '')).toEqual([])
  const locked = sentences.find(({ operation, status }) => operation === 'privateLogin' && status === 462)
  expect(locked?.german).toContain('{minutes} Minuten')
  expect(textOf.get('operations/privateLogin.html')).toContain('{minutes} Minuten')
})

it('lists the sentences of commands, changes and idempotent commands alike', () => {
  const documented = new Set(collectSentences().map(({ operation }) => operation))
  for (const operation of ['privateCheckEmail', 'privateLogin', 'bankUpdateBankData', 'bankCreatePrivateFee']) {
    expect(documented).toContain(operation)
  }
})

it('words are never markup', () => {
  expect(html`<p>${'<script>"&\''}</p>`.text).toBe('<p>&lt;script&gt;&quot;&amp;&#39;</p>')
  expect(html`${[new Html('<b>'), 1, undefined, ['x']]}`.text).toBe('<b>1x')
  expect(renderProse('see `a<b`').map(String).join('')).toBe('see <code>a&lt;b</code>')
})
