import { useLingui } from '@lingui/react/macro'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { PasswordChecklist } from './password-checklist.tsx'
import { PasswordField } from './password-field.tsx'

type Props<TValues extends FieldValues> = {
  control: Control<TValues, unknown, FieldValues>
  name: FieldPath<TValues>
  /** The field in which it is typed once more; the form's schema compares the two (`passwordsDiffer`). */
  repeatedAs: FieldPath<TValues>
}

/** A new password, its rules as they are kept while it is typed, and the same once more. */
export function NewPasswordFields<TValues extends FieldValues>({ control, name, repeatedAs }: Props<TValues>) {
  const { t } = useLingui()
  return (
    <>
      <PasswordField
        control={control}
        name={name}
        label={t`New password`}
        autoComplete="new-password"
        decides={[repeatedAs]}
      />
      <PasswordChecklist control={control} name={name} />
      <PasswordField
        control={control}
        name={repeatedAs}
        label={t`Repeat the new password`}
        autoComplete="new-password"
      />
    </>
  )
}
