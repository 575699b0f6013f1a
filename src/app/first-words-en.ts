/** A module of its own, so that its chunk has a name for scripts/portal/first-paint.ts. */
export { messages } from './locales/de.po?english'
