/**
 * Writes what is there before the program (docs/decisions/005), in both languages: the first step of each area's login into
 * `<area>/login.html`, and the frame of its pages into `<area>/index.html`.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageFiles } from '#src/shared/shell/page-files.ts'
import type { Area, AreaFiles } from './area-files.ts'
import type { Rendered } from './render-first.ts'

const entities: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" }
const decoded = (text: string): string =>
  text.replaceAll(/&(quot|amp|lt|gt|#x27);/g, (_all, name: string) => entities[name]!)

const styleOf = / style="([^"]*)"/g

/** Styles of single elements: the policy refuses them in markup, so they are rules until the program takes over. */
const styleRules = (markup: string): string =>
  [...new Set([...markup.matchAll(styleOf)].map(([, style]) => style!))]
    .map((style) => {
      const declarations = decoded(style)
      return `[data-style=${JSON.stringify(declarations)}]{${declarations.replaceAll(/(?=;)|$/g, '!important')}}`
    })
    .join('')

/** The block of one language; the script that chooses one (index.html) reads its attributes. */
const block = (language: string, attributes: string, markup: string, at: number): string =>
  `<div ${at === 0 ? 'id="root" ' : ''}data-first="${language}" lang="${language}" ${attributes}>` +
  `${markup.replaceAll(styleOf, ' data-style="$1"')}</div>`

/** Puts something in the place of a part of the page that has to be there once; what stands there may decide what. */
function put(page: string, place: RegExp, instead: string | ((before: string) => string)): string {
  if (page.match(new RegExp(place, 'g'))?.length !== 1) throw new Error(`The page has no one place for ${place.source}`)
  return page.replace(place, (before) => (typeof instead === 'string' ? instead : instead(before)))
}

const assets = (folder: string, name: string): string => {
  const files = globSync(`assets/${name}`, { cwd: folder })
  if (files.length !== 1) throw new Error(`The build has ${files.length} files ${name}, not one`)
  return files[0]!
}

/** The files of the program run one after the other, and what a person does comes between them. */
function inSteps(page: string): string {
  const before = [...page.matchAll(/\s*<link rel="modulepreload" crossorigin href="([^"]+)"([^>]*)>/g)]
  const scripts = before.map(([, file, rest]) => `<script type="module" crossorigin src="${file}"${rest}></script>`)
  const without = before.reduce((rest, [link]) => rest.replace(link, ''), page)
  return put(without, /(?=<script type="module")/, `${scripts.join('\n    ')}\n    `)
}

const filesPlace = /(?<=<script[^>]*id="page-files"[^>]*>)[^<]*(?=<\/script>)/
const sheetPlace = /<link rel="stylesheet"[^>]*>/
const dataScript = /\s*(<!--[^>]*data\.ts -->\s*)?<script data-inline="data"[^>]*>[^]*?<\/script>/
const rootPlace = /<div id="root"><\/div>/

/** Throws for a class of ours that none of these styles has: then the browser would not draw what was rendered. */
function expectStyled(markup: string, styles: string): void {
  for (const [, name] of markup.matchAll(/(?<=[" ])(_[\w-]+_\w{5}_\d+)(?=[" ])/g))
    if (!styles.includes(`.${name}`)) throw new Error(`The styles of the build do not know ${name}`)
}

/** Writes the pages of each area, and into every page of a build the files that its scripts ask for. */
export function writeFirstPaint(folder: string, { firsts, frames, guarded, startPages }: Rendered): void {
  const whole = inSteps(readFileSync(join(folder, 'index.html'), 'utf8'))
  const built = put(whole, dataScript, '')
  const areaFiles = JSON.parse(filesPlace.exec(built)?.[0] ?? '{}') as AreaFiles
  const wordsOf = (...catalogs: readonly string[]) =>
    Object.fromEntries(
      ['de', 'en'].map((language) => [
        language,
        catalogs.map((catalog) => `/${assets(folder, `${catalog}-${language}-*.js`)}`),
      ]),
    )
  /** Catalogs without a file of their own are in the one that all pages of an area start with. */
  const hasFile = (catalog: string) => globSync(`assets/${catalog}-de-*.js`, { cwd: folder }).length > 0
  const words = wordsOf('first-words')
  const withFiles = (files: PageFiles, page = built) => put(page, filesPlace, JSON.stringify(files))
  const noHome = { files: [], words: {} }
  writeFileSync(join(folder, 'index.html'), withFiles({ words, area: [], home: noHome, guarded: [''] }))

  const sheetOf = (name: string) => assets(folder, `${name}-*.css`)
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')
  const styles = textOf(sheetOf('portal'))
  const further = [sheetOf('shared')]
  const links = further.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" nonce="__CSP_NONCE__">`)

  for (const area of Object.keys(guarded) as Area[]) {
    const home = { files: areaFiles[area].home, words: wordsOf(...startPages[area].catalogs.filter(hasFile)) }
    const logins = firsts.filter((first) => first.area === area)
    const { title } = logins[0]!
    const loginMarkup = logins.map(({ markup }) => markup).join('')
    expectStyled(loginMarkup, styles)
    const loginRules = `<style nonce="__CSP_NONCE__">${styleRules(loginMarkup)}</style>`
    let login = withFiles({ words, area: areaFiles[area].area, home, guarded: [] })
    login = put(login, sheetPlace, (sheet) => `${sheet}\n    ${loginRules}`)
    login = put(login, /<title>[^<]*<\/title>/, `<title>${title}</title>`)
    const steps = logins.map((one, at) => block(one.language, `data-title="${one.title}"`, one.markup, at))
    login = put(login, rootPlace, steps.join('\n    '))

    const around = frames.filter((frame) => frame.area === area)
    const frameMarkup = around.map(({ markup }) => markup).join('')
    expectStyled(frameMarkup, [styles, ...further.map(textOf)].join(''))
    const rules = `<style nonce="__CSP_NONCE__">${styleRules(frameMarkup)}</style>`
    const files = {
      words: wordsOf('first-words', 'catalog'),
      area: areaFiles[area].area.filter((file) => !further.includes(file.slice(1))), // the others are links
      home,
      guarded: guarded[area],
      calls: startPages[area].calls,
    }
    let signedIn = withFiles(files, whole)
    signedIn = put(signedIn, sheetPlace, (sheet) => [sheet, ...links, rules].join('\n    '))
    const frame = around.map(({ language, markup }, at) => block(language, 'data-frame', markup, at))
    signedIn = put(signedIn, rootPlace, frame.join('\n    '))

    mkdirSync(join(folder, area), { recursive: true })
    writeFileSync(join(folder, area, 'login.html'), login)
    writeFileSync(join(folder, area, 'index.html'), signedIn)
  }
}
