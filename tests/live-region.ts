/** The regions of the page that announce changes, with or without content. */
export const liveRegions = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[aria-live][aria-atomic]')]

/** The text of the only one. */
export function announced(): string {
  const [region, ...others] = liveRegions()
  if (region === undefined || others.length > 0) throw new Error(`${others.length + 1} live regions instead of one`)
  return region.textContent
}
