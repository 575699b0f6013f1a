import type { DetachedWindowAPI } from 'happy-dom'

declare global {
  interface Window {
    /** What the tests' browser lets them do to it. */
    happyDOM: DetachedWindowAPI
  }
}

/** Asked when it is needed: what it stands beside also serves tests without a browser. */
export const happyDOM = (): DetachedWindowAPI => window.happyDOM

/** The width in pixels of a person's screen unless a test sets another: wide enough for everything. */
const usual = 1280

/** The width of the person's screen in pixels; what Mantine hides there is hidden in the test too. */
export function setScreenWidth(width: number = usual): void {
  happyDOM().setViewport({ width })
}
