import { useWatch, type Control, type FieldValues } from 'react-hook-form'
import { isChanged } from './changed-values.ts'
import { PlainSubmit } from './form-frame.tsx'

type SubmitProps<TValues extends FieldValues> = {
  label: string
  pending: boolean
  control: Control<TValues, unknown, FieldValues>
  /** What was loaded, where only a change may be sent (A126). */
  loaded: unknown
  /** Nothing can be sent now, such as while a wait runs. */
  blocked: boolean
}

/** The one primary action of a form. */
export function SubmitButton<TValues extends FieldValues>({ blocked, loaded, ...button }: SubmitProps<TValues>) {
  const { label, pending, control } = button
  if (blocked || loaded === undefined) return <PlainSubmit label={label} pending={pending} disabled={blocked} />
  return <ChangedSubmit label={label} pending={pending} control={control} loaded={loaded} />
}

function ChangedSubmit<TValues extends FieldValues>({
  control,
  loaded,
  ...button
}: Omit<SubmitProps<TValues>, 'blocked'>) {
  const values = useWatch({ control: control as unknown as Control<FieldValues> })
  return <PlainSubmit {...button} disabled={!isChanged(values, loaded)} />
}
