import { onCalls, readCalls } from '../calls/call-log.ts'
import { onChoiceTexts, readChoiceTexts } from '../choices/choice-texts.ts'
import badgeCss from './badge.css?inline'
import { onBadgeSettingsChange, readBadgeSettings } from './badge-place.ts'
import css from './panel.css?inline'

type Count = { sign: string; word: string; count: number }

/** Counts of responses that match the contract, of responses that break it, and of the choices for the next ones. */
function counts(): Count[] {
  const validated = readCalls().flatMap(({ deviations }) => (deviations === undefined ? [] : [deviations.length]))
  const invalid = validated.filter((count) => count > 0).length
  return [
    ...(validated.length > 0 ? [{ sign: '✓', word: 'valid', count: validated.length - invalid }] : []),
    ...(invalid > 0 ? [{ sign: '✗', word: 'invalid', count: invalid }] : []),
    ...(readChoiceTexts().length > 0 ? [{ sign: '→', word: 'chosen', count: readChoiceTexts().length }] : []),
  ]
}

/** The accessible name of the badge, and its text unless it is small. */
function words(): string {
  const parts = counts().map(({ word, count }) => `${count} ${word}`)
  return ['Contract', parts.join(', ')].filter(Boolean).join(': ')
}

/** The text of the small badge. */
const signs = (): string =>
  counts()
    .map(({ sign, count }) => `${sign} ${count}`)
    .join(' ') || '✓'

/** The last lines of a page would lie under a badge that is always in sight. */
const room = 'body:has(> #contract-panel:not([data-place=footer])) { padding-bottom: 64px }'

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
  inside.adoptedStyleSheets = [css, badgeCss].map(sheetOf)
  const place = document.createElement('div')
  const badge = document.createElement('button')
  badge.type = 'button'
  badge.className = 'badge'
  inside.append(badge, place)
  document.body.append(host)

  const show = () => {
    const { place: stands, small } = readBadgeSettings()
    host.dataset.place = stands
    badge.dataset.small = String(small)
    badge.textContent = small ? signs() : words()
    badge.ariaLabel = words()
    badge.dataset.broken = String(/broken/.test(words()))
  }
  const close = () => {
    badge.ariaExpanded = 'false'
    badge.focus()
  }
  badge.ariaExpanded = 'false'
  badge.addEventListener('click', () => {
    badge.ariaExpanded = 'true'
    void import('./panel-view.tsx').then(({ openPanel }) => openPanel(place, close))
  })
  onCalls(show)
  onChoiceTexts(show)
  onBadgeSettingsChange(show)
  show()
}
