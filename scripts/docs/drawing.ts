/** Draws a chart of states as SVG; Graphviz finds the places, the page's style sheet the colours. */
import { instance } from '@viz-js/viz'
import { Html } from './html.ts'
import type { Chart } from './state-charts.ts'

const graphviz = await instance()

export function drawing({ title, states, ways }: Chart): Html {
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
  // Names of parts would stand several times on a page; the words of the whole say more than titles of its parts.
  return new Html(drawn.replace('<svg ', `<svg role="img" aria-label="${attribute(label)}" `))
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
