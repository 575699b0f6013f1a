/** Patterns, and what they mean in languages other than the contract's. */
import type { Document } from '#contract-checks/contract.ts'
import { everySchema } from '../../contract/rules/rule.ts'
import { html, prose } from '../html.ts'
import type { Page } from '../page.ts'
import { table } from '../table.ts'

export function patternsPage(document: Document): Page {
  const notes = document['x-porting-notes'] ?? {}
  const used = new Map<string, { porting: readonly string[]; places: Set<string> }>()
  for (const [place, { pattern, 'x-porting': porting = [] }] of everySchema(document)) {
    if (pattern === undefined) continue
    const known = used.get(pattern) ?? { porting, places: new Set<string>() }
    // Parameters stand with each call that takes them: `bankListNotes X-User-Email`.
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
    ([name, says]) =>
      html`<tr id="note-${name}">
        <td>${name}</td>
        <td>${prose(says)}</td>
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
