const kept = new Set(
  (
    'a abbr b big blockquote br caption center code col colgroup dd del div dl dt em font h1 h2 h3 h4 h5 h6 hr i img ins ' +
    'li ol p pre q s small span strike strong sub sup table tbody td tfoot th thead tr tt u ul'
  ).split(' '),
)
/** What goes with all that is in it; other unknown elements leave their content behind. */
const dropped =
  'script, style, title, template, noscript, iframe, frameset, object, svg, math, textarea, select, audio, video'

const attributes = new Set(
  'align alt bgcolor border cellpadding cellspacing class colspan color dir face height lang rowspan size src title valign width'.split(
    ' ',
  ),
)

/** Loads nothing: no import, no address but data; and cannot end the style element. */
const tamed = (css: string): string =>
  css
    .replaceAll(/@(import|font-face|charset|namespace)[^;{}]*(\{[^}]*\}|;|$)/gi, '')
    .replaceAll(/(url|image|image-set|src)\s*\((?!\s*['"]?data:image\/)[^)]*\)?/gi, 'none')
    .replaceAll('<', '\\3c ')

/** Where a style attribute waits: while a document is read, the browser complains about each that the page forbids. */
const styleAttribute = 'data-mail-style'

/** The markup without what the page's policy would complain about when it is read; what is missed does no harm. */
export const silenced = (markup: string, nonce: string): string =>
  markup.replaceAll(/<(base|meta|link)\b[^>]*>/gi, '').replaceAll(/<[a-z][^>]*>/gi, (tag) =>
    tag
      .replace(/^<style\b/i, `<style nonce="${nonce}"`)
      .replaceAll(/([\s/"'])style\s*=/gi, `$1${styleAttribute}=`)
      .replaceAll(/([\s/"'])on[a-z]+\s*=/gi, '$1data-mail-off='),
  )

/**
 * Leaves what only looks: a list of elements and attributes, without links, forms and addresses. The frame is what protects
 * (nothing runs or loads in it); this keeps it from trying. Gives the style sheet, with each style attribute as a rule in it.
 */
export function keepHarmless(mail: Document): string {
  const sheets = [...mail.querySelectorAll('style')].map(({ textContent }) => tamed(textContent))
  for (const element of mail.querySelectorAll(dropped)) element.remove()
  for (const element of mail.body.querySelectorAll<HTMLElement>('*')) {
    if (!kept.has(element.localName)) {
      element.replaceWith(...element.childNodes)
      continue
    }
    const style = element.getAttribute(styleAttribute)
    for (const name of element.getAttributeNames()) if (!attributes.has(name)) element.removeAttribute(name)
    if (!/^data:image\//i.test(element.getAttribute('src') ?? '')) element.removeAttribute('src')
    if (style !== null && !/[{}]/.test(style)) {
      const name = `mail-style-${sheets.length}`
      element.classList.add(name)
      sheets.push(`.${name}.${name}.${name} { ${tamed(style)} }`)
    }
  }
  return sheets.join('\n')
}
