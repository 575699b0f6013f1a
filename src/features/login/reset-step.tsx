/** Loaded for people without a password to sign in with. */
import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { codeLifetimeSeconds, codeResendSeconds } from '#generated/model/constants.ts'
import { Password } from '#generated/model/password.ts'
import { PasswordResetRequest } from '#generated/model/password-reset-request.ts'
import type { PasswordTanRequest } from '#generated/model/password-tan-request.ts'
import type { TanCreated } from '#generated/model/tan-created.ts'
import { addSuccess } from '#src/shared/alerts/alerts.ts'
import { Notice } from '#src/shared/elements/notice.tsx'
import { softDisabledProps } from '#src/shared/elements/soft-disabled.ts'
import { NewPasswordFields } from '#src/shared/form/fields/new-password-fields.tsx'
import { UserNameEntry } from '#src/shared/form/fields/password-field.tsx'
import { CodeField } from '#src/shared/form/fields/typed-fields.tsx'
import { samePasswords } from '#src/shared/form/rules/validation.ts'
import { PageForm } from '#src/shared/form/shell/page-form.tsx'
import { bankNow } from '#src/shared/format/bank-time.ts'
import type { ApiError } from '#src/shared/http/api-error.ts'
import { useHistoryStep } from '#src/shared/page/history-step.ts'
import { aboutFields, aboutForm, type Sentences } from '#src/shared/problem/problem-message.ts'
import { ProblemNote } from '#src/shared/problem/problem-note.tsx'
import type { StatusOf } from '#src/shared/query/port.ts'
import { AnotherCode } from '#src/shared/sending/another-code.tsx'
import type { LoginPort, Person } from './login-port.ts'
import { deactivated, PersonLine } from './password-step.tsx'
import classes from './reset-step.module.css'
import { liveRegion } from '../../shared/elements/live-region.ts'

const codeMinutes = codeLifetimeSeconds / 60

const requestCodeSentences = {
  460: msg`There is no account with this e-mail address. Please check it.`,
  461: msg`We have just sent you a code. Please enter it, or request a new one in a minute.`,
  468: deactivated,
} satisfies Sentences<StatusOf<LoginPort['requestCode']>>

const resetPasswordSentences = {
  461: aboutFields(['tanToken'], msg`You do not have a valid code. Please request a new code.`),
  462: aboutFields(['tanToken'], msg`The code is not correct. Please check it and try again.`),
  463: aboutFields(['tanToken'], msg`The code was entered incorrectly too many times. Please request a new code.`),
  464: aboutFields(['tanToken'], msg`This code belongs to another request. Please request a new code.`),
  465: aboutFields(['tanToken'], msg`The code has expired. Please request a new code.`),
  466: aboutFields(
    ['newPassword'],
    msg`This password is not allowed, for example because you have used it before. Please choose another one.`,
  ),
  467: aboutFields(['newPassword'], msg`The password contains your first or last name. Please choose another one.`),
  468: aboutForm(deactivated),
} satisfies Sentences<StatusOf<LoginPort['resetPassword']>>

/** Statuses after which the code that was sent can no longer be used. */
const codeEnded: readonly number[] = [461, 463, 464, 465]

/** The confirmation equals the new password (R189), and has no rule but that. */
const resetSchema = z.extend(PasswordResetRequest, { newPasswordConfirm: Password }).check(samePasswords())
const loadSchema = async () => resetSchema

type Props = {
  port: LoginPort
  person: Person
  /** Runs when the code is requested; the reason for a new password is hidden from then on. */
  onContinue: () => void
  onDone: () => void
  onBack: () => void
}

/** The time between two codes, where the refusal does not say when the first was sent (A54). */
const waitMs = codeResendSeconds * 1000

/** Step 3: a code by e-mail, then the code with a new password and its confirmation (R114, R115). */
export function ResetStep({ port, person, onContinue, onDone, onBack }: Props) {
  const { t, i18n } = useLingui()
  const request = useMutation<TanCreated, ApiError, PasswordTanRequest>(port.requestCode)
  const codeEntry = useHistoryStep('code')
  const codeSent = codeEntry.isOpen
  const [waitUntil, setWaitUntil] = useState<number>()
  /** The last code that was sent can no longer be used. */
  const [isCodeEnded, setCodeEnded] = useState(false)
  const isAlreadySent = request.error?.status === 461 // the person goes on with the earlier code (A54)
  const explanation = useId()
  const enterCode = () => {
    codeEntry.open()
    onContinue()
  }
  const onSent = ({ nextRequestPossibleAt }: TanCreated) => {
    setCodeEnded(false)
    setWaitUntil(Date.parse(nextRequestPossibleAt))
  }
  const onRefused = ({ status }: ApiError) => {
    if (status === 461) setWaitUntil(bankNow() + waitMs)
  }
  const requestCode = () =>
    request.mutate(person, {
      onSuccess: (code) => {
        onSent(code)
        enterCode()
      },
      onError: (error) => {
        onRefused(error)
        if (error.status === 461) enterCode()
      },
    })

  return (
    <Stack gap="md" className={classes.step}>
      <div>
        <PersonLine person={person} onOtherEmail={onBack} />
        {/* Always rendered, so that screen readers announce it. */}
        <div {...liveRegion}>
          {codeSent && !isCodeEnded && (request.isSuccess || isAlreadySent) && (
            <Notice className={classes.notice}>
              {isAlreadySent
                ? i18n._(requestCodeSentences[461])
                : t`We have sent a code to ${person.email}. It is valid for ${codeMinutes} minutes.`}
            </Notice>
          )}
        </div>
      </div>
      {!codeSent && (
        <>
          {request.isError && <ProblemNote error={request.error} sentences={requestCodeSentences} />}
          <Text id={explanation}>
            <Trans>We will send a six-digit code to {person.email}. You can use it to set a new password.</Trans>
          </Text>
          <Group justify="space-between" gap="sm">
            <Button
              {...softDisabledProps({ busy: request.isPending, onClick: requestCode })}
              autoFocus
              aria-describedby={explanation}
            >
              <Trans>Send code</Trans>
            </Button>
            <Anchor component="button" type="button" size="sm" onClick={enterCode}>
              <Trans>I already have a code</Trans>
            </Anchor>
          </Group>
          <Anchor component="button" type="button" size="sm" ta="left" onClick={onBack}>
            <Trans>Back to sign-in</Trans>
          </Anchor>
        </>
      )}
      {codeSent && (
        <PageForm
          command={port.resetPassword}
          sentences={resetPasswordSentences}
          schema={loadSchema}
          defaultValues={{ ...person, tanToken: '', newPassword: '', newPasswordConfirm: '' }}
          submitLabel={t`Set password`}
          onRefused={({ status = 0 }) => {
            if (codeEnded.includes(status)) setCodeEnded(true)
            return false
          }}
          onDone={() => {
            addSuccess(msg`Your new password is set. You can sign in with it now.`)
            onDone()
          }}
        >
          {(control) => (
            <>
              <UserNameEntry email={person.email} />
              <CodeField control={control} name="tanToken" label={t`Code from the e-mail`} autoFocus />
              <AnotherCode
                command={port.requestCode}
                request={person}
                sentences={requestCodeSentences}
                waitUntil={waitUntil}
                onSent={onSent}
                onRefused={onRefused}
              />
              <NewPasswordFields control={control} name="newPassword" repeatedAs="newPasswordConfirm" />
            </>
          )}
        </PageForm>
      )}
    </Stack>
  )
}
