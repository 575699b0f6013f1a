/** Which field of an answer is read on which screens. */
import { type FieldScreens, unreadFields } from '../../contract/field-screens.ts'
import { html } from '../html.ts'
import type { Page } from '../page.ts'
import { table } from '../table.ts'

export function fieldsPage(screens: FieldScreens): Page {
  const models = Map.groupBy(Object.entries(screens), ([field]) => field.slice(0, field.indexOf('.')))
  const sections = [...models].map(([model, fields]) => {
    const rows = fields.map(
      ([field, addresses]) =>
        html`<tr>
          <td><code>${field.slice(model.length + 1)}</code></td>
          <td>${addresses.length === 0 ? html`<span class="quiet">no screen</span>` : addresses.join(', ')}</td>
        </tr>`,
    )
    return html`<h2 id="${model}">${model}</h2>
      ${table(['Field', 'Read on'], rows)}`
  })
  const nobody = unreadFields(screens)
  return {
    path: 'fields.html',
    title: 'Fields',
    content: html`<h1>Fields and the screens that read them</h1>
      <p>
        For each field of a success, the pages of the portal that read it, found by the compiler at the last release of
        the contract. A part of a screen that several kinds of records share counts for each kind that the page asks
        for. An <code>etag</code> goes back with every change, and <code>sessionIdleSeconds</code> is for all pages.
      </p>
      <details>
        <summary>${nobody.length} fields that no screen reads</summary>
        <ul>
          ${nobody.map((field) => html`<li><code>${field}</code></li>`)}
        </ul>
      </details>
      ${sections}`,
  }
}
