import { useHotkeys, type HotkeyItem } from '@mantine/hooks'
import { useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react'
import { deviceStorage } from '../state/browser-storage.ts'
import { createListeners } from '../state/store.ts'

type Shortcut = {
  /** A single key such as `/`, or `mod+k` with the key for commands. */
  keys: string
  /** What it does, in the language of the person. */
  description: string
  run: () => void
}

const listeners = createListeners()

type RegisteredShortcut = Shortcut & { owner: string }
let registered: readonly RegisteredShortcut[] = []

const switchKey = 'single-keys'
const readSingleKeysEnabled = (): boolean => deviceStorage.read(switchKey) !== 'off'

/** Single-key shortcuts can be disabled, for speech input and accidental key presses (WCAG 2.1.4). */
export function setSingleKeysEnabled(on: boolean): void {
  if (on) deviceStorage.remove(switchKey)
  else deviceStorage.write(switchKey, 'off')
  listeners.notify()
}

export const useSingleKeys = (): boolean => useSyncExternalStore(listeners.subscribe, readSingleKeysEnabled)

/** All shortcuts of the current page. */
export const useRegisteredShortcuts = (): readonly RegisteredShortcut[] =>
  useSyncExternalStore(listeners.subscribe, () => registered)

const isSingle = ({ keys }: Pick<Shortcut, 'keys'>): boolean => !keys.includes('+')
/** Some keyboard layouts need the shift key for a sign. */
const hotkeyVariants = (keys: string): string[] => (/^[a-z]$/.test(keys) ? [keys] : [keys, `shift+${keys}`])

/** Ignores shortcuts while a modal is open. */
const unlessModal = (run: () => void) => () => {
  if (document.querySelector('[aria-modal=true]') === null) run()
}

/** Registers shortcuts while mounted; single keys are ignored while typing. */
export function useShortcuts(own: readonly Shortcut[]): void {
  const owner = useId()
  const withSingle = useSingleKeys()
  const single = withSingle ? own.filter(isSingle) : []
  useHotkeys(
    single.flatMap(({ keys, run }) => hotkeyVariants(keys).map((way) => [way, unlessModal(run)] as HotkeyItem)),
  )
  useHotkeys(
    own.filter((shortcut) => !isSingle(shortcut)).map(({ keys, run }) => [keys, unlessModal(run)]),
    [],
  )
  const words = JSON.stringify(own.map(({ keys, description }) => [keys, description]))
  const runLatest = useEffectEvent((keys: string) => own.find((shortcut) => shortcut.keys === keys)?.run())
  useEffect(() => {
    const shown = (JSON.parse(words) as [string, string][]).map(([keys, description]) => ({
      keys,
      description,
      owner,
      run: () => runLatest(keys),
    }))
    registered = [...registered.filter((entry) => entry.owner !== owner), ...shown]
    listeners.notify()
    return () => {
      registered = registered.filter((entry) => entry.owner !== owner)
      listeners.notify()
    }
  }, [words, owner])
}
