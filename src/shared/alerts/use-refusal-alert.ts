import { useLayoutEffect, useRef } from 'react'
import type { AnySentences } from '../problem/problem-message.ts'

/**
 * For what shows its errors itself, such as a form or a modal: gives the function that tells a refusal by an alert when
 * nobody can read it there any more, and whether it did. The reload after a refusal may take the modal away.
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
