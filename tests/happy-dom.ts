import type { DetachedWindowAPI } from 'happy-dom'

declare global {
  interface Window {
    /** What the tests' browser lets them do to it. */
    happyDOM: DetachedWindowAPI
  }
}

export const { happyDOM } = window
