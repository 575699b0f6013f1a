import { useWatch, type Control, type FieldValues } from 'react-hook-form'
import { isChanged } from './changed-values.ts'
import { PlainSubmit } from './form-frame.tsx'

type SubmitProps<TValues extends FieldValues> = {
  label: string
  pending: boolean
  control: Control<TValues, unknown, FieldValues>
  /** What was loaded, where only a change may be sent (A126). */
  loaded: unknown
}

/** The one primary action of a form. */
export function SubmitButton<TValues extends FieldValues>({ label, pending, control, loaded }: SubmitProps<TValues>) {
  if (loaded === undefined) return <PlainSubmit label={label} pending={pending} />
  return <ChangedSubmit label={label} pending={pending} control={control} loaded={loaded} />
}

function ChangedSubmit<TValues extends FieldValues>({ control, loaded, ...button }: SubmitProps<TValues>) {
  const values = useWatch({ control: control as unknown as Control<FieldValues> })
  return <PlainSubmit {...button} unchanged={!isChanged(values, loaded)} />
}
