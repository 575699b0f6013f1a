import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeFirstPaint } from './first-paint.ts'

const areaFiles = {
  private: { area: ['/assets/ports-p.js'], home: [] },
  business: { area: ['/assets/ports-q.js'], home: [] },
  bank: {
    area: ['/assets/ports-r.js', '/assets/shared-h.css', '/assets/table-t.css'],
    home: ['/assets/customers-c.js'],
  },
}
const guarded = { private: [], business: [], bank: ['/bank', '/bank/customer/$number'] }
const index = `<!doctype html><html lang="de"><head><title>paybox</title>
<script type="application/json" id="page-files" nonce="__CSP_NONCE__">${JSON.stringify(areaFiles)}</script>
<script data-inline="head" nonce="__CSP_NONCE__">start()</script>
    <!-- src/app/inline/data.ts -->
<script data-inline="data" nonce="__CSP_NONCE__">requestData()</script>
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
    'shared-h': '._bar_1a2b3_4{}',
  }
  for (const [name, text] of Object.entries(sheets)) writeFileSync(join(folder, `assets/${name}.css`), text)
  for (const name of ['first-words', 'catalog', 'history'])
    for (const language of ['de', 'en']) writeFileSync(join(folder, `assets/${name}-${language}-d.js`), '')
})
afterEach(() => rmSync(folder, { recursive: true }))

const areas = ['private', 'business', 'bank'] as const

/** `page` is what the build has made of index.html. */
function write({ login = '', frame = '', page = index }: { login?: string; frame?: string; page?: string }) {
  writeFileSync(join(folder, 'index.html'), page)
  const parts = areas.flatMap((area) => ['de', 'en'].map((language) => ({ area, language })))
  const firsts = parts.map((part) => ({ ...part, markup: login, title: `Title ${part.language}` }))
  writeFirstPaint(folder, {
    firsts,
    frames: parts.map((part) => ({ ...part, markup: frame })),
    guarded,
    startPages: {
      private: { calls: [], catalogs: [] },
      business: { calls: [], catalogs: [] },
      bank: { calls: ['/bank/customers?page=1'], catalogs: ['shell', 'history'] },
    },
  })
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  return {
    login: read('bank/login.html'),
    area: read('bank/index.html'),
    other: read('index.html'),
  }
}

it('names in each page its words, the files of its area and the addresses that need a session', () => {
  const filesIn = (page: string) => JSON.parse(/(?<=id="page-files"[^>]*>)[^<]*/.exec(page)![0]) as unknown
  const words = { de: ['/assets/first-words-de-d.js'], en: ['/assets/first-words-en-d.js'] }
  const all = {
    de: [...words.de, '/assets/catalog-de-d.js'],
    en: [...words.en, '/assets/catalog-en-d.js'],
  }
  const { login, area, other } = write({})
  const home = {
    files: ['/assets/customers-c.js'],
    words: { de: ['/assets/history-de-d.js'], en: ['/assets/history-en-d.js'] },
  }
  expect(filesIn(login)).toEqual({ words, area: areaFiles.bank.area, home, guarded: [] })
  expect(filesIn(area), 'without the style sheet that has a link').toEqual({
    words: all,
    area: ['/assets/ports-r.js', '/assets/table-t.css'],
    home,
    guarded: guarded.bank,
    calls: ['/bank/customers?page=1'],
  })
  expect(filesIn(other)).toEqual({ words, area: [], home: { files: [], words: {} }, guarded: [''] })
})

it('requests the first data early on the pages behind a login only', () => {
  const { area, login, other } = write({})
  expect(area).toContain('requestData()')
  expect(area).toContain('"calls":["/bank/customers?page=1"]')
  for (const page of [login, other]) expect(page).not.toMatch(/requestData|data\.ts|"calls"/)
})

it('writes the first step in both languages into a login, below the sheet of every page', () => {
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

it('writes the frame in both languages into the page of an area, with the styles that draw it', () => {
  const { area } = write({ frame: '<p class="_page_1a2b3_4 _bar_1a2b3_4" style="width:50%">!</p>' })
  expect(area.match(/data-first="(de|en)" lang="\1" data-frame>/g)).toHaveLength(2)
  expect(area.match(/id="root"/g)).toHaveLength(1)
  const sheets = [...area.matchAll(/<link rel="stylesheet"[^>]* href="\/assets\/([\w-]+)\.css"/g)]
  expect(sheets.map(([, name]) => name)).toEqual(['portal-c', 'shared-h'])
  expect(area).toContain('[data-style="width:50%"]{width:50%!important}')
  expect(area).not.toContain(' style="')
})

it('loads the files of the program as scripts of their own on every page', () => {
  for (const page of Object.values(write({}))) {
    expect([...page.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, source]) => source)).toEqual([
      '/assets/react-b.js',
      '/assets/portal-a.js',
    ])
  }
})

it('fails for a class that the styles do not have, and for a page without a place', () => {
  expect(() => write({ login: '<p class="_other_1a2b3_4">' })).toThrow('_other_1a2b3_4')
  expect(() => write({ login: '<p class="_bar_1a2b3_4">' }), 'a login has no styles of a frame').toThrow('_bar_1a2b3_4')
  expect(() => write({ frame: '<p class="_other_1a2b3_4">' })).toThrow('_other_1a2b3_4')
  expect(() => write({ page: index.replace('<div id="root"></div>', '') })).toThrow('one place')
  expect(() => write({ page: index.replace('page-files', 'other-files') })).toThrow('one place')
})
