import { useLingui } from '@lingui/react/macro'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { PasswordField } from './password-field.tsx'
import { Group, Stack } from '@mantine/core'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { useFieldValue, type FormControl } from './use-bound-field.ts'
import { passwordRules, type PasswordRule } from '../rules/validation.ts'

type NewPasswordProps<TValues extends FieldValues> = ChecklistProps<TValues> & {
  /** The field for the repetition; the form's schema compares both (`passwordsDiffer`). */
  repeatedAs: FieldPath<TValues>
}

/** A new password with a checklist of its rules, and its repetition. */
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
  control: FormControl<TValues>
  name: FieldPath<TValues>
}

/** Shows while the person types which rules the new password fulfils (R188). */
function PasswordChecklist<TValues extends FieldValues>({ control, name }: ChecklistProps<TValues>) {
  const { t } = useLingui()
  const password = String(useFieldValue(control, name) ?? '')
  const labels: Record<PasswordRule, string> = {
    length: t`15 to 255 characters`,
    capitalLetter: t`a capital letter`,
    smallLetter: t`a small letter`,
    number: t`a number`,
    specialLetter: t`a special character`,
  }
  return (
    <Stack component="ul" gap={4} m={0} p={0} fz="sm" lh={1} aria-label={t`Password rules`}>
      {(Object.keys(passwordRules) as PasswordRule[]).map((rule) => {
        const isFulfilled = passwordRules[rule](password)
        return (
          <Group key={rule} component="li" gap="sm" wrap="nowrap" c={isFulfilled ? 'bright' : 'dimmed'}>
            {isFulfilled ? (
              <IconCircleCheck size={18} color="var(--mantine-color-teal-text)" aria-hidden />
            ) : (
              <IconCircle size={18} color="var(--muted)" aria-hidden />
            )}
            <span>
              {labels[rule]}
              <span className="visually-hidden">{isFulfilled ? t`: met` : t`: not yet met`}</span>
            </span>
          </Group>
        )
      })}
    </Stack>
  )
}
