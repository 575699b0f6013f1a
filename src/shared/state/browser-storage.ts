/**
 * A storage of the browser that never throws: what a closed or full storage does not take is held in memory for as long as the
 * page lasts.
 */
function guardStorage(open: () => Storage) {
  const memory = new Map<string, string>()

  function read(key: string): string | undefined {
    try {
      return memory.get(key) ?? open().getItem(key) ?? undefined
    } catch {
      return undefined
    }
  }
  function remove(key: string): void {
    memory.delete(key)
    try {
      open().removeItem(key)
    } catch {
      // A storage that is closed holds nothing of ours.
    }
  }
  return {
    read,
    remove,
    /** The parsed value; undefined when there is none or it is no JSON. */
    readJson(key: string): unknown {
      try {
        return JSON.parse(read(key) ?? 'null') ?? undefined
      } catch {
        return undefined
      }
    },
    /** Returns false when the browser did not store it. */
    write(key: string, text: string): boolean {
      try {
        open().setItem(key, text)
        memory.delete(key)
        return true
      } catch {
        remove(key)
        memory.set(key, text)
        return false
      }
    },
    /** Whether this page alone knows the value. */
    isInMemory: (key: string): boolean => memory.has(key),
  }
}

/** Shared by all tabs, and still there after the browser was closed. */
export const deviceStorage = guardStorage(() => window.localStorage)

/** Of this tab, through reloads. */
export const tabStorage = guardStorage(() => window.sessionStorage)
