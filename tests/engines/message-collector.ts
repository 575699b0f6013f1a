/** Keeps what a page complains about, for engines whose console cannot be read from outside. */
import { noncePlaceholder } from '#server/site/nonce-placeholder.ts'

const storageKey = 'messages-of-the-browser'

/** Runs in the page before everything else. The messages outlast the page in the session storage of its tab. */
function collectMessages(key: string): void {
  const keep = (message: string) => {
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
    sessionStorage.setItem(key, JSON.stringify([...before, `${location.pathname}${location.search} ${message}`]))
  }
  for (const level of ['error', 'warn'] as const) {
    const write = console[level]
    console[level] = (...args: unknown[]) => {
      keep(`console.${level}: ${args.map(String).join(' ')}`)
      write(...args)
    }
  }
  addEventListener(
    'error',
    (event) => {
      if (!(event.target instanceof Element)) return keep(`error: ${event.message}`)
      keep(`error of ${event.target.outerHTML.slice(0, 200)}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => keep(`unhandled rejection: ${String(reason)}`))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    keep(`policy: ${effectiveDirective} refuses ${blockedURI}`),
  )
}

const script = `(${collectMessages.toString()})(${JSON.stringify(storageKey)})`

/** The page of the portal with the collector as its first script. */
export const withCollector = (page: string): string =>
  page.replace('<script ', `<script nonce="${noncePlaceholder}">${script}</script>$&`)

/** Gives the messages of a tab and forgets them. */
export const takeMessages = [
  (key: string): string[] => {
    const messages = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
    sessionStorage.removeItem(key)
    return messages
  },
  storageKey,
] as const
