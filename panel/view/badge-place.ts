/** Where the badge is, and whether it is small; a developer's choice is stored in this browser. */
import { createStoredStore } from '../store.ts'

/** In the line of the footer it covers nothing; at an edge it is always visible. */
export const badgePlaces = {
  footer: 'In the line of the footer',
  left: 'Always in sight, at the left',
  right: 'Always in sight, at the right',
} as const

type BadgePlace = keyof typeof badgePlaces
type BadgeSettings = { place: BadgePlace; small: boolean }

const isPlace = (text: unknown): text is BadgePlace => typeof text === 'string' && Object.hasOwn(badgePlaces, text)

const store = createStoredStore(
  () => localStorage,
  'contract-panel-badge',
  (stored): BadgeSettings => {
    const { place, small } = (stored ?? {}) as Record<string, unknown>
    return { place: isPlace(place) ? place : 'footer', small: small === true }
  },
)

export const { read: readBadgeSettings, subscribe: onBadgeSettingsChange } = store

export const storeBadgeSettings = (change: Partial<BadgeSettings>): void =>
  store.write({ ...readBadgeSettings(), ...change })
