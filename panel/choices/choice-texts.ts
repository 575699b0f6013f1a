/**
 * What was chosen for the next calls, as the texts of a link (`next=privateLogin.462.accountLocked`,
 * `every=*.slow`). They are stored for this tab, and parsed where they are needed (choice.ts).
 */
import { createStoredStore } from '../store.ts'

const store = createStoredStore(
  () => sessionStorage,
  'panel-choices',
  (stored): readonly string[] => (Array.isArray(stored) ? stored.map(String).filter(isChoice) : []),
)

function isChoice(text: string): boolean {
  return /^(next|every)=/.test(text)
}

export const { read: readChoiceTexts, subscribe: onChoiceTexts, write: keepChoiceTexts } = store

/** Appends choices; one that was made before moves to the end. */
export const addChoiceTexts = (added: readonly string[]): void =>
  keepChoiceTexts([...readChoiceTexts().filter((text) => !added.includes(text)), ...new Set(added)])

/** Adds the choices of a shared link, and removes them from the address. */
export function takeChoices(hash: string): void {
  const chosen = hash.slice(1).split('&').filter(isChoice).map(decodeURIComponent)
  if (chosen.length === 0) return
  addChoiceTexts(chosen)
  if (location.hash === hash) history.replaceState(history.state, '', location.pathname + location.search)
}
