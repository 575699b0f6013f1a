import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeFirstPaint } from './first-paint.ts'

const early = {
  files: ['assets/late-e.js', 'assets/home-f.js', 'assets/home-de-g.js'],
  pages: [
    ['/bank/late', [1], [0], {}],
    ['/bank/home', [], [1], { de: [2] }],
    ['/banker', [], [1], {}],
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
  const sheets = {
    'portal-c': '._page_1a2b3_4{color:red}',
    'shared-h': '._shape_1a2b3_4{}',
    'area-shell-i': '._bar_1a2b3_4{}',
  }
  for (const [name, text] of Object.entries(sheets)) writeFileSync(join(folder, `assets/${name}.css`), text)
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
/** `page` is what the build has made of index.html. */
function write({ login = '', frame = '', page = index }: { login?: string; frame?: string; page?: string }) {
  writeFileSync(join(folder, 'index.html'), page)
  const frames = ['de', 'en'].map((language) => ({ area: 'bank', language, markup: frame }))
  writeFirstPaint(folder, { firsts: [first('de', login), first('en', login)], frames })
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  return { login: read('bank/login.html'), area: read('bank/index.html'), other: read('index.html') }
}

it('a login names the files of the one page that comes next, an area those of its own, and every other page those of all', () => {
  const toldBy = (page: string) => JSON.parse(/(?<=id="early"[^>]*>)[^<]*/.exec(page)![0]) as unknown
  const { login, area, other } = write({})
  expect(toldBy(login)).toEqual({
    files: ['assets/home-f.js', 'assets/home-de-g.js'],
    pages: [['/bank/home', [], [0], { de: [1] }]],
  })
  expect(toldBy(area)).toEqual({
    files: ['assets/home-f.js', 'assets/late-e.js', 'assets/home-de-g.js'],
    pages: [
      ['/bank/late', [0], [1], {}],
      ['/bank/home', [], [0], { de: [2] }],
    ],
    home: '/bank/home',
  })
  expect(toldBy(other)).toEqual(early)
})

it('a login holds its first step in both languages, and links its sheet as every page does', () => {
  const { login } = write({ login: '<p class="_page_1a2b3_4" style="--a:&quot;x&quot;;color:red">!</p>' })
  expect(login.match(/data-first="(de|en)" lang="\1" data-title="Title \1"/g)).toHaveLength(2)
  expect(login).toContain('<title>Title de</title>')
  expect(login).not.toContain(' style="')
  expect(login.match(/<link rel="stylesheet"/g)).toHaveLength(1)
  expect(login).toMatch(
    /<link rel="stylesheet"[^>]*href="\/assets\/portal-c\.css"[^>]*>\s*<style nonce="__CSP_NONCE__">\[data-style=/,
  )
  expect(login).toContain('{--a:"x"!important;color:red!important}')
})

it('an area holds the frame of its pages in both languages, with the styles that draw it before anything else is drawn', () => {
  const { area } = write({ frame: '<p class="_page_1a2b3_4 _bar_1a2b3_4" style="width:50%">!</p>' })
  expect(area.match(/data-first="(de|en)" lang="\1" data-frame>/g)).toHaveLength(2)
  expect(area.match(/id="root"/g)).toHaveLength(1)
  const sheets = [...area.matchAll(/<link rel="stylesheet"[^>]* href="\/assets\/([\w-]+)\.css"/g)]
  expect(sheets.map(([, name]) => name)).toEqual(['portal-c', 'shared-h', 'area-shell-i'])
  expect(area).toContain('[data-style="width:50%"]{width:50%!important}')
  expect(area).not.toContain(' style="')
})

it('the files of the program run one after the other, on every page, which also knows its words', () => {
  for (const page of Object.values(write({}))) {
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
  expect(() => write({ login: '<p class="_other_1a2b3_4">' })).toThrow('_other_1a2b3_4')
  expect(() => write({ login: '<p class="_bar_1a2b3_4">' }), 'a login has no styles of a frame').toThrow('_bar_1a2b3_4')
  expect(() => write({ frame: '<p class="_other_1a2b3_4">' })).toThrow('_other_1a2b3_4')
  expect(() => write({ page: index.replace('<div id="root"></div>', '') })).toThrow('one place')
  expect(() => write({ page: index.replace('/bank/home', '/bank/other') })).toThrow('none of these pages')
})
