import type { DetachedWindowAPI } from 'happy-dom'

declare global {
  interface Window {
    /** What the tests' browser lets them do to it. */
    happyDOM: DetachedWindowAPI
  }
}

/** Asked when it is needed: what it stands beside also serves tests without a browser. */
export const happyDOM = (): DetachedWindowAPI => window.happyDOM
