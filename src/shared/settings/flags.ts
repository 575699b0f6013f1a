import { useSyncExternalStore } from 'react'
import { createStore } from '../state/store.ts'

/** The enabled features, and whether they are loaded (R066). */
type Flags = { activeFlags: readonly string[]; loadComplete: boolean }

const file = '/featureflags.json'

const store = createStore<Flags>({ activeFlags: [], loadComplete: false })

/** @public For tests and features; no feature is behind a flag now (R066 in scripts/trace/requirements.ts). */
export const readFlags = store.read

export const subscribeToFlags = store.subscribe

/** Loads the static file once, after the portal; an empty list when it fails (R106, R265, A45). */
export async function loadFlags(): Promise<void> {
  store.write({ activeFlags: await readFile().catch(() => []), loadComplete: false })
  store.write({ ...store.read(), loadComplete: true })
}

async function readFile(): Promise<string[]> {
  const answer = await fetch(file)
  const content: unknown = answer.ok ? await answer.json() : undefined
  const names = (content as { activeFlags?: unknown } | undefined | null)?.activeFlags
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}

/** Whether a feature is enabled; false until the flags are loaded. @public No feature is behind a flag now. */
export const useFlag = (name: string): boolean =>
  useSyncExternalStore(subscribeToFlags, () => store.read().activeFlags.includes(name))
