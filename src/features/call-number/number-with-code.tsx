import { Button, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CustomerCallNumber } from '#generated/model/customer-call-number.ts'
import { CallNumberField } from '#src/shared/form/fields/call-number-field.tsx'
import { PageForm } from '#src/shared/form/shell/page-form.tsx'
import { withoutEtag } from '#src/shared/query/without-etag.ts'
import { useSecondsUntil } from '#src/shared/form/shell/use-seconds-until.ts'
import { bankNow } from '#src/shared/format/bank-time.ts'
import { Notice } from '#src/shared/elements/notice.tsx'
import type { WithCode } from './call-number-port.ts'
import { codeAlreadySent, codeSentElsewhere, requestCodeSentences, secondsToWait } from './call-number-sentences.ts'
import { ConfirmNumberModal } from './confirm-number-modal.tsx'

type Props = { port: WithCode; stored: CustomerCallNumber }

const schema = () => import('./call-number-schemas.ts').then((schemas) => schemas.numberSchema)

type Code = {
  /** The new number. */
  callNumber: string
  /** Until when no other code can be requested, in milliseconds since 1970. */
  waitUntil: number
  /** This page saw the code go to this number; another page may have sent one to any. */
  seen: boolean
}

/** Asks for a code to the new number; the modal that opens then confirms it (R050, R128). */
export function NumberWithCode({ port, stored }: Props) {
  const { i18n, t } = useLingui()
  const [sent, setSent] = useState<Code & { opened: boolean }>()
  /** Where the bank said that a code is under way which this page did not ask for, or which went to another number. */
  const [refused, setRefused] = useState<Omit<Code, 'seen'> & { elsewhere: boolean }>()
  const seconds = useSecondsUntil(refused?.waitUntil)
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
        onDone={(code, { callNumber: number }) =>
          setSent({ callNumber: number, seen: true, opened: true, waitUntil: Date.parse(code.nextRequestPossibleAt) })
        }
        onRefused={(error, { callNumber: number }) => {
          if (error.status !== 460) return false
          const waitUntil = bankNow() + secondsToWait(error) * 1000
          if (sent?.callNumber === number) setSent({ ...sent, opened: true, waitUntil })
          else
            setRefused({ callNumber: number, waitUntil, elsewhere: sent?.seen === true && sent.waitUntil > bankNow() })
          return true
        }}
      >
        {(control) => (
          <>
            <CallNumberField control={control} name="callNumber" label={t`Phone number`} autoComplete="tel-national" />
            {refused !== undefined && seconds > 0 && (
              <Notice>
                <Stack gap="sm" align="flex-start">
                  <Text size="sm">{i18n._((refused.elsewhere ? codeSentElsewhere : codeAlreadySent)(seconds))}</Text>
                  {!refused.elsewhere && (
                    <Button variant="default" onClick={() => setSent({ ...refused, seen: false, opened: true })}>
                      <Trans>Enter the code</Trans>
                    </Button>
                  )}
                </Stack>
              </Notice>
            )}
          </>
        )}
      </PageForm>
      {sent !== undefined && (
        <ConfirmNumberModal
          key={sent.callNumber}
          port={port}
          stored={stored}
          {...sent}
          onWait={(waitUntil) => setSent({ ...sent, waitUntil })}
          onSent={(code) => setSent({ ...sent, seen: true, waitUntil: Date.parse(code.nextRequestPossibleAt) })}
          onClose={() => setSent({ ...sent, opened: false })}
          onDone={() => setRefused(undefined)}
        />
      )}
    </>
  )
}
