/**
 * Prints what is there before the program, as scripts/portal/first-paint.ts reads it: the first step of each login, and the frame of each
 * area, in each language; a process of its own.
 */
import { Window } from 'happy-dom'

/** The first step of a login. `home` is where somebody lands who signs in there. */
type First = { area: string; home: string; language: string; markup: string; title: string }
/** What stands around the pages of an area. */
type Frame = Pick<First, 'area' | 'language' | 'markup'>
export type Rendered = { firsts: First[]; frames: Frame[] }

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
  homes: Record<string, string>
  prerender: (language: string) => Promise<{ markup: string; title: string }>
  prerenderFrame: (area: string, language: string) => Promise<string>
}
const { homes, prerender, prerenderFrame } = (await import(process.argv[2]!)) as Program

const firsts: First[] = []
const frames: Frame[] = []
for (const [area, home] of Object.entries(homes))
  for (const language of ['de', 'en']) {
    window.localStorage.setItem('language', language)
    window.happyDOM.setURL(`https://portal.example/${area}/login`)
    firsts.push({ area, home, language, ...(await prerender(language)) })
    window.happyDOM.setURL(`https://portal.example/${area}`)
    frames.push({ area, language, markup: await prerenderFrame(area, language) })
  }
const rendered: Rendered = { firsts, frames }
process.stdout.write(JSON.stringify(rendered), () => process.exit(0))
