import { Group, Stack, Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { SmsTanRequest } from '#generated/model/sms-tan-request.ts'
import type { TanCreated } from '#generated/model/tan-created.ts'
import { CodeField } from '#src/shared/form/fields/code-field.tsx'
import { ModalForm } from '#src/shared/form/shell/modal-form.tsx'
import { RequestAgain } from '#src/shared/form/shell/request-again.tsx'
import { bankNow } from '#src/shared/format/bank-time.ts'
import { formatCallNumber } from '#src/shared/format/phone.ts'
import type { ApiError } from '#src/shared/http/api-error.ts'
import { ProblemNote } from '#src/shared/problem/problem-note.tsx'
import type { WithCode } from './call-number-port.ts'
import { confirmSentences, requestCodeSentences, secondsToWait } from './call-number-sentences.ts'

type Props = {
  port: WithCode
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
  const { port, callNumber, seen, opened, waitUntil, onWait, onSent, onClose, onDone } = props
  const { t } = useLingui()
  const again = useMutation<TanCreated, ApiError, SmsTanRequest>({
    ...port.requestCode,
    onSuccess: onSent,
    onError: (error) => {
      if (error.status === 460) onWait(bankNow() + secondsToWait(error) * 1000)
    },
  })
  return (
    <ModalForm
      title={t`Confirm your new number`}
      opened={opened}
      onClose={onClose}
      command={port.changeCallNumber}
      sentences={confirmSentences}
      schema={schema}
      defaultValues={{ callNumber, tanToken: '' }}
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
          <CodeField control={control} name="tanToken" label={t`Code from the SMS`} autoFocus />
          {again.isError && <ProblemNote error={again.error} sentences={requestCodeSentences} />}
          <Group gap="sm">
            <RequestAgain
              label={(seconds) => (seconds > 0 ? t`Request new code in ${seconds} s` : t`Request new code`)}
              waitUntil={waitUntil}
              pending={again.isPending}
              onRequest={() => again.mutate({ callNumber })}
            />
            <Text size="sm" c="dimmed" role="status">
              {again.isSuccess && t`A new code is on its way.`}
            </Text>
          </Group>
        </Stack>
      )}
    </ModalForm>
  )
}
