/** One operation as the portal uses it: who may call it, on which screens, and what the person reads when it is refused. */
import type { EndedSessions, FlatOperation } from '#contract-checks/contract.ts'
import { html, renderProse } from '../html.ts'
import { inReference } from '../scalar-reference.ts'
import type { Page } from '../page.ts'
import type { ScreenSentence } from '../sentences.ts'

export function operationPage(operation: FlatOperation, sentences: ScreenSentence[], screens: string[]): Page {
  const { id, method, path, responses, roles, needsSession } = operation
  const session = needsSession ? `a session of the ${operation.area} area` : 'no session'
  const content = html`
    <h1><code>${id}</code></h1>
    <p class="path"><b class="method ${method}">${method.toUpperCase()}</b> <code>${path}</code></p>
    <p>${renderProse(operation.operation.summary)}.</p>
    <p><a href="../${inReference(operation)}">Parameters, bodies, examples, code and trying it out</a></p>
    <dl>
      <div>
        <dt>Needs</dt>
        <dd>${session}${roles.length > 0 ? html` with ${roles.join(' or ')}` : ''}</dd>
      </div>
      ${searchedFields(operation)} ${endedSessions(operation)}
      <div>
        <dt>Screens</dt>
        <dd>${screens.length > 0 ? screens.map((one) => html`<code>${one}</code> `) : 'none of its own'}</dd>
      </div>
    </dl>
    <h2>Answers</h2>
    ${Object.entries(responses).map(
      ([status, answer]) =>
        html`<section class="answer" id="status-${status}">
          <h3><span class="status s${status[0]!}">${status}</span> ${renderProse(answer.description)}</h3>
          ${sentencesFor(sentences, status)}
        </section>`,
    )}
  `
  return { path: `operations/${id}.html`, title: id, content }
}

/** The columns that a search looks into, by `x-searched`. */
const searchedFields = ({ parameters }: FlatOperation) =>
  parameters.flatMap(({ name, 'x-searched': fields }) =>
    fields === undefined
      ? []
      : html`<div>
          <dt><code>${name}</code> searches</dt>
          <dd>${fields.map((field) => html`<code>${field}</code> `)}of those that a row has</dd>
        </div>`,
  )

const sessionOwners: Record<EndedSessions['of'], string> = {
  caller: 'the other sessions of the caller',
  person: 'all sessions of the person',
  record: 'all sessions of the person who is changed',
  session: 'this session',
}

/** Whose sessions a success ends, by `x-ends-sessions`. */
const endedSessions = ({ operation: { 'x-ends-sessions': ends = [] } }: FlatOperation) =>
  ends.map(
    ({ of, when, to, status, reason }) =>
      html`<div>
        <dt>Ends</dt>
        <dd>
          ${sessionOwners[of]}${when === undefined ? '' : html`, when <code>${when}</code> ${to === undefined ? 'changes' : html`becomes <code>${String(to)}</code>`}`}:
          <code>${status}</code> ${reason ?? ''}
        </dd>
      </div>`,
  )

const sentencesFor = (sentences: ScreenSentence[], status: string) =>
  sentences
    .filter((one) => String(one.status) === status)
    .map(
      ({ english, german }) =>
        html`<blockquote>
          <p lang="en">${english}</p>
          <p lang="de">${german}</p>
        </blockquote>`,
    )
