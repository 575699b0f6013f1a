import { pageNonce } from '#src/shared/ui/page-nonce.ts'
import { keepHarmless, silenced } from './keep-harmless.ts'

type Policy = { createHTML: (text: string) => string }
type Policies = { createPolicy: (name: string, rules: Policy) => Policy }

/**
 * The one exception to the page's Trusted Types. What it lets through is read into a document that is never shown, and
 * written into a frame without any permission; it does not leave this file.
 */
const policy: Policy | undefined = (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy(
  'mail-frame',
  {
    createHTML: (text) => text,
  },
)
const markup = (text: string): string => policy?.createHTML(text) ?? text

const ownStyle = `
  html { background: #fff; color: #1f1f1f; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 16px; overflow-wrap: anywhere }
  pre { margin: 0; font: inherit; white-space: pre-wrap }
  img { max-width: 100%; height: auto }`

/** Tags that a mail has; an address in angle brackets is none. */
const looksLikeMarkup = /<(!doctype|html|head|body|style|p|br|div|span|table|b|strong|i|em|a|img|h[1-6]|ul|ol|pre)\b/i

/** The body of a mail for `srcdoc`: what is harmless of its markup, or its plain text; it can load nothing and run nothing. */
export function sealedDocument(content: string): string {
  const nonce = pageNonce() ?? 'mail'
  const page = document.implementation.createHTMLDocument('')
  const add = (parent: Element, name: string, attributes: Record<string, string>, text = '') => {
    const element = page.createElement(name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    element.textContent = text
    parent.append(element)
  }
  add(page.head, 'meta', { charset: 'utf-8' })
  const allowed = `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:`
  add(page.head, 'meta', { 'http-equiv': 'Content-Security-Policy', content: allowed })
  add(page.head, 'style', { nonce }, ownStyle)
  if (looksLikeMarkup.test(content)) {
    const mail = new DOMParser().parseFromString(markup(silenced(content, nonce)), 'text/html')
    const styles = keepHarmless(mail)
    add(page.head, 'style', { nonce }, styles)
    page.body.append(...mail.body.childNodes)
  } else {
    add(page.body, 'pre', { dir: 'auto' }, content)
  }
  return markup(`<!doctype html>${page.documentElement.outerHTML}`)
}
