/** The states that the contract names, as diagrams. */
import { instance } from '@viz-js/viz'
import { Html, html, renderProse } from '../html.ts'
import type { Page } from '../page.ts'

/** States and what leads from one to the other; `by` is an operationId, or words for what time and the backend do. */
type Chart = {
  title: string
  about: string
  /** The schema whose enum the states are; undefined for states that follow from several fields. */
  schema?: string
  states: string[]
  ways: { from: string; to: string; by: string[] }[]
}

export const charts: Chart[] = [
  {
    title: 'Customer',
    about: 'Of private customers and companies alike. A termination takes effect on its day.',
    schema: 'CustomerStatus',
    states: ['ACTIVE', 'TERMINATION_PLANNED', 'TERMINATED'],
    ways: [
      {
        from: 'ACTIVE',
        to: 'TERMINATION_PLANNED',
        by: ['bankTerminatePrivateCustomer', 'bankTerminateBusinessCustomer'],
      },
      {
        from: 'TERMINATION_PLANNED',
        to: 'ACTIVE',
        by: ['bankCancelPrivateTermination', 'bankCancelBusinessTermination'],
      },
      { from: 'TERMINATION_PLANNED', to: 'TERMINATED', by: ['the day has come'] },
    ],
  },
  {
    title: 'Calling number',
    about: 'Of a company; activation is background work.',
    schema: 'CallingNumberStatus',
    states: ['IN_ACTIVATION', 'ACTIVE', 'BLOCKED', 'ACTIVATION_FAILED', 'DEACTIVATED'],
    ways: [
      { from: 'IN_ACTIVATION', to: 'ACTIVE', by: ['the work is done'] },
      { from: 'IN_ACTIVATION', to: 'ACTIVATION_FAILED', by: ['the work failed'] },
      { from: 'ACTIVE', to: 'BLOCKED', by: ['businessBlockCallingNumber', 'bankBlockCallingNumber'] },
      { from: 'BLOCKED', to: 'ACTIVE', by: ['businessCancelCallingNumberBlock', 'bankCancelCallingNumberBlock'] },
      { from: 'BLOCKED', to: 'DEACTIVATED', by: ['businessDeactivateCallingNumber', 'bankDeactivateCallingNumber'] },
      { from: 'ACTIVE', to: 'DEACTIVATED', by: ['businessDeactivateCallingNumber', 'bankDeactivateCallingNumber'] },
    ],
  },
  {
    title: 'Change of plan',
    about: 'One change a day, one planned at a time.',
    states: ['no change', 'change planned', 'other tier'],
    ways: [
      { from: 'no change', to: 'change planned', by: ['privateCreateProductChange', 'bankCreateProductChange'] },
      { from: 'change planned', to: 'no change', by: ['privateCancelProductChange', 'bankCancelProductChange'] },
      { from: 'change planned', to: 'other tier', by: ['the day has come'] },
    ],
  },
  {
    title: 'Session',
    about: 'A token is worth what its session is.',
    states: ['signed out (401)', 'signed in', 'expired (459)', 'replaced (458)'],
    ways: [
      { from: 'signed out (401)', to: 'signed in', by: ['privateLogin', 'businessLogin', 'bankLogin'] },
      { from: 'signed in', to: 'signed out (401)', by: ['privateLogout', 'businessLogout', 'bankLogout'] },
      { from: 'signed in', to: 'expired (459)', by: ['15 idle minutes', '12 hours'] },
      { from: 'signed in', to: 'replaced (458)', by: ['privateResetPassword', 'privateChangePassword'] },
    ],
  },
]

const graphviz = await instance()

function drawing({ title, states, ways }: Chart): Html {
  const label = `${title}: ${ways.map(({ from, to, by }) => `${from} to ${to} by ${by.join(' or ')}`).join('; ')}`
  // Graphviz knows how wide the letters of Arial are. From above to below where a row would be wider than the page.
  const svg = graphviz.renderString(
    {
      graphAttributes: { rankdir: states.length > 4 ? 'TB' : 'LR', bgcolor: 'transparent', nodesep: 0.6, ranksep: 1 },
      nodeAttributes: { shape: 'box', style: 'rounded', margin: 0.2, fontname: 'Arial', fontsize: 14 },
      edgeAttributes: { fontname: 'Arial', fontsize: 12 },
      nodes: states.map((name) => ({ name })),
      edges: ways.map(({ from, to, by }) => ({ tail: from, head: to, attributes: { label: ` ${by.join('\n ')} ` } })),
    },
    { format: 'svg' },
  )
  const drawn = svg
    .slice(svg.indexOf('<svg'))
    .replaceAll(/<!--.*?-->|<title>.*?<\/title>| (id|xmlns:xlink|xml:space)="[^"]*"/gs, '')
  // Names of parts would repeat on a page; the description of the whole says more than titles of its parts.
  return new Html(drawn.replace('<svg ', `<svg role="img" aria-label="${attribute(label)}" `))
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

export function statesPage(): Page {
  const figures = charts.map(
    (chart) =>
      html`<h2>${chart.title}</h2>
        <p>${renderProse(chart.about)}</p>
        <figure tabindex="0" role="group" aria-label="${chart.title}">${drawing(chart)}</figure>`,
  )
  return {
    path: 'states.html',
    title: 'States',
    content: html`<h1>States and what changes them</h1>
      ${figures}`,
  }
}
