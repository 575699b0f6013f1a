/** Prints the first step of the login of each area in each language, as scripts/portal/first-paint.ts reads it; a process of its own. */
import { Window } from 'happy-dom'

/** `home` is where somebody lands who signs in there. */
export type First = { area: string; home: string; language: string; markup: string; title: string }

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
}
const { homes, prerender } = (await import(process.argv[2]!)) as Program

const firsts: First[] = []
for (const [area, home] of Object.entries(homes))
  for (const language of ['de', 'en']) {
    window.happyDOM.setURL(`https://portal.example/${area}/login`)
    window.localStorage.setItem('language', language)
    firsts.push({ area, home, language, ...(await prerender(language)) })
  }
process.stdout.write(JSON.stringify(firsts), () => process.exit(0))
