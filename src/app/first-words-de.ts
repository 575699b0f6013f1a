/** A module of its own, so that the page can ask for it by its name (scripts/portal/first-paint.ts). */
export { messages } from './locales/de.po'
