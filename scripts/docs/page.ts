/** The frame of every page: header with search, navigation, content. Addresses are relative to `/docs/`. */
import { Html, html } from './html.ts'

export type Page = {
  /** Such as `operations/privateLogin.html`. */
  path: string
  title: string
  content: Html
}

/** The style sheets of every page, beside this file. */
export const styles = ['docs.css', 'content.css', 'lists.css'] as const

const places = [
  ['./', 'Reference'],
  ['calls.html', 'Calls'],
  ['errors.html', 'Errors'],
  ['roles.html', 'Roles'],
  ['states.html', 'States'],
  ['fields.html', 'Fields'],
  ['patterns.html', 'Patterns'],
  ['changes.html', 'Changes'],
] as const

/** The links to every page, `here` marked; `up` leads to `/docs/`. */
export const navigation = (up: string, here: string): Html[] =>
  places.map(([target, label]) => {
    const current = new Html(target === here ? ' aria-current="page"' : '')
    return html`<a href="${target === './' ? up : up + target}" ${current}>${label}</a>`
  })

/** A whole document; `version` is the contract's. */
export function renderPage({ path, title, content }: Page, version: string): string {
  const up = '../'.repeat(path.split('/').length - 1) || './'
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Contract ${version}</title>
        <link rel="icon" href="${up}favicon.svg" type="image/svg+xml" />
        ${styles.map((file) => html`<link rel="stylesheet" href="${up}${file}" />`)}
        <script type="module" src="${up}docs.js" data-root="${up}"></script>
      </head>
      <body>
        <a class="skip" href="#content">Skip to the content</a>
        <header>
          <a class="brand" href="${up}">Contract <span>${version}</span></a>
          <nav aria-label="Contract">${navigation(up, path)}</nav>
          <search>
            <label for="search">Search</label>
            <input id="search" type="search" autocomplete="off" placeholder="Operation, path, field, header, status" />
            <ul id="found" hidden></ul>
            <p id="count" role="status" class="quiet"></p>
          </search>
        </header>
        <main id="content">${content}</main>
      </body>
    </html> `.text
}
