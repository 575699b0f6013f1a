/** Draws a chart of states as SVG: boxes in a grid, curved ways between them with what causes them. */
import { type Html, html } from './html.ts'
import type { Chart } from './state-charts.ts'

const box = { width: 190, height: 46 }
const step = { x: 420, y: 170 }
const edge = { x: 30, y: 60 }
/** Room at the right for what stands beside a way that leads down. */
const besides = 120

type Point = { x: number; y: number }

const centre = ([column, row]: [number, number]): Point => ({
  x: edge.x + box.width / 2 + column * step.x,
  y: edge.y + box.height / 2 + row * step.y,
})

export function drawing({ title, states, ways }: Chart): Html {
  const places = Object.values(states)
  const width = edge.x * 2 + box.width + besides + Math.max(...places.map(([column]) => column)) * step.x
  const height = edge.y * 2 + box.height + Math.max(...places.map(([, row]) => row)) * step.y
  const id = `arrow-${title.toLowerCase().replaceAll(' ', '-')}`
  return html`<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}: ${spoken(ways)}">
    <defs>
      <marker
        id="${id}"
        viewBox="0 0 8 8"
        refX="7"
        refY="4"
        markerWidth="7"
        markerHeight="7"
        orient="auto-start-reverse"
      >
        <path d="M0 0 8 4 0 8z" />
      </marker>
    </defs>
    ${ways.map((way) => wayOf(way, states, id))}
    ${Object.entries(states).map(([name, place]) => boxOf(name, centre(place)))}
  </svg>`
}

const spoken = (ways: Chart['ways']) =>
  ways.map(({ from, to, by }) => `${from} to ${to} by ${by.join(' or ')}`).join('; ')

const boxOf = (name: string, { x, y }: Point) =>
  html`<rect x="${x - box.width / 2}" y="${y - box.height / 2}" width="${box.width}" height="${box.height}" rx="10" />
    <text x="${x}" y="${y + 5}" text-anchor="middle">${name}</text>`

/** Ways there and back bend to different sides; the words stand at the outside of the bend. */
function wayOf({ from, to, by }: Chart['ways'][number], states: Chart['states'], arrow: string): Html {
  const [start, end] = [centre(states[from]!), centre(states[to]!)]
  const level = start.y === end.y
  const forth = level ? Math.sign(end.x - start.x) : Math.sign(end.y - start.y)
  const [a, b]: [Point, Point] = level
    ? [
        { x: start.x + (forth * box.width) / 2, y: start.y - forth * 8 },
        { x: end.x - (forth * box.width) / 2, y: end.y - forth * 8 },
      ]
    : [
        { x: start.x, y: start.y + (forth * box.height) / 2 },
        { x: end.x + (end.x < start.x ? 60 : end.x > start.x ? -60 : 0), y: end.y - (forth * box.height) / 2 },
      ]
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const bend = level ? { x: middle.x, y: middle.y - forth * 26 } : middle
  const lines = by.map((words, index) => {
    const y = level
      ? forth > 0
        ? bend.y - 2 - (by.length - 1 - index) * 14
        : bend.y + 8 + index * 14
      : middle.y + index * 14
    return html`<text class="by" x="${bend.x + (level ? 0 : 8)}" y="${y}" text-anchor="${level ? 'middle' : 'start'}"
      >${words}</text
    >`
  })
  return html`<path d="M${a.x} ${a.y} Q${bend.x} ${bend.y} ${b.x} ${b.y}" marker-end="url(#${arrow})" />${lines}`
}
