import { afterAll, vi } from 'vitest'

/**
 * Reloads the page for a test: modules that are imported afterwards are evaluated again. Files share a worker and its modules, so
 * the last test resets them for the files after it.
 */
export function freshPage(): { reload: () => void } {
  const reload = () => void vi.resetModules()
  afterAll(reload)
  return { reload }
}
