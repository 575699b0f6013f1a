import { useWatch, type Control, type FieldValues } from 'react-hook-form'
import { hasCountedChange, type CountedFields } from './changed-values.ts'
import { PlainSubmit } from './form-frame.tsx'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { FinalQuestion } from './final-question.tsx'

export type Danger = boolean | ((values: FieldValues) => boolean)

type SubmitProps<TValues extends FieldValues> = {
  label: string
  pending: boolean
  control: Control<TValues, unknown, FieldValues>
  loaded: object
  /** Only a change of what was loaded may be sent (A126). */
  onlyChanged: CountedFields | undefined
  /** Nothing can be sent now, such as while a wait runs. */
  blocked: boolean
  /** Whether what the person entered cannot be taken back. */
  danger?: Danger | undefined
}

/** The one primary action of a form. */
export function SubmitButton<TValues extends FieldValues>({
  blocked,
  onlyChanged,
  loaded,
  ...button
}: SubmitProps<TValues>) {
  const { label, pending, control, danger = false } = button
  const plain = { label, pending }
  const counted = onlyChanged ?? false
  if (typeof danger !== 'function' && (blocked || counted === false))
    return <PlainSubmit {...plain} blocked={blocked} danger={danger} />
  return <ValueDependentSubmit {...plain} {...{ control, loaded, counted, blocked, danger }} />
}

/** Follows what is entered. */
function ValueDependentSubmit<TValues extends FieldValues>({
  control,
  loaded,
  counted,
  blocked,
  danger,
  ...button
}: Omit<SubmitProps<TValues>, 'onlyChanged' | 'danger'> & { counted: CountedFields; danger: Danger }) {
  // oxlint-disable-next-line portal/no-cast-through-unknown -- the control of a form is invariant in its values
  const values = useWatch({ control: control as unknown as Control<FieldValues> })
  return (
    <PlainSubmit
      {...button}
      blocked={blocked || (counted !== false && !hasCountedChange(values, loaded, counted))}
      danger={typeof danger === 'function' ? danger(values) : danger}
    />
  )
}

const Question = lazy(() => import('./final-question.tsx').then((module) => ({ default: module.FinalQuestion })))

/** The question of the few forms that have one, loaded with its first time: the login has none. */
export function LazyFinalQuestion<TValues extends FieldValues>(props: ComponentProps<typeof FinalQuestion<TValues>>) {
  return (
    <Suspense>
      <Question {...(props as ComponentProps<typeof Question>)} />
    </Suspense>
  )
}
