let isActive = false

/** Whether imports that start now only request their files; the import helper of the build reads it (scripts/portal/prefetch-imports.ts). */
export const isPrefetching = (): boolean => isActive

/**
 * Requests the files of the imports that `load` starts at once, without running them; their promises stay pending. A development server
 * and tests, which have no import helper, run them.
 */
export function prefetch(load: () => Promise<unknown>): void {
  isActive = true
  try {
    load().catch(() => {}) // the import itself loads them again
  } finally {
    isActive = false
  }
}
