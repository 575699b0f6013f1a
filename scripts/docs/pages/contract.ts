/** The pages about the contract's parts: fields with the screens that read them, and patterns in other languages. */
import { unreadFields, type FieldScreens } from '../../contract/field-screens.ts'
import { html, table, renderProse } from '../html.ts'
import type { Page } from '../page.ts'
import type { Document } from '#contract-checks/contract.ts'
import { everySchema } from '../../contract/rules/rule.ts'

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
  const unread = unreadFields(screens)
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
        <summary>${unread.length} fields that no screen reads</summary>
        <ul>
          ${unread.map((field) => html`<li><code>${field}</code></li>`)}
        </ul>
      </details>
      ${sections}`,
  }
}

export function patternsPage(document: Document): Page {
  const notes = document['x-porting-notes'] ?? {}
  const used = new Map<string, { porting: readonly string[]; places: Set<string> }>()
  for (const [place, { pattern, 'x-porting': porting = [] }] of everySchema(document)) {
    if (pattern === undefined) continue
    const known = used.get(pattern) ?? { porting, places: new Set<string>() }
    // Parameters are listed with each call that has them: `bankListNotes X-User-Email`.
    known.places.add(place.split(' ').at(-1)!)
    used.set(pattern, known)
  }
  const byLength = [...used].toSorted(([left], [right]) => left.length - right.length)
  const rows = byLength.map(
    ([pattern, { porting, places }]) =>
      html`<tr>
        <td><code>${pattern}</code></td>
        <td>${[...places].toSorted().join(', ')}</td>
        <td>${porting.map((name) => html`<a href="#note-${name}">${name}</a> `)}</td>
      </tr>`,
  )
  const explained = Object.entries(notes).map(
    ([name, note]) =>
      html`<tr id="note-${name}">
        <td>${name}</td>
        <td>${renderProse(note)}</td>
      </tr>`,
  )
  return {
    path: 'patterns.html',
    title: 'Patterns',
    content: html`<h1>Patterns in other languages</h1>
      <p>
        Patterns are written as in ECMAScript with the flag u. What another language reads otherwise, or does not know,
        is named beside each of them as <code>x-porting</code>.
      </p>
      ${table(['Mind', 'Means'], explained)}
      <h2>All patterns</h2>
      ${table(['Pattern', 'Of', 'Mind'], rows)}`,
  }
}
