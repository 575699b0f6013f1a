import { Anchor, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Control, FieldValues } from 'react-hook-form'
import type { EmailTanRequest } from '#generated/model/email-tan-request.ts'
import type { TanCreated } from '#generated/model/tan-created.ts'
import { ComparedValue } from '#src/shared/form/fields/form-context.ts'
import { CodeField } from '#src/shared/form/fields/typed-fields.tsx'
import type { Command } from '#src/shared/query/port.ts'
import { AnotherCode } from '#src/shared/sending/another-code.tsx'
import { requestCodeSentences } from './profile-sentences.ts'

type Props = {
  control: Control<{ email: string; tanToken: string }, unknown, FieldValues>
  command: Command<EmailTanRequest, TanCreated>
  /** Where the code was sent. */
  email: string
  /** Until when no other code can be requested, in milliseconds since 1970. */
  waitUntil: number
  onSent: (email: string, code: TanCreated) => void
  /** The person wants another address. */
  onOther: () => void
}

/** The code that came to the new address, and the way to another code or address (R132, R133). */
export function EmailCodeFields({ control, command, email, waitUntil, onSent, onOther }: Props) {
  const { t } = useLingui()
  return (
    <>
      <div>
        <Text style={{ overflowWrap: 'anywhere' }}>
          <Trans>
            We have sent a code to <strong>{email}</strong>. It is valid for five minutes.
          </Trans>
        </Text>
        <Anchor component="button" type="button" size="sm" onClick={onOther}>
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
