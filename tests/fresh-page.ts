import { afterAll, vi } from 'vitest'

/**
 * Gives a test file what reloads the page: modules that are imported after it begin anew. Files share a worker and its
 * modules, so those that were given something here are forgotten after the last test.
 */
export function freshPage(): { reload: () => void } {
  const reload = () => void vi.resetModules()
  afterAll(reload)
  return { reload }
}
