/**
 * Prints what is there before the program, as scripts/portal/first-paint.ts reads it: the first step of each login, and the frame of each
 * area, in each language; a process of its own.
 */
import { Window } from 'happy-dom'
import type { Area } from './area-files.ts'

/** The first step of a login. */
type First = { area: Area; language: string; markup: string; title: string }
/** What stands around the pages of an area. */
type Frame = Pick<First, 'area' | 'language' | 'markup'>
export type Rendered = {
  firsts: First[]
  frames: Frame[]
  /** Addresses that need a session. */
  guarded: Record<Area, string[]>
  /** Calls that My paybox starts with. */
  calls: string[]
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
  startCalls: () => Promise<string[]>
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
/** Somebody who is signed in; the portal does not verify the signature. */
const claims = JSON.stringify({ sub: 'x', upn: 'x@mail.example', groups: ['private-customer'] })
const token = ['{}', claims].map((part) => Buffer.from(part).toString('base64url')).join('.')
window.localStorage.setItem('token-private', JSON.stringify(`${token}.unsigned`))
window.happyDOM.setURL('https://portal.example/private/mypaybox')
const calls = await program.startCalls()
if (calls.length === 0) throw new Error('My paybox starts with no call')
const rendered: Rendered = {
  firsts,
  frames,
  guarded: guarded as Rendered['guarded'],
  calls,
}
process.stdout.write(JSON.stringify(rendered), () => process.exit(0))
