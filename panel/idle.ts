/** Runs something when the page has nothing better to do, after 3 seconds in any case; Safari has no idle callbacks. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 3_000 })
  else setTimeout(run, 200)
}
