import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeFirstPaint } from './first-paint.ts'

const early = {
  files: ['assets/late-e.js', 'assets/home-f.js', 'assets/home-de-g.js'],
  pages: [
    ['/bank/late', [0, 1], {}],
    ['/bank/home', [1], { de: [2] }],
  ],
}
const index = `<!doctype html><html lang="de"><head><title>paybox</title>
<script type="application/json" id="early" nonce="__CSP_NONCE__">${JSON.stringify(early)}</script>
<script data-early nonce="__CSP_NONCE__">loadEarly()</script>
<script type="module" crossorigin src="/assets/portal-a.js" nonce="__CSP_NONCE__"></script>
<link rel="modulepreload" crossorigin href="/assets/react-b.js" nonce="__CSP_NONCE__">
<link rel="stylesheet" crossorigin href="/assets/portal-c.css" nonce="__CSP_NONCE__"></head>
<body><div id="root"></div></body></html>`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'first-paint-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), index)
  writeFileSync(join(folder, 'assets/portal-c.css'), '._page_1a2b3_4{color:red}')
  for (const language of ['de', 'en']) writeFileSync(join(folder, `assets/first-words-${language}-d.js`), '')
})
afterEach(() => rmSync(folder, { recursive: true }))

const first = (language: string, markup: string) => ({
  area: 'bank',
  home: '/bank/home',
  language,
  markup,
  title: `Title ${language}`,
})
const write = (markup: string) => {
  writeFirstPaint(folder, [first('de', markup), first('en', markup)])
  return readFileSync(join(folder, 'bank/login.html'), 'utf8')
}

it('a login names the files of the one page that comes next, and every other page those of all', () => {
  const toldBy = (page: string) => JSON.parse(/(?<=id="early"[^>]*>)[^<]*/.exec(page)![0]) as unknown
  expect(toldBy(write('<p>!</p>'))).toEqual({
    files: ['assets/home-f.js', 'assets/home-de-g.js'],
    pages: [['/bank/home', [0], { de: [1] }]],
  })
  expect(toldBy(readFileSync(join(folder, 'index.html'), 'utf8'))).toEqual(early)
})

it('a login holds its first step in both languages and its styles, none of them in an attribute', () => {
  const page = write('<p class="_page_1a2b3_4" style="--a:&quot;x&quot;;color:red">!</p>')
  expect(page.match(/data-first="(de|en)" lang="\1" data-title="Title \1"/g)).toHaveLength(2)
  expect(page).toContain('<title>Title de</title>')
  expect(page).not.toMatch(/ style="|rel="stylesheet"/)
  expect(page).toContain('<style nonce="__CSP_NONCE__">._page_1a2b3_4{color:red}[data-style=')
  expect(page).toContain('{--a:"x"!important;color:red!important}')
})

it('the files of the program run one after the other, on every page, which also knows its words', () => {
  write('')
  for (const file of ['index.html', 'bank/login.html']) {
    const page = readFileSync(join(folder, file), 'utf8')
    expect([...page.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, source]) => source)).toEqual([
      '/assets/react-b.js',
      '/assets/portal-a.js',
    ])
    expect(page).toContain(
      '<html lang="de" data-de="/assets/first-words-de-d.js" data-en="/assets/first-words-en-d.js">',
    )
  }
})

it('a class that the styles do not know, and a page without a place, are told', () => {
  expect(() => write('<p class="_other_1a2b3_4">')).toThrow('_other_1a2b3_4')
  writeFileSync(join(folder, 'index.html'), index.replace('<div id="root"></div>', ''))
  expect(() => write('')).toThrow('one place')
  writeFileSync(join(folder, 'index.html'), index.replace('/bank/home', '/bank/other'))
  expect(() => write('')).toThrow('/bank/home')
})
