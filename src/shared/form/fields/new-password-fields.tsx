import { useLingui } from '@lingui/react/macro'
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form'
import { PasswordField } from './password-field.tsx'
import '@mantine/core/styles/List.layer.css'
import { List } from '@mantine/core'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { passwordRules, type PasswordRule } from '../rules/password-rules.ts'

type NewPasswordProps<TValues extends FieldValues> = ChecklistProps<TValues> & {
  /** The field in which it is typed once more; the form's schema compares the two (`passwordsDiffer`). */
  repeatedAs: FieldPath<TValues>
}

/** A new password, its rules as they are kept while it is typed, and the same once more. */
export function NewPasswordFields<TValues extends FieldValues>({
  control,
  name,
  repeatedAs,
}: NewPasswordProps<TValues>) {
  const { t } = useLingui()
  return (
    <>
      <PasswordField
        control={control}
        name={name}
        label={t`New password`}
        autoComplete="new-password"
        revalidates={[repeatedAs]}
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

type ChecklistProps<TValues extends FieldValues> = {
  control: Control<TValues, unknown, FieldValues>
  name: FieldPath<TValues>
}

/** Says per rule, while the person types, whether the new password keeps it (R188). */
function PasswordChecklist<TValues extends FieldValues>({ control, name }: ChecklistProps<TValues>) {
  const { t } = useLingui()
  // oxlint-disable-next-line portal/no-cast-through-unknown -- the control of a form is invariant in its values
  const password = String(useWatch({ control: control as unknown as Control<FieldValues>, name }) ?? '')
  const labels: Record<PasswordRule, string> = {
    length: t`15 to 255 characters`,
    capitalLetter: t`a capital letter`,
    smallLetter: t`a small letter`,
    number: t`a number`,
    specialLetter: t`a special character`,
  }
  return (
    <List size="sm" spacing={4} center aria-label={t`Rules for the password`} listStyleType="none">
      {(Object.keys(passwordRules) as PasswordRule[]).map((rule) => {
        const kept = passwordRules[rule](password)
        return (
          <List.Item
            key={rule}
            c={kept ? 'bright' : 'dimmed'}
            icon={
              kept ? (
                <IconCircleCheck size={18} color="var(--mantine-color-teal-text)" aria-hidden />
              ) : (
                <IconCircle size={18} color="var(--muted)" aria-hidden />
              )
            }
          >
            {labels[rule]}
            <span className="visually-hidden">{kept ? t`: kept` : t`: not yet kept`}</span>
          </List.Item>
        )
      })}
    </List>
  )
}
