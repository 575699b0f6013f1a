import { lazy, Suspense, type ComponentProps } from 'react'
import { useWatch, type FieldValues } from 'react-hook-form'
import { PlainSubmit } from '../../elements/button-row.tsx'
import type { FormControl } from '../fields/use-bound-field.ts'
import { hasCountedChange, type CountedFields } from './changed-values.ts'
import type { FinalQuestion } from './final-question.tsx'

export type Danger = boolean | ((values: FieldValues) => boolean)

type SubmitProps = {
  label: string
  pending: boolean
  control: FormControl<FieldValues>
  loaded: object
  /** Disabled while the loaded values are unchanged (A126). */
  onlyChanged: CountedFields | undefined
  /** Nothing can be sent now, for example while a waiting time runs. */
  blocked: boolean
  /** Red, for irreversible commands. */
  danger?: Danger | undefined
}

/** The one primary action of a form. */
export function SubmitButton({ blocked, onlyChanged, loaded, ...button }: SubmitProps) {
  const { label, pending, control, danger = false } = button
  const plain = { label, pending }
  const counted = onlyChanged ?? false
  if (typeof danger !== 'function' && (blocked || counted === false))
    return <PlainSubmit {...plain} blocked={blocked} danger={danger} />
  return <ValueDependentSubmit {...plain} {...{ control, loaded, counted, blocked, danger }} />
}

/** Renders again with each entry. */
function ValueDependentSubmit({
  control,
  loaded,
  counted,
  blocked,
  danger,
  ...button
}: Omit<SubmitProps, 'onlyChanged' | 'danger'> & { counted: CountedFields; danger: Danger }) {
  const values = useWatch({ control })
  return (
    <PlainSubmit
      {...button}
      blocked={blocked || (counted !== false && !hasCountedChange(values, loaded, counted))}
      danger={typeof danger === 'function' ? danger(values) : danger}
    />
  )
}

const Question = lazy(() => import('./final-question.tsx').then((module) => ({ default: module.FinalQuestion })))

/** Loaded when a form first shows its final confirmation; most forms have none. */
export function LazyFinalQuestion(props: ComponentProps<typeof FinalQuestion>) {
  return (
    <Suspense>
      <Question {...props} />
    </Suspense>
  )
}
