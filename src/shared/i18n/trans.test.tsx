import { i18n } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { renderScreen, speak } from '../../../tests/render-screen.tsx'
import { languages, switchLanguage } from './i18n.ts'
import { Trans as TransOfMacro } from './trans.tsx'

type Token = string | [name: string, type?: string, cases?: Record<string, Token[]>]
type Catalogs = Record<string, () => Promise<{ messages: Record<string, Token[]> }>>

const files: Record<string, Catalogs> = {
  de: import.meta.glob('../../**/locales/de.po') as Catalogs,
  en: import.meta.glob('../../**/locales/de.po', { query: '?english' }) as Catalogs,
}

/** The compiled messages that have a placeholder, of all catalogs. */
async function messagesWithValues(language: string) {
  const catalogs = await Promise.all(Object.values(files[language]!).map((load) => load()))
  const all = new Map(catalogs.flatMap(({ messages }) => Object.entries(messages)))
  i18n.load(language, Object.fromEntries(all))
  return [...all].filter(([, tokens]) => tokens.some((token) => Array.isArray(token)))
}

const tag = /<\/?\d+\/?>/g
const count = 2

/** What a message shows: its texts without their tags, with the value in place of each placeholder. */
const shownText = (tokens: readonly Token[], value: string): string =>
  tokens
    .map((token) => {
      if (!Array.isArray(token)) return token === '#' ? String(count) : token.replace(tag, '')
      const [, type, cases] = token
      return type === undefined ? value : shownText(cases!.other!, value)
    })
    .join('')

/** A value for each placeholder, and an element for each tag. */
function fill(tokens: readonly Token[], value: string) {
  const values: Record<string, unknown> = {}
  const components: Record<string, ReactElement> = {}
  for (const token of tokens) {
    if (Array.isArray(token)) {
      const [name, type, cases] = token
      values[name] = type === undefined ? value : count
      const nested = fill(cases?.other ?? [], value)
      Object.assign(values, nested.values)
      Object.assign(components, nested.components)
    } else for (const [name] of token.matchAll(/\d+(?=\/?>)/g)) components[name] = <span />
  }
  return { values, components }
}

const hostile = [
  '<u>2026</u>-1',
  '</0>',
  '<0>',
  '<0/>',
  '<0>a</0>',
  '<br/>',
  '{x}',
  '{0}',
  '#',
  '$&',
  '\\u003cb\\x3e',
  '\\',
]

beforeAll(() => speak('de'))

it.each(languages)('every sentence (%s) shows what looks like markup in a value as it is', async (language) => {
  const messages = await messagesWithValues(language)
  expect(messages.length).toBeGreaterThan(100)
  await switchLanguage(language)
  for (const value of hostile) {
    const expected = messages.map(([id, tokens]) => [id, shownText(tokens, value)])
    const sentences = messages.map(([id, tokens]) => (
      <p key={id} id={id}>
        <TransOfMacro id={id} {...fill(tokens, value)} />
      </p>
    ))
    const { container, unmount } = await renderScreen(sentences, { language })
    expect([...container.querySelectorAll('p')].map((sentence) => [sentence.id, sentence.textContent])).toEqual(
      expected,
    )
    unmount()

    const plain = messages.filter(([, tokens]) => Object.keys(fill(tokens, value).components).length === 0)
    expect(plain.map(([id, tokens]) => [id, i18n._(id, fill(tokens, value).values)])).toEqual(
      plain.map(([id, tokens]) => [id, shownText(tokens, value)]),
    )
  }
})

it.each(hostile)('the macro shows %s as it is', async (value) => {
  const { container } = await renderScreen(
    <Trans>
      Receipt <b>{value}</b>, {value}
    </Trans>,
  )
  expect(container.textContent).toBe(`Receipt ${value}, ${value}`)
  expect(container.querySelectorAll('b')).toHaveLength(1)
})
