import { type ComponentProps, lazy, Suspense } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { FinalQuestion } from './final-question.tsx'

const Question = lazy(() => import('./final-question.tsx').then((module) => ({ default: module.FinalQuestion })))

/** The question of the few forms that have one, loaded with its first time: the login has none. */
export function LaterFinalQuestion<TValues extends FieldValues>(props: ComponentProps<typeof FinalQuestion<TValues>>) {
  return (
    <Suspense>
      <Question {...(props as ComponentProps<typeof Question>)} />
    </Suspense>
  )
}
