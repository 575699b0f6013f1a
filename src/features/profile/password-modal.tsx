import { Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconAlertCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ModalForm } from '#src/shared/form/shell/modal-form.tsx'
import { NewPasswordFields } from '#src/shared/form/fields/new-password-fields.tsx'
import { PasswordField, UserNameEntry } from '#src/shared/form/fields/password-field.tsx'
import { useSecondsUntil } from '#src/shared/form/shell/use-seconds-until.ts'
import { Notice } from '#src/shared/elements/notice.tsx'
import type { ProfilePort } from './profile-port.ts'
import { changePasswordSentences, locked, lockEnd } from './profile-sentences.ts'

type Props = { port: ProfilePort; opened: boolean; onClose: () => void }

const schema = () => import('./profile-schemas.ts').then((schemas) => schemas.passwordSchema)

/** The old password, the new one and its repetition; while the account is locked nothing can be sent (R131, R561). */
export function PasswordModal({ port, opened, onClose }: Props) {
  const { i18n, t } = useLingui()
  const { data: profile } = useQuery(port.profile())
  const [lockedUntil, setLockedUntil] = useState<number>()
  const seconds = useSecondsUntil(lockedUntil)
  return (
    <ModalForm
      title={t`Change password`}
      opened={opened}
      onClose={onClose}
      command={port.changePassword}
      sentences={changePasswordSentences}
      schema={schema}
      defaultValues={{ oldPassword: '', newPassword: '', newPasswordConfirm: '' }}
      submitLabel={t`Change password`}
      success={msg`Your password is changed. On other devices you have to sign in again.`}
      blocked={seconds > 0}
      onRefused={(error) => {
        if (error.status !== 462) return false
        setLockedUntil(lockEnd(error))
        return true
      }}
    >
      {(control) => (
        <>
          {profile && <UserNameEntry email={profile.email} />}
          <PasswordField
            control={control}
            name="oldPassword"
            label={t`Old password`}
            autoComplete="current-password"
            autoFocus
          />
          <NewPasswordFields control={control} name="newPassword" repeatedAs="newPasswordConfirm" />
          {seconds > 0 && (
            <Notice tone="error" icon={<IconAlertCircle aria-hidden />} role="alert">
              <Text size="sm">{i18n._(locked(Math.ceil(seconds / 60)))}</Text>
            </Notice>
          )}
        </>
      )}
    </ModalForm>
  )
}
