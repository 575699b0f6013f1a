/** States as diagrams. */
import { drawing } from '../drawing.ts'
import { html, prose } from '../html.ts'
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
