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
    /** The values that are stored under keys with this prefix. */
    readAllStartingWith(prefix: string): string[] {
      try {
        const keys = new Set([...memory.keys(), ...Object.keys(open())])
        return [...keys].filter((key) => key.startsWith(prefix)).map((key) => read(key) ?? '')
      } catch {
        return []
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
