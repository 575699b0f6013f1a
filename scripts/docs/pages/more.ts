/** States as diagrams, and what changed from release to release. */
import { drawing } from '../drawing.ts'
import { type Html, html, prose } from '../html.ts'
import type { Page } from '../page.ts'
import { charts } from '../state-charts.ts'

export function statesPage(): Page {
  const figures = charts.map(
    (chart) =>
      html`<h2>${chart.title}</h2>
        <p>${prose(chart.about)}</p>
        <figure tabindex="0" role="group" aria-label="${chart.title}">${drawing(chart)}</figure>`,
  )
  return {
    path: 'states.html',
    title: 'States',
    content: html`<h1>States and what changes them</h1>
      ${figures}`,
  }
}

/** Shows the changelog: headings, paragraphs and lists are all it holds. */
export function changesPage(changelog: string): Page {
  const blocks = changelog.trim().split(/\n{2,}/)
  return { path: 'changes.html', title: 'Changes', content: html`${blocks.map(blockOf)}` }
}

function blockOf(block: string): Html {
  const [, signs, heading] = /^(#{1,3}) (.*)$/.exec(block) ?? []
  if (signs === '#') return html`<h1>${heading}</h1>`
  if (signs === '##') return html`<h2>${heading}</h2>`
  if (signs === '###') return html`<h3>${heading}</h3>`
  if (!block.startsWith('- ')) return html`<p>${prose(block)}</p>`
  return html`<ul>
    ${block
      .split(/^- /m)
      .filter(Boolean)
      .map((item) => html`<li>${prose(item.trim())}</li>`)}
  </ul>`
}
