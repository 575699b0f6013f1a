/** The error catalogue: which status means what for which call, and what the person reads. */
import type { FlatOperation } from '#contract-checks/contract.ts'
import { callList, html, renderProse, table } from '../html.ts'
import type { Page } from '../page.ts'
import type { ScreenSentence } from '../sentences.ts'

type Spoken = { english: string; german: string }
type Meaning = { description: string; read: Spoken[]; calls: string[] }

const byNumber = (left: string, right: string) => left.localeCompare(right, 'en', { numeric: true })

export function errorsPage(
  operations: readonly FlatOperation[],
  screenSentences: readonly ScreenSentence[],
  general: Map<number, Spoken[]>,
): Page {
  const all = operations.flatMap(({ responses }) => Object.keys(responses).filter((status) => /^[45]/.test(status)))
  const statuses = [...new Set(all)].toSorted(byNumber)
  const sections = statuses.map((status) => {
    const rows = meaningsOf(status, operations, screenSentences).map(({ description, read, calls }) => {
      const sentences = read.length > 0 ? read : (general.get(Number(status)) ?? [])
      return html`<tr>
        <td>${renderProse(description)}</td>
        <td>
          ${sentences.map(
            ({ english, german }) =>
              html`<p lang="en">${english}</p>
                <p lang="de" class="quiet">${german}</p>`,
          )}
          ${sentences.length === 0 ? html`<span class="quiet">that something went wrong, with the support id</span>` : ''}
        </td>
        <td>${callList(calls, `#status-${status}`)}</td>
      </tr>`
    })
    return html`<section>
      <h2 id="status-${status}"><span class="status s${status[0]!}">${status}</span></h2>
      ${table(['Means', 'The person reads', 'Calls'], rows)}
    </section>`
  })
  const content = html`<h1>Errors</h1>
    <p>The same status means different things for different calls; a call's own sentence wins over the general one.</p>
    <ul class="chips">
      ${statuses.map((one) => html`<li><a href="#status-${one}">${one}</a></li>`)}
    </ul>
    ${sections}`
  return { path: 'errors.html', title: 'Errors', content }
}

/** Groups calls with the same meaning and the same sentences. */
function meaningsOf(
  status: string,
  operations: readonly FlatOperation[],
  sentences: readonly ScreenSentence[],
): Meaning[] {
  const meanings = new Map<string, Meaning>()
  for (const { id, responses } of operations) {
    const answer = responses[status]
    if (answer === undefined) continue
    const read = sentences.filter((one) => one.operation === id && String(one.status) === status)
    const description = answer.description ?? ''
    const key = [description, ...read.map(({ english }) => english)].join('\n')
    const meaning = meanings.get(key) ?? { description, read, calls: [] }
    meanings.set(key, { ...meaning, calls: [...meaning.calls, id] })
  }
  return [...meanings.values()]
}
