import { useLingui } from '@lingui/react/macro'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { FormControl } from '#src/shared/form/fields/use-bound-field.ts'
import { TextField } from '#src/shared/form/fields/text-field.tsx'

type Props<TValues extends FieldValues> = {
  control: FormControl<TValues>
  /** Where the two addresses stand in the form. */
  names: readonly [FieldPath<TValues>, FieldPath<TValues>]
}

/** Where bills go by e-mail; both addresses may be empty. */
export function BillEmailFields<TValues extends FieldValues>({ control, names: [first, second] }: Props<TValues>) {
  const { t } = useLingui()
  const address = { control, kind: 'email', autoComplete: 'off', optional: true } as const
  return (
    <>
      <TextField {...address} name={first} label={t`E-mail address for bills`} />
      <TextField {...address} name={second} label={t`Second e-mail address for bills`} />
    </>
  )
}
