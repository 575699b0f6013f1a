import { onCalls, readCalls } from '../calls/call-log.ts'
import { onChoiceTexts, readChoiceTexts } from '../choices/choice-texts.ts'
import detailsCss from './call-details.css?inline'
import css from './panel.css?inline'

/** What the badge says: how many answers kept the contract, how many broke it, and what is chosen for the next ones. */
function words(): string {
  const judged = readCalls().flatMap(({ deviations }) => (deviations === undefined ? [] : [deviations.length]))
  const broken = judged.filter((count) => count > 0).length
  const counts = [
    ...(judged.length > 0 ? [`${judged.length - broken} kept`] : []),
    ...(broken > 0 ? [`${broken} broken`] : []),
    ...(readChoiceTexts().length > 0 ? [`${readChoiceTexts().length} chosen`] : []),
  ]
  return ['Contract', counts.join(', ')].filter(Boolean).join(': ')
}

/** On a phone the last lines of a page would lie under the badge. */
const room = '@media (max-width: 48em) { body { padding-bottom: 64px } }'

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}

/** Puts the badge on the page, sealed off from its styles; the panel itself is loaded when it is opened first. */
export function putBadge(): void {
  const host = document.createElement('aside')
  host.id = 'contract-panel'
  host.lang = 'en'
  host.ariaLabel = 'Contract panel'
  // A modal of the portal keeps the page behind it from scrolling; this is no part of that page.
  for (const event of ['wheel', 'touchmove']) host.addEventListener(event, (moved) => moved.stopPropagation())

  document.adoptedStyleSheets.push(sheetOf(room))
  const inside = host.attachShadow({ mode: 'open' })
  inside.adoptedStyleSheets = [css, detailsCss].map(sheetOf)
  const place = document.createElement('div')
  const badge = document.createElement('button')
  badge.type = 'button'
  badge.className = 'badge'
  inside.append(badge, place)
  document.body.append(host)

  const show = () => {
    badge.textContent = words()
    badge.dataset.broken = String(/broken/.test(words()))
  }
  const close = () => {
    badge.ariaExpanded = 'false'
    badge.focus()
  }
  badge.ariaExpanded = 'false'
  badge.addEventListener('click', () => {
    badge.ariaExpanded = 'true'
    void import('./open-panel.tsx').then(({ openPanel }) => openPanel(place, close))
  })
  onCalls(show)
  onChoiceTexts(show)
  show()
}
