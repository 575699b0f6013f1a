/** A browser storage that never throws: falls back to the memory of the page when the storage is closed or full. */
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
      // A closed storage has no values.
    }
  }
  return {
    read,
    remove,
    /** The parsed value; undefined when it is missing or not JSON. */
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
    /** Whether a value is stored under a key with this prefix. */
    hasKeyStartingWith(prefix: string): boolean {
      try {
        return [...memory.keys(), ...Object.keys(open())].some((key) => key.startsWith(prefix))
      } catch {
        return false
      }
    },
    /** Whether the value is in the memory of this page only. */
    isInMemory: (key: string): boolean => memory.has(key),
  }
}

/** Shared by all tabs; survives closing the browser. */
export const deviceStorage = guardStorage(() => window.localStorage)

/** For this tab; survives reloads. */
export const tabStorage = guardStorage(() => window.sessionStorage)
