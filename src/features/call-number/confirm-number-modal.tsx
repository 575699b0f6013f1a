import { Stack, Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CustomerCallNumber } from '#generated/model/customer-call-number.ts'
import type { TanCreated } from '#generated/model/tan-created.ts'
import { ComparedValue } from '#src/shared/form/fields/form-context.ts'
import { CodeField } from '#src/shared/form/fields/typed-fields.tsx'
import { ChangeModal } from '#src/shared/form/shell/modal-form.tsx'
import { withoutEtag } from '#src/shared/query/port.ts'
import { bankNow } from '#src/shared/format/bank-time.ts'
import { formatCallNumber } from '#src/shared/format/call-number.ts'
import { AnotherCode } from '#src/shared/sending/another-code.tsx'
import type { WithCode } from './call-number-port.ts'
import { confirmSentences, requestCodeSentences, secondsToWait } from './call-number-sentences.ts'

type Props = {
  port: WithCode
  /** The number that the new one takes the place of. */
  stored: CustomerCallNumber
  /** The new number. */
  callNumber: string
  /** A code was seen to go to this number; else it may have gone to any. */
  seen: boolean
  opened: boolean
  /** Until when no other code can be requested, in milliseconds since 1970. */
  waitUntil: number
  onWait: (until: number) => void
  /** Another code went to this number. */
  onSent: (code: TanCreated) => void
  onClose: () => void
  onDone: () => void
}

const schema = () => import('./call-number-schemas.ts').then((schemas) => schemas.confirmSchema)

/** Asks for the code that came to the new number, and sends both (R129). */
export function ConfirmNumberModal(props: Props) {
  const { port, stored, callNumber, seen, opened, waitUntil, onWait, onSent, onClose, onDone } = props
  const { t } = useLingui()
  return (
    <ChangeModal
      title={t`Confirm your new number`}
      opened={opened}
      onClose={onClose}
      change={port.changeCallNumber}
      record={stored}
      startsWith={{ callNumber, tanToken: '' }}
      beside={withoutEtag}
      sentences={confirmSentences}
      schema={schema}
      submitLabel={t`Change number`}
      success={msg`Your phone number is changed.`}
      onDone={onDone}
    >
      {(control) => (
        <Stack gap="md" align="stretch">
          <Text>
            {seen ? (
              <Trans>
                We have sent a code to <strong className="amount">{formatCallNumber(callNumber)}</strong>. It is valid
                for five minutes.
              </Trans>
            ) : (
              <Trans>Please enter the code that we sent you. It is valid only for the number that it went to.</Trans>
            )}
          </Text>
          <ComparedValue
            name="callNumber"
            label={t`Phone number`}
            toText={(number) => formatCallNumber(String(number))}
          />
          <CodeField control={control} name="tanToken" label={t`Code from the SMS`} autoFocus />
          <AnotherCode
            command={port.requestCode}
            request={{ callNumber }}
            sentences={requestCodeSentences}
            waitUntil={waitUntil}
            onSent={onSent}
            onRefused={(error) => {
              if (error.status === 460) onWait(bankNow() + secondsToWait(error) * 1000)
            }}
          />
        </Stack>
      )}
    </ChangeModal>
  )
}
