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
type Start = { calls: string[]; catalogs: string[] }
/** What stands around the pages of an area. */
type Frame = Pick<First, 'area' | 'language' | 'markup'>
export type Rendered = {
  firsts: First[]
  frames: Frame[]
  /** Addresses that need a session. */
  guarded: Record<Area, string[]>
  starts: Record<Area, Start>
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
  openStart: () => Promise<Start>
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

/** What the start page of an area loads for somebody who is signed in; the portal does not verify the signature. */
async function openStart(area: Area) {
  const claims = JSON.stringify({ sub: 'x', upn: 'x@mail.example', groups: [roleOf[area]] })
  const token = ['{}', claims].map((part) => Buffer.from(part).toString('base64url')).join('.')
  window.localStorage.setItem(`token-${area}`, JSON.stringify(`${token}.unsigned`))
  window.happyDOM.setURL(`https://portal.example${areaHomes[area]}`)
  const start = await program.openStart()
  if (start.catalogs.length === 0 || start.calls.length === 0)
    throw new Error(`${areaHomes[area]} starts without texts or calls`)
  return start
}
const starts = {
  private: await openStart('private'),
  business: await openStart('business'),
  bank: await openStart('bank'),
}
const rendered: Rendered = {
  firsts,
  frames,
  guarded: guarded as Rendered['guarded'],
  starts,
}
process.stdout.write(JSON.stringify(rendered), () => process.exit(0))
