/**
 * Prints what is there before the program, as scripts/portal/first-paint.ts reads it: the first step of each login, and the frame of each
 * area, in each language; a process of its own.
 */
import { Window } from 'happy-dom'
import { areaHomes } from '#src/shared/session/area-addresses.ts'
import { roleOf } from '#src/shared/session/claims.ts'
import type { Area } from './area-files.ts'

/** The first step of a login. */
type First = { area: Area; language: string; markup: string; title: string }
/** What the start page of an area begins with: calls as paths of the contract with their parameters, and catalogs. */
type StartPage = { calls: string[]; catalogs: string[] }
/** What stands around the pages of an area. */
type Frame = Pick<First, 'area' | 'language' | 'markup'>
export type Rendered = {
  firsts: First[]
  frames: Frame[]
  /** Addresses that need a session. */
  guarded: Record<Area, string[]>
  startPages: Record<Area, StartPage>
}

const window = new Window({ url: 'https://portal.example/' })
/** What the portal takes from the global scope of a browser. */
const globals = [
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'Element',
  'Node',
] as const
for (const name of [...globals, 'HTMLElement', 'HTMLFormElement', 'FormData'] as const)
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true })
for (const name of ['window', 'self']) Object.defineProperty(globalThis, name, { value: window })
for (const name of ['addEventListener', 'removeEventListener', 'scrollTo', 'matchMedia'] as const)
  Object.defineProperty(globalThis, name, { value: window[name].bind(window) })

type Program = {
  areas: Area[]
  guardedAddresses: (area: Area) => string[]
  openStartPage: () => Promise<StartPage>
  prerender: (language: string) => Promise<{ markup: string; title: string }>
  prerenderFrame: (area: Area, language: string) => Promise<string>
}
const program = (await import(process.argv[2]!)) as Program

const firsts: First[] = []
const frames: Frame[] = []
for (const area of program.areas)
  for (const language of ['de', 'en']) {
    window.localStorage.setItem('language', language)
    window.happyDOM.setURL(`https://portal.example/${area}/login`)
    firsts.push({ area, language, ...(await program.prerender(language)) })
    window.happyDOM.setURL(`https://portal.example/${area}`)
    frames.push({ area, language, markup: await program.prerenderFrame(area, language) })
  }
const guarded = Object.fromEntries(program.areas.map((area) => [area, program.guardedAddresses(area)]))

/** Opens the start page of an area for a signed-in person; the portal does not verify the signature of the token. */
async function openStartPage(area: Area): Promise<StartPage> {
  const claims = JSON.stringify({ sub: 'x', upn: 'x@mail.example', groups: [roleOf[area]] })
  const token = ['{}', claims].map((part) => Buffer.from(part).toString('base64url')).join('.')
  window.localStorage.setItem(`token-${area}`, JSON.stringify(`${token}.unsigned`))
  window.happyDOM.setURL(`https://portal.example${areaHomes[area]}`)
  const startPage = await program.openStartPage()
  if (startPage.catalogs.length === 0 || startPage.calls.length === 0)
    throw new Error(`${areaHomes[area]} starts without texts or calls`)
  return startPage
}
const startPages = {
  private: await openStartPage('private'),
  business: await openStartPage('business'),
  bank: await openStartPage('bank'),
}
const rendered: Rendered = {
  firsts,
  frames,
  guarded: guarded as Rendered['guarded'],
  startPages,
}
process.stdout.write(JSON.stringify(rendered), () => process.exit(0))
