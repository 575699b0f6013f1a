import { pageNonce } from '#src/shared/ui/page-nonce.ts'

type Policy = { createHTML: (text: string) => string }
type Policies = { createPolicy: (name: string, rules: Policy) => Policy }

/**
 * The one exception to the page's Trusted Types. Its output is parsed into a document that is never shown, and written into a frame
 * without any permission; it does not leave this file.
 */
const policy: Policy | undefined = (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy(
  'mail-frame',
  {
    createHTML: (text) => text,
  },
)
const toTrustedHtml = (text: string): string => policy?.createHTML(text) ?? text

const ownStyle = `
  html { background: #fff; color: #1f1f1f; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 16px; overflow-wrap: anywhere }
  pre { margin: 0; font: inherit; white-space: pre-wrap }
  img { max-width: 100%; height: auto }`

/** The usual tags of a mail; an address in angle brackets is none of them. */
const looksLikeMarkup = /<(!doctype|html|head|body|style|p|br|div|span|table|b|strong|i|em|a|img|h[1-6]|ul|ol|pre)\b/i

const allowedElements = new Set(
  (
    'a abbr b big blockquote br caption center code col colgroup dd del div dl dt em font h1 h2 h3 h4 h5 h6 hr i img ins ' +
    'li ol p pre q s small span strike strong sub sup table tbody td tfoot th thead tr tt u ul'
  ).split(' '),
)
/** Removed with their content; of other unknown elements the content stays. */
const removedElements =
  'script, style, title, template, noscript, iframe, frameset, object, svg, math, textarea, select, audio, video'

const allowedAttributes = new Set(
  'align alt bgcolor border cellpadding cellspacing class colspan color dir face height lang rowspan size src title valign width'.split(
    ' ',
  ),
)

/** Removes what would load something, except data URLs, and what could end the style element. */
const sanitizeCss = (css: string): string =>
  css
    .replaceAll(/@(import|font-face|charset|namespace)[^;{}]*(\{[^}]*\}|;|$)/gi, '')
    .replaceAll(/(url|image|image-set|src)\s*\((?!\s*['"]?data:image\/)[^)]*\)?/gi, 'none')
    .replaceAll('<', '\\3c ')

/** Holds the value of a style attribute during parsing, when the browser reports each one that the page's policy forbids. */
const styleAttribute = 'data-mail-style'

/** Removes or renames what the page's policy would report during parsing; what is missed does no harm. */
const avoidPolicyReports = (markup: string, nonce: string): string =>
  markup.replaceAll(/<(base|meta|link)\b[^>]*>/gi, '').replaceAll(/<[a-z][^>]*>/gi, (tag) =>
    tag
      .replace(/^<style\b/i, `<style nonce="${nonce}"`)
      .replaceAll(/([\s/"'])style\s*=/gi, `$1${styleAttribute}=`)
      .replaceAll(/([\s/"'])on[a-z]+\s*=/gi, '$1data-mail-off='),
  )

/**
 * Leaves allowed elements and attributes, without links, forms and addresses. The frame is what protects (nothing runs or loads in
 * it); this keeps it from trying. Returns the style sheet, with each style attribute as a rule in it.
 */
function sanitizeMail(mail: Document): string {
  const sheets = [...mail.querySelectorAll('style')].map(({ textContent }) => sanitizeCss(textContent))
  for (const element of mail.querySelectorAll(removedElements)) element.remove()
  for (const element of mail.body.querySelectorAll<HTMLElement>('*')) {
    if (!allowedElements.has(element.localName)) {
      element.replaceWith(...element.childNodes)
      continue
    }
    const style = element.getAttribute(styleAttribute)
    for (const name of element.getAttributeNames()) if (!allowedAttributes.has(name)) element.removeAttribute(name)
    if (!/^data:image\//i.test(element.getAttribute('src') ?? '')) element.removeAttribute('src')
    if (style !== null && !/[{}]/.test(style)) {
      const name = `mail-style-${sheets.length}`
      element.classList.add(name)
      sheets.push(`.${name}.${name}.${name} { ${sanitizeCss(style)} }`)
    }
  }
  return sheets.join('\n')
}

/** The body of a mail for `srcdoc`: its harmless markup or its plain text; it can load nothing and run nothing. */
export function createMailDocument(content: string): string {
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
    const mail = new DOMParser().parseFromString(toTrustedHtml(avoidPolicyReports(content, nonce)), 'text/html')
    const styles = sanitizeMail(mail)
    add(page.head, 'style', { nonce }, styles)
    page.body.append(...mail.body.childNodes)
  } else {
    add(page.body, 'pre', { dir: 'auto' }, content)
  }
  return toTrustedHtml(`<!doctype html>${page.documentElement.outerHTML}`)
}
