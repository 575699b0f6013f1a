/** Where the badge is, and whether it is small; a developer's choice is stored in this browser. */
const key = 'contract-panel-badge'

/** In the line of the footer it covers nothing; at an edge it is always visible. */
export const badgePlaces = {
  footer: 'In the line of the footer',
  left: 'Always in sight, at the left',
  right: 'Always in sight, at the right',
} as const

type BadgePlace = keyof typeof badgePlaces
type BadgeSettings = { place: BadgePlace; small: boolean }

const isPlace = (text: unknown): text is BadgePlace => typeof text === 'string' && Object.hasOwn(badgePlaces, text)

let settings: BadgeSettings = read()
const listeners = new Set<() => void>()

function read(): BadgeSettings {
  try {
    const { place, small } = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>
    return { place: isPlace(place) ? place : 'footer', small: small === true }
  } catch {
    return { place: 'footer', small: false }
  }
}

export const readBadgeSettings = (): BadgeSettings => settings

export function onBadgeSettingsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function storeBadgeSettings(change: Partial<BadgeSettings>): void {
  settings = { ...settings, ...change }
  try {
    localStorage.setItem(key, JSON.stringify(settings))
  } catch {
    // It then applies until the page is left.
  }
  for (const listener of listeners) listener()
}
