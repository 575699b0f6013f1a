import type { AccountLockedProblem } from '#generated/model/account-locked-problem.ts'
import { Text } from '@mantine/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconAlertCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { assumedLockMinutes } from '#generated/model/constants.ts'
import { ChangePasswordRequest } from '#generated/model/change-password-request.ts'
import { Password } from '#generated/model/password.ts'
import { Notice } from '#src/shared/elements/notice.tsx'
import { NewPasswordFields } from '#src/shared/form/fields/new-password-fields.tsx'
import { PasswordField, UserNameEntry } from '#src/shared/form/fields/password-field.tsx'
import { samePasswords } from '#src/shared/form/rules/validation.ts'
import { ModalForm } from '#src/shared/form/shell/modal-form.tsx'
import { useSecondsUntil } from '#src/shared/form/shell/use-seconds-until.ts'
import { bankNow, minutesUntil } from '#src/shared/format/bank-time.ts'
import { problemField, type ApiError } from '#src/shared/http/api-error.ts'
import { aboutFields, aboutForm, type Sentences } from '#src/shared/problem/problem-message.ts'
import type { StatusOf } from '#src/shared/query/port.ts'
import { lastWait, rememberWait } from '#src/shared/sending/sent-code.ts'
import type { ProfilePort } from './profile-port.ts'

/** Until when the account is locked by the clock of the bank, in milliseconds since 1970. */
function readLockEnd(error: ApiError): number {
  const until = problemField<AccountLockedProblem>(error, 'accountLockedUntil')
  const end = typeof until === 'string' ? Date.parse(until) : Number.NaN
  return Number.isNaN(end) ? bankNow() + (minutesUntil(until) ?? assumedLockMinutes) * 60_000 : end
}

const locked = (minutes: number) =>
  msg`Too many attempts: your account is locked. Please try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`

const changePasswordSentences = {
  417: aboutFields(['oldPassword'], msg`The old password is not correct. Please check it and try again.`),
  460: aboutFields(['newPassword'], msg`The new password contains your first or last name. Please choose another one.`),
  462: aboutForm((error) =>
    locked(minutesUntil(problemField<AccountLockedProblem>(error, 'accountLockedUntil')) ?? assumedLockMinutes),
  ),
  466: aboutFields(
    ['newPassword'],
    msg`This password is not allowed, for example because you have used it before. Please choose another one.`,
  ),
} satisfies Sentences<StatusOf<ProfilePort['changePassword']>>

type Props = { port: ProfilePort; opened: boolean; onClose: () => void }

/** The repetition is not sent (R083, R189). */
const passwordSchema = z.pipe(
  z.extend(ChangePasswordRequest, { newPasswordConfirm: Password }).check(samePasswords()),
  z.transform(({ oldPassword, newPassword }) => ({ oldPassword, newPassword })),
)
const loadSchema = async () => passwordSchema

/** The old password, the new one and its repetition; while the account is locked nothing can be sent (R131, R561). */
export function PasswordModal({ port, opened, onClose }: Props) {
  const { i18n, t } = useLingui()
  const { data: profile } = useQuery(port.profile())
  const { operation } = port.changePassword.meta
  const [lockedUntil, setLockedUntil] = useState(() => lastWait(operation))
  const seconds = useSecondsUntil(lockedUntil)
  return (
    <ModalForm
      title={t`Change password`}
      opened={opened}
      onClose={onClose}
      command={port.changePassword}
      sentences={changePasswordSentences}
      schema={loadSchema}
      defaultValues={{ oldPassword: '', newPassword: '', newPasswordConfirm: '' }}
      submitLabel={t`Change password`}
      success={msg`Your password has been changed. You have to sign in again on other devices.`}
      blocked={seconds > 0}
      onRefused={(error) => {
        if (error.status !== 462) return false
        const end = readLockEnd(error)
        rememberWait(operation, end)
        setLockedUntil(end)
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
