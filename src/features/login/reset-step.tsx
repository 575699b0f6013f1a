import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { PasswordTanRequest } from '#generated/model/password-tan-request.ts'
import type { TanCreated } from '#generated/model/tan-created.ts'
import { addSuccess } from '#src/shared/alerts/alerts.ts'
import { CodeField } from '#src/shared/form/fields/typed-fields.tsx'
import { PageForm } from '#src/shared/form/shell/page-form.tsx'
import { NewPasswordFields } from '#src/shared/form/fields/new-password-fields.tsx'
import { UserNameEntry } from '#src/shared/form/fields/password-field.tsx'
import { bankNow } from '#src/shared/format/bank-time.ts'
import type { ApiError } from '#src/shared/http/api-error.ts'
import { ProblemNote } from '#src/shared/problem/problem-note.tsx'
import { Notice } from '#src/shared/elements/notice.tsx'
import { softDisabledProps } from '#src/shared/elements/soft-disabled.ts'
import { AnotherCode } from '#src/shared/sending/another-code.tsx'
import type { LoginPort, Person } from './login-port.ts'
import { requestCodeSentences, resetPasswordSentences } from './login-sentences.ts'
import { PersonLine } from './person-line.tsx'
import classes from './reset-step.module.css'

type Props = {
  port: LoginPort
  person: Person
  /** The code is what matters now, not why it is needed. */
  onGoOn: () => void
  onDone: () => void
  onBack: () => void
}

/** A minute between two codes, where the refusal does not say when the first was sent (A54). */
const waitMs = 60_000

const schema = () => import('./login-schemas.ts').then((schemas) => schemas.resetSchema)

/** Step 3: a code by e-mail, then the code with a new password and its confirmation (R114, R115). */
export function ResetStep({ port, person, onGoOn, onDone, onBack }: Props) {
  const { t, i18n } = useLingui()
  const request = useMutation<TanCreated, ApiError, PasswordTanRequest>(port.requestCode)
  const [codeSent, setCodeSent] = useState(false)
  const [waitUntil, setWaitUntil] = useState<number>()
  const isAlreadySent = request.error?.status === 461 // the person goes on with the earlier code (A54)
  const goOn = () => {
    setCodeSent(true)
    onGoOn()
  }
  const onSent = ({ nextRequestPossibleAt }: TanCreated) => setWaitUntil(Date.parse(nextRequestPossibleAt))
  const onRefused = ({ status }: ApiError) => {
    if (status === 461) setWaitUntil(bankNow() + waitMs)
  }
  const requestCode = () =>
    request.mutate(person, {
      onSuccess: (code) => {
        onSent(code)
        goOn()
      },
      onError: (error) => {
        onRefused(error)
        if (error.status === 461) goOn()
      },
    })

  return (
    <Stack gap="md" className={classes.step}>
      <div>
        <PersonLine person={person} onOtherEmail={onBack} />
        {/* There before anything is said, so that who cannot see it hears it. */}
        <div role="status">
          {codeSent && (request.isSuccess || isAlreadySent) && (
            <Notice className={classes.said}>
              {isAlreadySent
                ? i18n._(requestCodeSentences[461])
                : t`We have sent a code to ${person.email}. It is valid for five minutes.`}
            </Notice>
          )}
        </div>
      </div>
      {!codeSent && (
        <>
          {request.isError && <ProblemNote error={request.error} sentences={requestCodeSentences} />}
          <Text>
            <Trans>We send a code with six digits to {person.email}. With it you can set a new password.</Trans>
          </Text>
          <Group justify="space-between" gap="sm">
            <Button {...softDisabledProps({ busy: request.isPending, onClick: requestCode })} autoFocus>
              <Trans>Send code</Trans>
            </Button>
            <Anchor component="button" type="button" size="sm" onClick={goOn}>
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
          schema={schema}
          defaultValues={{ ...person, tanToken: '', newPassword: '', newPasswordConfirm: '' }}
          submitLabel={t`Set password`}
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
