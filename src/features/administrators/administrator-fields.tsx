import { useLingui } from '@lingui/react/macro'
import type { Control, FieldValues } from 'react-hook-form'
import { PersonNameField } from '#src/shared/form/person-name-field.tsx'
import { TextField } from '#src/shared/form/text-field.tsx'

type Person = { email: string; firstName: string; lastName: string }

/** Who somebody is; the same when they are added and when they are edited (R651, R652). */
export function AdministratorFields<TValues extends Person>(props: {
  control: Control<TValues, unknown, FieldValues>
}) {
  const { t } = useLingui()
  const control = props.control as unknown as Control<Person, unknown, FieldValues>
  return (
    <>
      <TextField control={control} name="email" kind="email" label={t`E-mail address`} autoComplete="off" />
      <PersonNameField control={control} name="firstName" label={t`First name`} autoComplete="off" />
      <PersonNameField control={control} name="lastName" label={t`Last name`} autoComplete="off" />
    </>
  )
}
