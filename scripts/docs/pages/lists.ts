/** The pages that list: operations by tag, roles. */
import type { Document, FlatOperation } from '#contract-checks/contract.ts'
import { html, renderProse, table } from '../html.ts'
import type { Page } from '../page.ts'

/** Every call with the screens that it feeds. */
export function callsPage(
  document: Document,
  operations: readonly FlatOperation[],
  screensOf: (operationId: string) => string[],
): Page {
  const sections = document.tags.map(({ name, description }) => {
    const rows = operations.filter(({ tags }) => tags.includes(name)).map(operationRow)
    return html`<section>
      <h2 id="${name}">${name}</h2>
      <p>${renderProse(description)}</p>
      ${table(['Call', 'Does', 'Screens'], rows)}
    </section>`
  })
  const content = html`<h1>Every call and its screens</h1>
    <p>
      ${operations.length} operations. What each takes and answers stands in the <a href="./">reference</a>; here is
      what the portal makes of it.
    </p>
    <ul class="chips">
      ${document.tags.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}
    </ul>
    ${sections}`
  return { path: 'calls.html', title: 'Calls', content }

  function operationRow({ id, method, operation }: FlatOperation) {
    return html`<tr>
      <th scope="row">
        <b class="method ${method}">${method.toUpperCase()}</b> <a href="operations/${id}.html">${id}</a>
      </th>
      <td>${renderProse(operation.summary)}</td>
      <td>${screensOf(id).map((screen) => html`<code>${screen}</code><br />`)}</td>
    </tr>`
  }
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
