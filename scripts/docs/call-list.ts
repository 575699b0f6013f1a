import { type Html, html } from './html.ts'

/** More calls than this are folded away. */
const few = 6

/** Calls, each a link to its page or to `anchor` there; many are folded away under how many they are. */
export function callList(calls: readonly string[], anchor = ''): Html {
  const links = html`<ul class="calls">
    ${calls.map((id) => html`<li><a href="operations/${id}.html${anchor}">${id}</a></li>`)}
  </ul>`
  return calls.length > few
    ? html`<details>
        <summary>${calls.length} calls</summary>
        ${links}
      </details>`
    : links
}
