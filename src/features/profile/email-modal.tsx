import { Anchor, Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as z from 'zod/mini'
import { codeLifetimeSeconds } from '#generated/model/constants.ts'
import { ChangeEmailRequest } from '#generated/model/change-email-request.ts'
import { EmailTanRequest } from '#generated/model/email-tan-request.ts'
import type { Profile } from '#generated/model/profile.ts'
import type { TanCreated } from '#generated/model/tan-created.ts'
import type { FormControl } from '#src/shared/form/fields/use-bound-field.ts'
import { ComparedValue } from '#src/shared/form/fields/form-context.ts'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { CodeField } from '#src/shared/form/fields/typed-fields.tsx'
import { ruleBetween } from '#src/shared/form/rules/validation.ts'
import { ChangeModalStep, FormModal, ModalFormStep } from '#src/shared/form/shell/modal-form.tsx'
import { aboutFields, aboutForm, type Sentence, type Sentences } from '#src/shared/problem/problem-message.ts'
import type { Command, StatusOf } from '#src/shared/query/port.ts'
import { AnotherCode } from '#src/shared/sending/another-code.tsx'
import type { ProfilePort } from './profile-port.ts'

const codeMinutes = codeLifetimeSeconds / 60

/** A request that comes too soon has no status of its own; the form has checked everything else that a 400 could mean. */
const requestCodeSentences = {
  400: aboutForm(msg`We have just sent a code to another address. Please wait a minute and then try again.`),
} satisfies Record<number, Sentence>

const changeEmailSentences = {
  409: aboutFields(['email'], msg`This e-mail address is already in use. Please enter another one.`),
  461: aboutFields(['tanToken'], msg`You do not have a valid code. Please request a new code.`),
  462: aboutFields(['tanToken'], msg`The code is not correct. Please check it and try again.`),
  463: aboutFields(['tanToken'], msg`The code was entered incorrectly too many times. Please request a new code.`),
  464: aboutFields(
    ['tanToken'],
    msg`This code belongs to another request or to another address. Please request a new code.`,
  ),
  465: aboutFields(['tanToken'], msg`The code has expired. Please request a new code.`),
} satisfies Sentences<StatusOf<ProfilePort['changeEmail']>>

/** Statuses after which the code that was sent can no longer be used. */
const codeEnded: readonly number[] = [461, 463, 464, 465]

type Props = { port: ProfilePort; profile: Profile; opened: boolean; onClose: () => void }

/**
 * Where a code was sent, until when no other one can be requested (milliseconds since 1970), and whether it was used or can no longer be
 * used.
 */
type SentCode = { email: string; waitUntil: number; used?: boolean; refused?: boolean }

/** Both addresses are the same, whatever their case, which is the one rule of the repetition (R192, R193). */
const addressSchema = z.pipe(
  z
    .extend(EmailTanRequest, { emailConfirm: z.string() })
    .check(
      ruleBetween<{ email: string; emailConfirm: string }>(
        ['emailConfirm'],
        ({ email, emailConfirm }) => (email.toLowerCase() === emailConfirm.toLowerCase() ? undefined : 'emailsDiffer'),
        ['email', 'emailConfirm'],
      ),
    ),
  z.transform(({ email }) => ({ email })),
)
const loadAddressSchema = async () => addressSchema
const loadCodeSchema = async () => ChangeEmailRequest

/** The new address first, then the code that came to it; closing the modal in between loses neither (R132). */
export function EmailModal({ port, profile, opened, onClose }: Props) {
  const { t } = useLingui()
  const [sent, setSent] = useState<SentCode>()
  const onSent = (email: string, code: TanCreated) =>
    setSent({ email, waitUntil: Date.parse(code.nextRequestPossibleAt) })
  return (
    <FormModal title={t`Change e-mail address`} opened={opened} onClose={onClose}>
      {
        // While the modal closes it still shows what was done.
        sent === undefined || (sent.used === true && opened) ? (
          <ModalFormStep
            key="address"
            opened={opened}
            onClose={onClose}
            keepOpen
            command={port.requestEmailCode}
            sentences={requestCodeSentences}
            schema={loadAddressSchema}
            defaultValues={{ email: '', emailConfirm: '' }}
            messages={{ emailsDiffer: msg`The two e-mail addresses are not the same.` }}
            submitLabel={t`Request code`}
            onDone={(code, { email }) => onSent(email, code)}
          >
            {(control) => <EmailAddressFields control={control} />}
          </ModalFormStep>
        ) : (
          <ChangeModalStep
            key="code"
            opened={opened}
            onClose={onClose}
            change={port.changeEmail}
            record={profile}
            values={() => ({ email: sent.email, tanToken: '' })}
            compareWith={({ email }) => ({ email })}
            sentences={changeEmailSentences}
            schema={loadCodeSchema}
            submitLabel={t`Change e-mail address`}
            success={msg`Your e-mail address has been changed. Please sign in with it from now on.`}
            onRefused={({ status = 0 }) => {
              if (codeEnded.includes(status)) setSent({ ...sent, refused: true })
              return false
            }}
            onDone={() => setSent({ ...sent, used: true })}
          >
            {(control) => (
              <EmailCodeFields
                control={control}
                command={port.requestEmailCode}
                {...sent}
                onSent={onSent}
                onOtherAddress={() => setSent(undefined)}
              />
            )}
          </ChangeModalStep>
        )
      }
    </FormModal>
  )
}

type AddressValues = { email: string; emailConfirm: string }

/** The new address, twice (R192). */
function EmailAddressFields({ control }: { control: FormControl<AddressValues> }) {
  const { t } = useLingui()
  return (
    <>
      <Text>
        <Trans>You sign in with your e-mail address. Before we change it, we will send a code to the new one.</Trans>
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

type CodeFieldsProps = {
  control: FormControl<{ email: string; tanToken: string }>
  command: Command<EmailTanRequest, TanCreated>
  /** Where the code was sent. */
  email: string
  /** Until when no other code can be requested, in milliseconds since 1970. */
  waitUntil: number
  /** The code can no longer be used. */
  refused?: boolean
  onSent: (email: string, code: TanCreated) => void
  onOtherAddress: () => void
}

/** The code that came to the new address, and the way to another code or address (R132, R133). */
function EmailCodeFields(props: CodeFieldsProps) {
  const { control, command, email, waitUntil, refused = false, onSent, onOtherAddress } = props
  const { t } = useLingui()
  return (
    <>
      <div>
        <Text style={{ overflowWrap: 'anywhere' }}>
          {refused ? (
            <Trans>
              Your new e-mail address: <strong>{email}</strong>
            </Trans>
          ) : (
            <Trans>
              We have sent a code to <strong>{email}</strong>. It is valid for {codeMinutes} minutes.
            </Trans>
          )}
        </Text>
        <Anchor component="button" type="button" size="sm" onClick={onOtherAddress}>
          <Trans>Enter another address</Trans>
        </Anchor>
      </div>
      <ComparedValue name="email" label={t`E-mail address`} toText={String} />
      <CodeField control={control} name="tanToken" label={t`Code from the e-mail`} autoFocus />
      <AnotherCode
        command={command}
        request={{ email }}
        sentences={requestCodeSentences}
        waitUntil={waitUntil}
        onSent={(code) => onSent(email, code)}
      />
    </>
  )
}
