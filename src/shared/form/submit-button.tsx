import { useWatch, type Control, type FieldValues } from 'react-hook-form'
import { hasCountedChange, type Counted } from './changed-values.ts'
import { PlainSubmit } from './form-frame.tsx'

type SubmitProps<TValues extends FieldValues> = {
  label: string
  pending: boolean
  control: Control<TValues, unknown, FieldValues>
  loaded: object
  /** Only a change of what was loaded may be sent (A126). */
  onlyChanged: Counted | undefined
  /** Nothing can be sent now, such as while a wait runs. */
  blocked: boolean
}

/** The one primary action of a form. */
export function SubmitButton<TValues extends FieldValues>({
  blocked,
  onlyChanged,
  loaded,
  ...button
}: SubmitProps<TValues>) {
  const { label, pending, control } = button
  if (blocked || onlyChanged === undefined || onlyChanged === false)
    return <PlainSubmit label={label} pending={pending} blocked={blocked} />
  return <ChangedSubmit label={label} pending={pending} control={control} loaded={loaded} counted={onlyChanged} />
}

function ChangedSubmit<TValues extends FieldValues>({
  control,
  loaded,
  counted,
  ...button
}: Omit<SubmitProps<TValues>, 'blocked' | 'onlyChanged'> & { counted: Counted }) {
  const values = useWatch({ control: control as unknown as Control<FieldValues> })
  return <PlainSubmit {...button} blocked={!hasCountedChange(values, loaded, counted)} />
}
