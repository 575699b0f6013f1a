/** What a schema allows, in words and as rows of a table. */
import type { Document, Schema } from '../contract/document.ts'
import { type Html, html, prose } from './html.ts'

export const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

type Bounded = Schema & {
  minLength?: number
  minItems?: number
  multipleOf?: number
  default?: unknown
  contentMediaType?: string
}

const code = (value: unknown): Html => html`<code>${typeof value === 'string' ? value : JSON.stringify(value)}</code>`

/** The type in a few words, with links to the schemas that it names. */
export function typeOf(schema: Schema, up: string): Html {
  if (schema.$ref) return html`<a href="${up}schemas/${nameOf(schema.$ref)}.html">${nameOf(schema.$ref)}</a>`
  const either = schema.anyOf ?? schema.oneOf
  if (either) return html`${either.map((part, index) => [index > 0 ? ' or ' : '', typeOf(part, up)])}`
  if (schema.allOf) return html`${schema.allOf.map((part, index) => [index > 0 ? ' and ' : '', typeOf(part, up)])}`
  if (schema.type === 'array') return html`list of ${typeOf(schema.items ?? {}, up)}`
  if (schema.enum) return html`${schema.enum.map((value, index) => [index > 0 ? ', ' : '', code(value)])}`
  const type = [schema.type].flat().join(' or ')
  return html`${schema.format ? `${type} (${schema.format})` : type || 'any value'}`
}

/** The bounds, each as a short phrase. */
export function boundsOf(schema: Schema): string[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, multipleOf, pattern } = schema as Bounded
  const bounds: [string, unknown][] = [
    ['at least', minLength === undefined ? undefined : `${minLength} characters`],
    ['at most', maxLength === undefined ? undefined : `${maxLength} characters`],
    ['from', minimum],
    ['to', maximum],
    ['at least', minItems === undefined ? undefined : `${minItems} entries`],
    ['at most', maxItems === undefined ? undefined : `${maxItems} entries`],
    ['steps of', multipleOf],
    ['pattern', pattern],
  ]
  return bounds.flatMap(([word, value]) => (value === undefined ? [] : [`${word} ${String(value)}`]))
}

/** The properties of an object as a table; undefined for anything else. */
export function propertyTable(document: Document, schema: Schema, up: string): Html | undefined {
  if (schema.properties === undefined) return undefined
  const rows = Object.entries(schema.properties).map(([name, property]) => {
    const target = property.$ref ? document.components.schemas[nameOf(property.$ref)] : undefined
    const bounds = boundsOf(target ?? property).join(', ')
    return html`<tr>
      <th scope="row"><code>${name}</code>${schema.required?.includes(name) ? '' : html` <small>optional</small>`}</th>
      <td>${typeOf(property, up)}${bounds ? html`<br /><small>${bounds}</small>` : ''}</td>
      <td>${prose(property.description ?? target?.description)}</td>
    </tr>`
  })
  return table(['Field', 'Type', 'Meaning'], rows)
}

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
