import { Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Control, FieldValues } from 'react-hook-form'
import { TextField } from '#src/shared/form/fields/text-field.tsx'

type Values = { email: string; emailConfirm: string }

/** The new address, twice (R192). */
export function EmailAddressFields({ control }: { control: Control<Values, unknown, FieldValues> }) {
  const { t } = useLingui()
  return (
    <>
      <Text>
        <Trans>You sign in with your e-mail address. We send a code to the new one before we change it.</Trans>
      </Text>
      <TextField
        control={control}
        name="email"
        label={t`New e-mail address`}
        kind="email"
        autoComplete="email"
        autoFocus
        revalidates={['emailConfirm']}
      />
      <TextField
        control={control}
        name="emailConfirm"
        label={t`Repeat the new e-mail address`}
        kind="email"
        autoComplete="email"
      />
    </>
  )
}
