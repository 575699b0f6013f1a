/** Markup as a tagged template: everything put into it is escaped, unless it is markup itself. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
  toString(): string {
    return this.text
  }
}

type Part = Html | string | number | undefined | readonly Part[]

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const renderPart = (part: Part): string => {
  if (part === undefined) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(renderPart).join('')
  return String(part).replaceAll(/[&<>"']/g, (sign) => escaped[sign]!)
}

export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + renderPart(parts[index - 1]) + string))
}

/** Words with `code` between backticks, as the contract's descriptions are written. */
export const renderProse = (text: string | undefined): Html[] =>
  (text ?? '').split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))

/** A table that scrolls inside its frame on a phone. */
export const table = (heads: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="frame" tabindex="0" role="group" aria-label="${heads.join(', ')}">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`

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
