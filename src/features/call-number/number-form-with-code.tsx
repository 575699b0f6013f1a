/** A customer changes the own number: a code goes to the new number by SMS, and a modal asks for it. Bank employees never see this. */
import type { SmsTanProblem } from '#generated/model/sms-tan-problem.ts'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { codeLifetimeSeconds, codeResendSeconds } from '#generated/model/constants.ts'
import type { CustomerCallNumber } from '#generated/model/customer-call-number.ts'
import type { TanCreated } from '#generated/model/tan-created.ts'
import { Notice } from '#src/shared/elements/notice.tsx'
import { ComparedValue } from '#src/shared/form/fields/form-context.ts'
import { CallNumberField, CodeField } from '#src/shared/form/fields/typed-fields.tsx'
import { ChangeModal } from '#src/shared/form/shell/modal-form.tsx'
import { PageForm } from '#src/shared/form/shell/page-form.tsx'
import { useSecondsUntil } from '#src/shared/form/shell/use-seconds-until.ts'
import { bankNow } from '#src/shared/format/bank-time.ts'
import { formatCallNumber } from '#src/shared/format/numbers.ts'
import { type ApiError, problemField } from '#src/shared/http/api-error.ts'
import { useHistoryStep } from '#src/shared/page/history-step.ts'
import { aboutFields, aboutForm, type Sentences } from '#src/shared/problem/problem-message.ts'
import { type StatusOf, withoutEtag } from '#src/shared/query/port.ts'
import { AnotherCode } from '#src/shared/sending/another-code.tsx'
import { lastSentCode, rememberSentCode } from '#src/shared/sending/sent-code.ts'
import { FormCard, FormCardSkeleton } from '#src/shared/ui/cards.tsx'
import { Section } from '#src/shared/ui/section.tsx'
import type { CallNumberPortWithCode } from './call-number-port.ts'

const codeMinutes = codeLifetimeSeconds / 60

/** The mobile number of the customer who reads it; changed with a code. */
export function OwnCallNumberTab({ port }: { port: CallNumberPortWithCode }) {
  const { t } = useLingui()
  return (
    <Section skeleton={<FormCardSkeleton fields={1} />}>
      <FormCard
        title={t`Phone number`}
        context={t`You pay with this number. Before we change it, we will send a code to your new number.`}
      >
        <NumberFormWithCode port={port} />
      </FormCard>
    </Section>
  )
}

const loadNumberSchema = () =>
  import('#generated/model/replace-call-number-request.ts').then((model) => model.ReplaceCallNumberRequest)
const loadConfirmSchema = () =>
  import('#generated/model/change-call-number-request.ts').then((model) => model.ChangeCallNumberRequest)

/** Seconds until another code can be requested (A56); those of the contract when the server does not say. */
function secondsToWait(error: ApiError): number {
  const seconds = problemField<SmsTanProblem>(error, 'secondsUntilCreationPossible')
  return typeof seconds === 'number' ? seconds : codeResendSeconds
}

/** In milliseconds since 1970. */
const endOfWait = (error: ApiError): number => bankNow() + secondsToWait(error) * 1000

const codeAlreadySent = (seconds: number) =>
  msg`We have already sent you a code. You can request a new one in ${plural(seconds, { one: '# second', other: '# seconds' })}.`

/** For a code that was requested in another window or on another device, so that its number is unknown here. */
const codeSentSomewhere = (seconds: number) =>
  msg`We have already sent you a code. It is only valid for the number we sent it to. You can request a new one in ${plural(seconds, { one: '# second', other: '# seconds' })}.`

/** For a code that went to a number that the customer has corrected since. */
const codeSentElsewhere = (seconds: number) =>
  msg`We have just sent a code to another number. You can request a new one in ${plural(seconds, { one: '# second', other: '# seconds' })}.`

/** Counted down every second (R296). */
const requestSentences = {
  460: aboutForm((error) => codeAlreadySent(secondsToWait(error))),
} satisfies Sentences<StatusOf<CallNumberPortWithCode['requestCode']>>

const confirmSentences = {
  409: aboutFields(['callNumber'], msg`This phone number is already in use. Please check it or enter another one.`),
  460: aboutFields(['tanToken'], msg`You do not have a valid code. Please request a new code.`),
  461: aboutFields(['tanToken'], msg`The code is not correct. Please check it and try again.`),
  462: aboutFields(['tanToken'], msg`The code was entered incorrectly too many times. Please request a new code.`),
  463: aboutFields(
    ['tanToken'],
    msg`This code belongs to another request or to another number. Please request a new code.`,
  ),
  464: aboutFields(['tanToken'], msg`The code has expired. Please request a new code.`),
} satisfies Sentences<StatusOf<CallNumberPortWithCode['changeCallNumber']>>

type CodeRequest = {
  /** The new number. */
  callNumber: string
  /** When another code can be requested, in milliseconds since 1970. */
  waitUntil: number
}

