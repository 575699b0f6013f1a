import { useId, useState, useSyncExternalStore, type ReactNode } from 'react'
import { onCalls, readCalls } from '../calls/call-log.ts'
import { onChoiceTexts, readChoiceTexts } from '../choices/choice-texts.ts'

/** A label above its control. */
export function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

/** The message about the last copied text, and a function that copies another. */
export function useCopy(): [message: string, copy: (text: string, what: string) => void] {
  const [message, setMessage] = useState('')
  const copy = (text: string, what: string) => {
    void navigator.clipboard.writeText(text).then(
      () => setMessage(`${what} is copied.`),
      () => setMessage('The browser did not let us copy: take it from where it stands.'),
    )
  }
  return [message, copy]
}

export const useCalls = () => useSyncExternalStore(onCalls, readCalls)

export const useChoiceTexts = () => useSyncExternalStore(onChoiceTexts, readChoiceTexts)

/** Follows addresses that change without a reload, where the browser reports them; elsewhere the next call shows the new one. */
function onAddress(listener: () => void): () => void {
  const { navigation } = globalThis as { navigation?: EventTarget }
  navigation?.addEventListener('currententrychange', listener)
  return () => navigation?.removeEventListener('currententrychange', listener)
}

/** The path of the page that is open. */
export const useScreen = () => useSyncExternalStore(onAddress, () => location.pathname)
