import type { Navigation } from './navigation.ts'

/** What both menus of the header show and tell. */
export type MenuProps = {
  /** Undefined while it is on its way, and when nobody could say it. */
  email: string | undefined
  pending: boolean
  organisation: string | undefined
  navigation: Navigation
  /** Somebody is about to open the menu, or has. */
  onReach: () => void
  onLeave: () => void
}
