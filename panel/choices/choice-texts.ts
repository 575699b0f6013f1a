/**
 * What was chosen for the next calls, as the texts of a link (`next=privateLogin.462.accountLocked`,
 * `every=*.slow`). They are stored for this tab, and parsed where they are needed (choice.ts).
 */
const key = 'panel-choices'
const isChoice = (text: string): boolean => /^(next|every)=/.test(text)

let texts: readonly string[] = read()
const listeners = new Set<() => void>()

function read(): string[] {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '[]') as unknown[]).map(String).filter(isChoice)
  } catch {
    return []
  }
}

export const readChoiceTexts = (): readonly string[] => texts

export function onChoiceTexts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function keepChoiceTexts(next: readonly string[]): void {
  texts = next
  try {
    sessionStorage.setItem(key, JSON.stringify(next))
  } catch {
    // They last as long as the page then.
  }
  for (const listener of listeners) listener()
}

/** The newest stand last, also what was chosen before. */
export const addChoiceTexts = (added: readonly string[]): void =>
  keepChoiceTexts([...texts.filter((text) => !added.includes(text)), ...new Set(added)])

/** Takes the choices of a shared link, and takes them out of the address. */
export function takeChoices(hash: string): void {
  const chosen = hash.slice(1).split('&').filter(isChoice).map(decodeURIComponent)
  if (chosen.length === 0) return
  addChoiceTexts(chosen)
  if (location.hash === hash) history.replaceState(history.state, '', location.pathname + location.search)
}
