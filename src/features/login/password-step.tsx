/** Loaded in the first idle moment after the first step: the check of its entries, and the second step. */
import type { AccountLockedProblem } from '#generated/model/account-locked-problem.ts'
import { Anchor, Group, Text } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { assumedLockMinutes } from '#generated/model/constants.ts'
import { BpNumber } from '#generated/model/bp-number.ts'
import { CheckEmailRequest } from '#generated/model/check-email-request.ts'
import { LoginRequest } from '#generated/model/login-request.ts'
import { PasswordField, UserNameEntry } from '#src/shared/form/fields/password-field.tsx'
import { PageForm } from '#src/shared/form/shell/page-form.tsx'
import { issueKey } from '#src/shared/form/rules/validation.ts'
import { minutesUntil } from '#src/shared/format/bank-time.ts'
import { problemField, type ApiError } from '#src/shared/http/api-error.ts'
import { toOutgoing } from '#src/shared/http/outgoing.ts'
import { askBank } from '#src/shared/problem/answers/answer-sentences.ts'
import { aboutForm, type Sentences } from '#src/shared/problem/problem-message.ts'
import type { StatusOf } from '#src/shared/query/port.ts'
import { areaOfPath, type Area } from '#src/shared/session/session.ts'
import type { LoginPort, Person } from './login-port.ts'

export { fieldMessage } from '#src/shared/form/rules/validation.ts'

/** The customer number is required once the server requires it (R196). */
const emailAndNumberSchema = z.extend(CheckEmailRequest, { customerNumber: BpNumber })

/** The request for the entries of the first step, or the message key of what is wrong with each of them (R141). */
export function checkEmailEntries(entries: Record<string, string>, isNumberRequired: boolean) {
  const schema = isNumberRequired ? emailAndNumberSchema : CheckEmailRequest
  const { data: request, error } = schema.safeParse(toOutgoing(entries), { error: issueKey })
  const wrong: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) wrong[String(path[0])] ??= message
  return { request, wrong }
}

const wrongCredentials = msg`The e-mail address or password is not correct. Please check both and try again.`

/** Says who can activate the access again: in a company and in the bank others who manage its accesses too. */
const deactivatedIn: Record<Area, MessageDescriptor> = {
  private: askBank(
    msg`Your account was deactivated because it was not used for a long time. Only the bank can activate it again.`,
  ),
  business: askBank(
    msg`Your access was deactivated, for example because it was not used for a long time. Another administrator of your company or the bank can activate it again.`,
  ),
  bank: msg`Your access was deactivated, for example because it was not used for a long time. An employee with the role Administrator can activate it again.`,
}
export const deactivated = () => deactivatedIn[areaOfPath(window.location.pathname) ?? 'private']

function locked(error: ApiError) {
  const minutes = minutesUntil(problemField<AccountLockedProblem>(error, 'accountLockedUntil')) ?? assumedLockMinutes
  return msg`Too many attempts: your account is locked. Please try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`
}

const logInSentences = {
  401: aboutForm(wrongCredentials),
  458: aboutForm(wrongCredentials),
  462: aboutForm(locked),
  468: aboutForm(deactivated),
} satisfies Sentences<StatusOf<LoginPort['logIn']>>

type PasswordStepProps = {
  port: LoginPort
  person: Person
  onSignedIn: (token: string) => void
  onForgotten: () => void
  onOtherEmail: () => void
}

const loadSchema = async () => LoginRequest

/** Step 2 asks for the password of the person that step 1 found (R111 to R113). */
export function PasswordStep({ port, person, onSignedIn, onForgotten, onOtherEmail }: PasswordStepProps) {
  const { t } = useLingui()
  return (
    <PageForm
      command={port.logIn}
      sentences={logInSentences}
      schema={loadSchema}
      defaultValues={{ ...person, password: '' }}
      submitLabel={t`Sign in`}
      onDone={({ token }) => onSignedIn(token)}
      aside={
        <Anchor component="button" type="button" size="sm" onClick={onForgotten}>
          <Trans>Forgot your password?</Trans>
        </Anchor>
      }
    >
      {(control) => (
        <>
          <PersonLine person={person} onOtherEmail={onOtherEmail} />
          <UserNameEntry email={person.email} />
          <PasswordField
            control={control}
            name="password"
            label={t`Password`}
            autoComplete="current-password"
            autoFocus
          />
        </>
      )}
    </PageForm>
  )
}

/** Whose account a later step is about, and the way back to another address. */
export const PersonLine = ({ person, onOtherEmail }: { person: Person; onOtherEmail: () => void }) => (
  <Group justify="space-between" gap="xs" wrap="nowrap">
    <Text fw={600} truncate miw={0} title={person.email}>
      {person.email}
    </Text>
    <Anchor component="button" type="button" size="sm" onClick={onOtherEmail}>
      <Trans>Change</Trans>
    </Anchor>
  </Group>
)
