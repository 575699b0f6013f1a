import '@mantine/core/styles/List.layer.css'
import { List } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { passwordRules, type PasswordRule } from '../rules/password-rules.ts'

type Props<TValues extends FieldValues> = { control: Control<TValues, unknown, FieldValues>; name: FieldPath<TValues> }

/** Says per rule, while the person types, whether the new password keeps it (R188). */
export function PasswordChecklist<TValues extends FieldValues>({ control, name }: Props<TValues>) {
  const { t } = useLingui()
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
