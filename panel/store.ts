/** A value outside React, for `useSyncExternalStore(store.subscribe, store.read)`. */
export function createStore<T>(initial: T, save: (value: T) => void = () => {}) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    read: (): T => value,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    write: (next: T): void => {
      value = next
      save(next)
      for (const listener of listeners) listener()
    },
  }
}

/** The same in a storage of the browser; where that is closed, the value lasts as long as the page. */
export function createStoredStore<T>(open: () => Storage, key: string, parse: (stored: unknown) => T) {
  let stored: unknown
  try {
    stored = JSON.parse(open().getItem(key) ?? 'null')
  } catch {
    stored = null
  }
  return createStore(parse(stored), (value) => {
    try {
      open().setItem(key, JSON.stringify(value))
    } catch {
      // The storage is closed or full.
    }
  })
}
