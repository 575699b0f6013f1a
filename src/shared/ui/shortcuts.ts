import { useHotkeys, type HotkeyItem } from '@mantine/hooks'
import { useEffect, useId, useSyncExternalStore } from 'react'

type Shortcut = {
  /** A single key such as `/`, or `mod+k` with the key for commands. */
  keys: string
  /** What it does, in the person's language. */
  says: string
  run: () => void
}

const listeners = new Set<() => void>()
const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const tell = () => {
  for (const listener of listeners) listener()
}

type Listed = { keys: string; says: string; owner: string }
let listed: readonly Listed[] = []

const switchKey = 'single-keys'
const readSwitch = (): boolean => {
  try {
    return localStorage.getItem(switchKey) !== 'off'
  } catch {
    return true
  }
}

/** Single keys can be switched off: who dictates or presses keys by accident must not set them off (WCAG 2.1.4). */
export function switchSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(switchKey)
    else localStorage.setItem(switchKey, 'off')
  } catch {
    // it stays as it is
  }
  tell()
}

export const useSingleKeys = (): boolean => useSyncExternalStore(listen, readSwitch)

/** Everything that a key does on the page that is open. */
export const useListedShortcuts = (): readonly Listed[] => useSyncExternalStore(listen, () => listed)

const isSingle = ({ keys }: Pick<Shortcut, 'keys'>): boolean => !keys.includes('+')
/** On some keyboards a sign needs the shift key. */
const waysToPress = (keys: string): string[] => (/^[a-z]$/.test(keys) ? [keys] : [keys, `shift+${keys}`])

/** While a modal is open, the keys are its own. */
const unlessModal = (run: () => void) => () => {
  if (document.querySelector('[aria-modal=true]') === null) run()
}

/** What keys do while this is on the page; single ones not while somebody types. */
export function useShortcuts(own: readonly Shortcut[]): void {
  const owner = useId()
  const withSingle = useSingleKeys()
  const single = withSingle ? own.filter(isSingle) : []
  useHotkeys(single.flatMap(({ keys, run }) => waysToPress(keys).map((way) => [way, unlessModal(run)] as HotkeyItem)))
  useHotkeys(
    own.filter((one) => !isSingle(one)).map(({ keys, run }) => [keys, unlessModal(run)]),
    [],
  )
  const words = JSON.stringify(own.map(({ keys, says }) => [keys, says]))
  useEffect(() => {
    const shown = (JSON.parse(words) as [string, string][]).map(([keys, says]) => ({ keys, says, owner }))
    listed = [...listed.filter((one) => one.owner !== owner), ...shown]
    tell()
    return () => {
      listed = listed.filter((one) => one.owner !== owner)
      tell()
    }
  }, [words, owner])
}
