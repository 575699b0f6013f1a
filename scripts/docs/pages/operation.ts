/** One operation: what it takes, what it answers, every example, and what the person reads when it is refused. */
import type { Document, FlatOperation, Media, Parameter } from '../../contract/document.ts'
import { resolve } from '../../contract/document.ts'
import { type Html, html, prose } from '../html.ts'
import type { Page } from '../page.ts'
import { propertyTable, nameOf, table, typeOf } from '../shape.ts'
import type { Said } from '../sentences.ts'

const up = '../'

export function operationPage(document: Document, operation: FlatOperation, said: Said[], screens: string[]): Page {
  const { id, method, path, parameters, body, responses, roles, needsSession } = operation
  const session = needsSession ? `a session of the ${operation.area} area` : 'no session'
  const content = html`
    <h1><code>${id}</code></h1>
    <p class="path"><b class="method ${method}">${method.toUpperCase()}</b> <code>${path}</code></p>
    <p>${prose(operation.operation.summary)}. ${prose(operation.operation.description)}</p>
    <dl>
      <div>
        <dt>Needs</dt>
        <dd>${session}${roles.length > 0 ? html` with ${roles.join(' or ')}` : ''}</dd>
      </div>
      <div>
        <dt>Screens</dt>
        <dd>${screens.length > 0 ? screens.map((one) => html`<code>${one}</code> `) : 'none of its own'}</dd>
      </div>
    </dl>
    ${
      parameters.length > 0
        ? html`<h2>Parameters</h2>
            ${parameterTable(parameters)}`
        : ''
    }
    ${
      body
        ? html`<h2>Body</h2>
            ${Object.entries(body.content).map(([type, media]) => contentOf(document, type, media))}`
        : ''
    }
    <h2>Answers</h2>
    ${Object.entries(responses).map(
      ([status, answer]) =>
        html`<section class="answer" id="status-${status}">
          <h3><span class="status s${status[0]!}">${status}</span> ${prose(answer.description)}</h3>
          ${sentencesFor(said, status)} ${headersOf(answer.headers)}
          ${Object.entries(answer.content ?? {}).map(([type, media]) => contentOf(document, type, media))}
        </section>`,
    )}
  `
  return { path: `operations/${id}.html`, title: id, content }
}

const parameterTable = (parameters: readonly Parameter[]): Html =>
  table(
    ['Name', 'In', 'Type', 'Meaning'],
    parameters.map(
      (one) =>
        html`<tr>
          <th scope="row"><code>${one.name}</code>${one.required ? '' : html` <small>optional</small>`}</th>
          <td>${one.in}</td>
          <td>${typeOf(one.schema, up)}</td>
          <td>${prose((one as { description?: string }).description)}</td>
        </tr>`,
    ),
  )

function headersOf(headers: Record<string, { schema?: object }> = {}): Html | '' {
  const names = Object.keys(headers)
  return names.length > 0 ? html`<p class="quiet">Headers: ${names.map((name) => html`<code>${name}</code> `)}</p>` : ''
}

function contentOf(document: Document, type: string, media: Media): Html {
  const { schema } = media
  const target = schema?.$ref ? document.components.schemas[nameOf(schema.$ref)] : schema
  return html`<p><code>${type}</code>${schema ? html` ${typeOf(schema, up)}` : ''}</p>
    ${(target && propertyTable(document, target, up)) ?? ''}
    ${Object.entries(media.examples ?? {}).map(([name, example]) => exampleOf(document, name, example))}`
}

function exampleOf(document: Document, name: string, example: { $ref?: string; summary?: string; value: unknown }) {
  const { summary, value } = resolve(document, example)
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  return html`<details>
    <summary><code>${name}</code> ${summary}</summary>
    <pre tabindex="0">${text}</pre>
  </details>`
}

const sentencesFor = (said: Said[], status: string) =>
  said
    .filter((one) => String(one.status) === status)
    .map(
      ({ english, german }) =>
        html`<blockquote>
          <p lang="en">${english}</p>
          <p lang="de">${german}</p>
        </blockquote>`,
    )
