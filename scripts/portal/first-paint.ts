/** Writes the page of each area's login with its first step in it, in both languages (docs/decisions/037): `<area>/login.html`. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type EarlyFiles, onlyOf } from './early-files.ts'
import type { First } from './render-first.ts'

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

const block = ({ language, markup, title }: First, isFirst: boolean): string =>
  `<div ${isFirst ? 'id="root" ' : ''}data-first="${language}" lang="${language}" data-title="${title}">` +
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

/** Tells each page of a build where the words of a language are, and writes those of the logins. */
export function writeFirstPaint(folder: string, firsts: readonly First[]): void {
  const words = ['de', 'en'].map((language) => ` data-${language}="/${assets(folder, `first-words-${language}-*.js`)}"`)
  const index = join(folder, 'index.html')
  const built = put(readFileSync(index, 'utf8'), /(?<=<html lang="de")/, words.join(''))
  const page = inSteps(built)
  writeFileSync(index, page)

  const styles = readFileSync(join(folder, assets(folder, 'portal-*.css')), 'utf8')
  for (const area of new Set(firsts.map((first) => first.area))) {
    const own = firsts.filter((first) => first.area === area)
    for (const [, name] of own.flatMap(({ markup }) => [...markup.matchAll(/(?<=[" ])(_[\w-]+_\w{5}_\d+)(?=[" ])/g)]))
      if (!styles.includes(`.${name}`)) throw new Error(`The styles of the build do not know ${name}`)
    const sheet = `${styles}${styleRules(own.map(({ markup }) => markup).join(''))}`
    const { title, home } = own[0]!
    // Whoever is there is not signed in, and comes to one page then.
    const early = /(?<=<script[^>]*id="early"[^>]*>)[^<]*(?=<\/script>)/
    let login = put(page, early, (all) => JSON.stringify(onlyOf(home, JSON.parse(all) as EarlyFiles)))
    login = put(login, /<link rel="stylesheet"[^>]*>/, `<style nonce="__CSP_NONCE__">${sheet}</style>`)
    login = put(login, /<title>[^<]*<\/title>/, `<title>${title}</title>`)
    login = put(login, /<div id="root"><\/div>/, own.map((first, at) => block(first, at === 0)).join('\n    '))
    const file = join(folder, area, 'login.html')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, login)
  }
}
