/** What changed from release to release, for whom, and on which screens. */
import { callList, Html, html, renderProse } from '../html.ts'
import type { Page } from '../page.ts'

/** Shows the changelog: headings, paragraphs and lists are all it holds. `calls` are those that have a page now. */
export function changesPage(changelog: string, calls: readonly string[]): Page {
  const [head = '', ...releases] = changelog.trim().split(/^(?=## )/m)
  const content = html`${blocksOf(head, calls)}${releases.map((release) => releaseOf(release, calls))}`
  return { path: 'changes.html', title: 'Changes', content }
}

/** The summary first; of the generated list only breaking changes are open, and each part shows its number of changes. */
function releaseOf(text: string, calls: readonly string[]): Html {
  const [head = '', ...parts] = text.split(/^(?=### )/m)
  return html`<section>${blocksOf(head, calls)}${parts.map((part) => foldOf(part, calls))}</section>`
}

function foldOf(part: string, calls: readonly string[]): Html {
  const [, heading = '', text = ''] = /^### (.*)\n([\s\S]*)$/.exec(part) ?? []
  const open = new Html(heading === 'Breaking' ? ' open' : '')
  return html`<details class="impact" ${open}>
    <summary><h3>${heading} (${text.match(/^- /gm)?.length ?? 0})</h3></summary>
    ${blocksOf(text, calls)}
  </details>`
}

function blocksOf(text: string, calls: readonly string[]): Html[] {
  const blocks = text.trim().split(/\n{2,}/)
  return blocks.map((block) => blockOf(block, calls))
}

function blockOf(block: string, calls: readonly string[]): Html {
  const [, signs, heading] = /^(#{1,2}) (.*)$/.exec(block) ?? []
  if (signs === '#') return html`<h1>${heading}</h1>`
  if (signs === '##') return html`<h2>${heading}</h2>`
  if (!block.startsWith('- ')) return html`<p>${renderProse(block)}</p>`
  const items = block.split(/^- /m).filter(Boolean)
  return html`<ul>
    ${items.map((item) => itemOf(item.trim(), calls))}
  </ul>`
}

/** A sentence, then the calls and the screens that it is about, as the changelog writes them. */
function itemOf(item: string, calls: readonly string[]): Html {
  const [, sentence, touched = '', screens] =
    /^([\s\S]*?)(?: Calls: ([^.]*)\.)?(?: Screens: ([\s\S]*)\.)?$/.exec(item) ?? []
  const names = touched.split(', ').map((name) => name.replaceAll('`', ''))
  const known = names.filter((name) => calls.includes(name))
  const gone = names.filter((name) => name !== '' && !calls.includes(name))
  return html`<li>
    ${renderProse(sentence)} ${known.length > 0 ? callList(known) : ''}
    ${gone.map((name) => html`<code>${name}</code> `)}
    ${screens === undefined ? '' : html`<p class="quiet">On ${renderProse(screens)}</p>`}
  </li>`
}