/** Requests a code for the new number; the modal that opens then confirms it (R050, R128). */
function NumberFormWithCode({ port }: { port: CallNumberPortWithCode }) {
  const { i18n, t } = useLingui()
  const { data: stored } = useSuspenseQuery(port.callNumber())
  const { operation } = port.requestCode.meta
  /** The code that the modal asks for; `isSentHere` when this tab requested it for the number. */
  const [confirmation, setConfirmation] = useState<CodeRequest & { isSentHere: boolean }>()
  const codeEntry = useHistoryStep('code')
  const confirm = (request: CodeRequest & { isSentHere: boolean }) => {
    setConfirmation(request)
    codeEntry.open()
  }
  /** The refused request; `elsewhere` when this tab knows that the last code went to another number. */
  const [refused, setRefused] = useState<CodeRequest & { elsewhere: boolean }>()
  const seconds = useSecondsUntil(refused?.waitUntil)
  const openConfirmation = (callNumber: string, { nextRequestPossibleAt }: TanCreated) => {
    const waitUntil = Date.parse(nextRequestPossibleAt)
    rememberSentCode(operation, { to: callNumber, waitUntil })
    confirm({ callNumber, isSentHere: true, waitUntil })
  }
  return (
    <>
      <PageForm
        command={port.requestCode}
        sentences={requestSentences}
        schema={loadNumberSchema}
        defaultValues={withoutEtag(stored)}
        submitLabel={t`Save`}
        onlyChanged
        savesNothing
        blocked={seconds > 0}
        onDone={(code, { callNumber }) => openConfirmation(callNumber, code)}
        onRefused={(error, { callNumber }) => {
          if (error.status !== 460) return false
          const waitUntil = endOfWait(error)
          const last = lastSentCode(operation)
          const isSentHere = last?.to === callNumber
          if (isSentHere || confirmation?.callNumber === callNumber) confirm({ callNumber, isSentHere, waitUntil })
          else setRefused({ callNumber, waitUntil, elsewhere: last !== undefined })
          return true
        }}
      >
        {(control) => (
          <>
            <CallNumberField control={control} name="callNumber" label={t`Phone number`} autoComplete="tel-national" />
            {refused !== undefined && seconds > 0 && (
              <Notice>
                <Stack gap="sm" align="flex-start">
                  <Text size="sm">{i18n._((refused.elsewhere ? codeSentElsewhere : codeSentSomewhere)(seconds))}</Text>
                  {!refused.elsewhere && (
                    <Button variant="default" onClick={() => confirm({ ...refused, isSentHere: false })}>
                      <Trans>Enter the code</Trans>
                    </Button>
                  )}
                </Stack>
              </Notice>
            )}
          </>
        )}
      </PageForm>
      {confirmation !== undefined && (
        <ConfirmNumberModal
          key={confirmation.callNumber}
          port={port}
          stored={stored}
          {...confirmation}
          opened={codeEntry.isOpen}
          onWait={(waitUntil) => setConfirmation({ ...confirmation, waitUntil })}
          onSent={(code) => openConfirmation(confirmation.callNumber, code)}
          onClose={codeEntry.close}
          onDone={() => setRefused(undefined)}
        />
      )}
    </>
  )
}

type ConfirmProps = {
  port: CallNumberPortWithCode
  /** The current number. */
  stored: CustomerCallNumber
  /** The new number. */
  callNumber: string
  /** This tab requested the code for this number; otherwise it may have gone to any. */
  isSentHere: boolean
  opened: boolean
  /** When another code can be requested, in milliseconds since 1970. */
  waitUntil: number
  onWait: (until: number) => void
  /** Another code was sent to this number. */
  onSent: (code: TanCreated) => void
  onClose: () => void
  onDone: () => void
}

/** Statuses after which the code that was sent can no longer be used. */
const codeEnded: readonly number[] = [460, 462, 463, 464]

/** Asks for the code, and sends it with the new number (R129). */
function ConfirmNumberModal(props: ConfirmProps) {
  const { port, stored, callNumber, isSentHere, opened, waitUntil, onWait, onSent, onClose, onDone } = props
  const { t } = useLingui()
  /** The last code that was sent can no longer be used. */
  const [isCodeEnded, setCodeEnded] = useState(false)
  return (
    <ChangeModal
      title={t`Confirm your new number`}
      opened={opened}
      onClose={onClose}
      change={port.changeCallNumber}
      record={stored}
      values={() => ({ callNumber, tanToken: '' })}
      compareWith={withoutEtag}
      sentences={confirmSentences}
      schema={loadConfirmSchema}
      submitLabel={t`Change number`}
      success={msg`Your phone number has been changed.`}
      onRefused={({ status = 0 }) => {
        if (codeEnded.includes(status)) setCodeEnded(true)
        return false
      }}
      onDone={onDone}
    >
      {(control) => (
        <Stack gap="md" align="stretch">
          <Text>
            {isCodeEnded ? (
              <Trans>
                Your new number: <strong className="amount">{formatCallNumber(callNumber)}</strong>
              </Trans>
            ) : isSentHere ? (
              <Trans>
                We have sent a code to <strong className="amount">{formatCallNumber(callNumber)}</strong>. It is valid
                for {codeMinutes} minutes.
              </Trans>
            ) : (
              <Trans>Please enter the code we sent you. It is only valid for the number we sent it to.</Trans>
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
            sentences={requestSentences}
            waitUntil={waitUntil}
            onSent={(code) => {
              setCodeEnded(false)
              onSent(code)
            }}
            onRefused={(error) => {
              if (error.status === 460) onWait(endOfWait(error))
            }}
          />
        </Stack>
      )}
    </ChangeModal>
  )
}
