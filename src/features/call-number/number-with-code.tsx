import { Button, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CustomerCallNumber } from '#generated/model/customer-call-number.ts'
import type { TanCreated } from '#generated/model/tan-created.ts'
import { CallNumberField } from '#src/shared/form/fields/typed-fields.tsx'
import { PageForm } from '#src/shared/form/shell/page-form.tsx'
import { withoutEtag } from '#src/shared/query/port.ts'
import { useSecondsUntil } from '#src/shared/form/shell/use-seconds-until.ts'
import { bankNow } from '#src/shared/format/bank-time.ts'
import { Notice } from '#src/shared/elements/notice.tsx'
import { lastSentCode, rememberSentCode } from '#src/shared/sending/sent-code.ts'
import type { WithCode } from './call-number-port.ts'
import { codeSentElsewhere, codeSentSomewhere, requestCodeSentences, secondsToWait } from './call-number-sentences.ts'
import { ConfirmNumberModal } from './confirm-number-modal.tsx'

type Props = { port: WithCode; stored: CustomerCallNumber }

const schema = () => import('./call-number-schemas.ts').then((schemas) => schemas.numberSchema)

type Code = {
  /** The new number. */
  callNumber: string
  /** Until when no other code can be requested, in milliseconds since 1970. */
  waitUntil: number
}

/** Asks for a code to the new number; the modal that opens then confirms it (R050, R128). */
export function NumberWithCode({ port, stored }: Props) {
  const { i18n, t } = useLingui()
  const { operation } = port.requestCode.meta
  /** The code that is being entered; `seen` when this tab saw it go to the number. */
  const [entered, setEntered] = useState<Code & { seen: boolean; opened: boolean }>()
  /** The bank refused another code; `elsewhere` when this tab knows that the one under way went to another number. */
  const [refused, setRefused] = useState<Code & { elsewhere: boolean }>()
  const seconds = useSecondsUntil(refused?.waitUntil)
  /** A code went to this number. */
  const enter = (callNumber: string, { nextRequestPossibleAt }: TanCreated) => {
    const waitUntil = Date.parse(nextRequestPossibleAt)
    rememberSentCode(operation, { to: callNumber, waitUntil })
    setEntered({ callNumber, seen: true, opened: true, waitUntil })
  }
  return (
    <>
      <PageForm
        command={port.requestCode}
        sentences={requestCodeSentences}
        schema={schema}
        defaultValues={withoutEtag(stored)}
        submitLabel={t`Save`}
        onlyChanged
        blocked={seconds > 0}
        onDone={(code, { callNumber }) => enter(callNumber, code)}
        onRefused={(error, { callNumber }) => {
          if (error.status !== 460) return false
          const waitUntil = bankNow() + secondsToWait(error) * 1000
          const last = lastSentCode(operation)
          const seen = last?.to === callNumber
          if (seen || entered?.callNumber === callNumber) setEntered({ callNumber, seen, opened: true, waitUntil })
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
                    <Button variant="default" onClick={() => setEntered({ ...refused, seen: false, opened: true })}>
                      <Trans>Enter the code</Trans>
                    </Button>
                  )}
                </Stack>
              </Notice>
            )}
          </>
        )}
      </PageForm>
      {entered !== undefined && (
        <ConfirmNumberModal
          key={entered.callNumber}
          port={port}
          stored={stored}
          {...entered}
          onWait={(waitUntil) => setEntered({ ...entered, waitUntil })}
          onSent={(code) => enter(entered.callNumber, code)}
          onClose={() => setEntered({ ...entered, opened: false })}
          onDone={() => setRefused(undefined)}
        />
      )}
    </>
  )
}
