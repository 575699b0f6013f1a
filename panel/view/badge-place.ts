/** Where the badge stands, and whether it is small: what a developer chose once holds in this browser. */
const key = 'contract-panel-badge'

/** In the footer's line it stands in the way of nothing; at an edge it is always in sight. */
export const badgePlaces = {
  footer: 'In the line of the footer',
  left: 'Always in sight, at the left',
  right: 'Always in sight, at the right',
} as const

type BadgePlace = keyof typeof badgePlaces
type Stand = { place: BadgePlace; small: boolean }

const isPlace = (text: unknown): text is BadgePlace => typeof text === 'string' && Object.hasOwn(badgePlaces, text)

let stand: Stand = read()
const listeners = new Set<() => void>()

function read(): Stand {
  try {
    const { place, small } = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>
    return { place: isPlace(place) ? place : 'footer', small: small === true }
  } catch {
    return { place: 'footer', small: false }
  }
}

export const readStand = (): Stand => stand

export function onStand(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function keepStand(change: Partial<Stand>): void {
  stand = { ...stand, ...change }
  try {
    localStorage.setItem(key, JSON.stringify(stand))
  } catch {
    // It lasts as long as the page then.
  }
  for (const listener of listeners) listener()
}
