import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { PasswordTanRequest } from '#generated/model/password-tan-request.ts'
import type { TanCreated } from '#generated/model/tan-created.ts'
import { addSuccess } from '#src/shared/alerts/alerts.ts'
import { CodeField } from '#src/shared/form/code-field.tsx'
import { PageForm } from '#src/shared/form/page-form.tsx'
import { PasswordChecklist } from '#src/shared/form/password-checklist.tsx'
import { PasswordField } from '#src/shared/form/password-field.tsx'
import type { ApiError } from '#src/shared/http/api-error.ts'
import { ProblemNote } from '#src/shared/problem/problem-note.tsx'
import { Notice } from '#src/shared/ui/notice.tsx'
import { waiting } from '#src/shared/ui/waiting.ts'
import type { LoginPort, Person } from './login-port.ts'
import { checkEmailSentences, requestCodeSentences, resetPasswordSentences } from './login-sentences.ts'

type Props = {
  port: LoginPort
  person: Person
  /** The account has no password yet, so this is not about a forgotten one (R109). */
  firstPassword: boolean
  onDone: () => void
  onBack: () => void
}

const schema = () => import('./login-schemas.ts').then((schemas) => schemas.resetSchema)

/** Step 3: a code by e-mail, then the code with a new password and its confirmation (R114, R115). */
export function ResetStep({ port, person, firstPassword, onDone, onBack }: Props) {
  const { t, i18n } = useLingui()
  const request = useMutation<TanCreated, ApiError, PasswordTanRequest>(port.requestCode)
  const [codeSent, setCodeSent] = useState(false)
  const alreadySent = request.error?.status === 461 // the person goes on with the earlier code (A54)
  const refused = request.isError && !alreadySent
  const requestCode = () =>
    request.mutate(person, {
      onSuccess: () => setCodeSent(true),
      onError: (error) => setCodeSent((sent) => sent || error.status === 461),
    })

  return (
    <Stack gap="md">
      {firstPassword && !codeSent && <Notice>{i18n._(checkEmailSentences[462])}</Notice>}
      {!codeSent && (
        <>
          <Text>
            <Trans>We send a code with six digits to {person.email}. With it you can set a new password.</Trans>
          </Text>
          {refused && <ProblemNote error={request.error} sentences={requestCodeSentences} />}
          <Group justify="space-between" gap="sm">
            <Button {...waiting({ busy: request.isPending, onClick: requestCode })}>
              <Trans>Send code</Trans>
            </Button>
            <Anchor component="button" type="button" size="sm" onClick={() => setCodeSent(true)}>
              <Trans>I already have a code</Trans>
            </Anchor>
          </Group>
          <Anchor component="button" type="button" size="sm" ta="left" onClick={onBack}>
            <Trans>Back to sign-in</Trans>
          </Anchor>
        </>
      )}
      {codeSent && (
        <>
          {refused && <ProblemNote error={request.error} sentences={requestCodeSentences} />}
          {(request.isSuccess || alreadySent) && (
            <Notice role="status">
              {alreadySent
                ? i18n._(requestCodeSentences[461])
                : t`We have sent a code to ${person.email}. It is valid for five minutes.`}
            </Notice>
          )}
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
            aside={
              <Anchor
                component="button"
                type="button"
                size="sm"
                {...waiting({ blocked: request.isPending, onClick: requestCode })}
              >
                <Trans>Request new code</Trans>
              </Anchor>
            }
          >
            {(control) => (
              <>
                <CodeField control={control} name="tanToken" label={t`Code from the e-mail`} autoFocus />
                <PasswordField
                  control={control}
                  name="newPassword"
                  label={t`New password`}
                  autoComplete="new-password"
                  decides={['newPasswordConfirm']}
                />
                <PasswordChecklist control={control} name="newPassword" />
                <PasswordField
                  control={control}
                  name="newPasswordConfirm"
                  label={t`Repeat the new password`}
                  autoComplete="new-password"
                />
              </>
            )}
          </PageForm>
        </>
      )}
    </Stack>
  )
}
