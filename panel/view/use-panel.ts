import { useSyncExternalStore } from 'react'
import { onCalls, readCalls } from '../calls/call-log.ts'
import { onChoiceTexts, readChoiceTexts } from '../choices/choice-texts.ts'

export const useCalls = () => useSyncExternalStore(onCalls, readCalls)

export const useChoiceTexts = () => useSyncExternalStore(onChoiceTexts, readChoiceTexts)

/** Browsers tell of a new address without a reload; in one that does not, the next call shows it. */
function onAddress(listener: () => void): () => void {
  const { navigation } = globalThis as { navigation?: EventTarget }
  navigation?.addEventListener('currententrychange', listener)
  return () => navigation?.removeEventListener('currententrychange', listener)
}

/** The path of the page that is open. */
export const useScreen = () => useSyncExternalStore(onAddress, () => location.pathname)
