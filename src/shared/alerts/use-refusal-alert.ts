import { useLayoutEffect, useRef } from 'react'
import type { AnySentences } from '../problem/problem-message.ts'

/**
 * For forms and modals, which show their errors themselves: returns a function that shows a refusal as an alert if the form is closed
 * by then, and returns whether it did. The reload after a refusal may close a modal.
 */
export function useRefusalAlert(opened: boolean, sentences?: AnySentences): (refusal: unknown) => boolean {
  const shown = useRef(opened)
  useLayoutEffect(() => {
    shown.current = opened
    return () => {
      shown.current = false
    }
  }, [opened])
  return (refusal) => {
    if (shown.current) return false
    void import('./problem-alert.ts').then(({ addProblem }) => addProblem(refusal, sentences))
    return true
  }
}
