/** The pages that list: operations by tag, schemas, roles. */
import type { Document, FlatOperation } from '../../contract/document.ts'
import { html, prose } from '../html.ts'
import type { Page } from '../page.ts'
import { boundsOf, propertyTable, table, typeOf } from '../shape.ts'

export function homePage(document: Document, operations: readonly FlatOperation[]): Page {
  const sections = document.tags.map(({ name, description }) => {
    const rows = operations.filter(({ tags }) => tags.includes(name)).map(operationRow)
    return html`<section>
      <h2 id="${name}">${name}</h2>
      <p>${prose(description)}</p>
      ${table(['Call', 'Path', 'Does'], rows)}
    </section>`
  })
  const content = html`<h1>Every call of the portal</h1>
    <p>${operations.length} operations below <code>/api/ui/v1</code>, made from the one hand-written contract.</p>
    <ul class="chips">
      ${document.tags.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}
    </ul>
    ${sections}`
  return { path: 'index.html', title: 'Operations', content }
}

const operationRow = ({ id, method, path, operation }: FlatOperation) =>
  html`<tr>
    <th scope="row"><a href="operations/${id}.html">${id}</a></th>
    <td><b class="method ${method}">${method.toUpperCase()}</b> <code>${path}</code></td>
    <td>${prose(operation.summary)}</td>
  </tr>`

export function schemaPages(document: Document, usersOf: (name: string) => string[]): Page[] {
  const schemas = Object.entries(document.components.schemas)
  const list: Page = {
    path: 'schemas.html',
    title: 'Schemas',
    content: html`<h1>Schemas</h1>
      <p>${schemas.length} schemas; the file of each has its name.</p>
      ${table(
        ['Schema', 'Type', 'Meaning'],
        schemas.map(
          ([name, schema]) =>
            html`<tr>
              <th scope="row"><a href="schemas/${name}.html">${name}</a></th>
              <td>${typeOf(schema, './')}</td>
              <td>${prose(schema.description)}</td>
            </tr>`,
        ),
      )}`,
  }
  const each = schemas.map(([name, schema]): Page => {
    const bounds = boundsOf(schema).join(', ')
    const users = usersOf(name)
    return {
      path: `schemas/${name}.html`,
      title: name,
      content: html`<h1><code>${name}</code></h1>
        <p>${prose(schema.description)}</p>
        <p>${typeOf(schema, '../')}${bounds ? html`, <small>${bounds}</small>` : ''}</p>
        ${propertyTable(document, schema, '../') ?? ''}
        <h2>Used by</h2>
        <ul class="chips">
          ${users.map((id) => html`<li><a href="../operations/${id}.html">${id}</a></li>`)}
        </ul>
        ${users.length === 0 ? html`<p>No call.</p>` : ''}`,
    }
  })
  return [list, ...each]
}

/** Who may call what beyond having a session: the rows are operations, the columns sub-roles. */
export function rolesPage(document: Document, operations: readonly FlatOperation[]): Page {
  const roles = (document.components.schemas.BankRole?.enum ?? []) as string[]
  const gated = operations.filter((one) => one.roles.length > 0)
  const rows = gated.map(
    ({ id, roles: allowed }) =>
      html`<tr>
        <th scope="row"><a href="operations/${id}.html">${id}</a></th>
        ${roles.map((role) => html`<td>${allowed.includes(role) ? 'may' : html`<span class="quiet">403</span>`}</td>`)}
      </tr>`,
  )
  const areas = ['private', 'business', 'bank'].map((area) => {
    const count = operations.filter((one) => one.area === area && one.needsSession).length
    return html`<li>${area}: ${count} calls for everybody who is signed in to the area</li>`
  })
  const content = html`<h1>Roles</h1>
    <p>Each area has its own sessions; a session of another area answers 403. These calls ask for a sub-role too.</p>
    <ul>
      ${areas}
    </ul>
    ${table(['Call', ...roles], rows)}`
  return { path: 'roles.html', title: 'Roles', content }
}
