/** Listeners that are notified together; `subscribe` returns the function that unsubscribes. */
export function createListeners<TArgs extends readonly unknown[] = []>() {
  const listeners = new Set<(...args: TArgs) => void>()
  return {
    subscribe(listener: (...args: TArgs) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify(...args: TArgs): void {
      for (const listener of listeners) listener(...args)
    },
  }
}

/** A value outside React, for `useSyncExternalStore(store.subscribe, store.read)`. */
export function createStore<TValue>(initial: TValue) {
  let value = initial
  const { subscribe, notify } = createListeners()
  return {
    subscribe,
    read: (): TValue => value,
    write(next: TValue): void {
      value = next
      notify()
    },
  }
}
