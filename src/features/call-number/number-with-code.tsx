import { Button, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CallNumberField } from '#src/shared/form/call-number-field.tsx'
import { PageForm } from '#src/shared/form/page-form.tsx'
import { useSecondsUntil } from '#src/shared/form/use-seconds-until.ts'
import { Notice } from '#src/shared/ui/notice.tsx'
import type { WithCode } from './call-number-port.ts'
import { codeAlreadySent, requestCodeSentences, secondsToWait } from './call-number-sentences.ts'
import { ConfirmNumberModal } from './confirm-number-modal.tsx'

type Props = { port: WithCode; callNumber: string }

const schema = () => import('./call-number-schemas.ts').then((schemas) => schemas.numberSchema)

/** A new number, whether its window is open, and until when no other code can be requested (milliseconds since 1970). */
type Sent = { callNumber: string; opened: boolean; waitUntil: number }

/** Asks for a code to the new number; the window that opens then confirms it (R050, R128). */
export function NumberWithCode({ port, callNumber }: Props) {
  const { i18n, t } = useLingui()
  const [sent, setSent] = useState<Sent>()
  /** Where the bank said that a code is under way which this page did not ask for, or not for this number. */
  const [refused, setRefused] = useState<Omit<Sent, 'opened'>>()
  const seconds = useSecondsUntil(refused?.waitUntil)
  return (
    <>
      <PageForm
        command={port.requestCode}
        sentences={requestCodeSentences}
        schema={schema}
        defaultValues={{ callNumber }}
        submitLabel={t`Save`}
        onlyChanged
        blocked={seconds > 0}
        onDone={(code, { callNumber: number }) =>
          setSent({ callNumber: number, opened: true, waitUntil: Date.parse(code.nextRequestPossibleAt) })
        }
        onRefused={(error, { callNumber: number }) => {
          if (error.status !== 460) return false
          const waitUntil = Date.now() + secondsToWait(error) * 1000
          if (sent?.callNumber === number) setSent({ callNumber: number, opened: true, waitUntil })
          else setRefused({ callNumber: number, waitUntil })
          return true
        }}
      >
        {(control) => (
          <>
            <CallNumberField control={control} name="callNumber" label={t`Phone number`} />
            {refused !== undefined && seconds > 0 && (
              <Notice>
                <Stack gap="sm" align="flex-start">
                  <Text size="sm">{i18n._(codeAlreadySent(seconds))}</Text>
                  <Button variant="default" onClick={() => setSent({ ...refused, opened: true })}>
                    <Trans>Enter the code</Trans>
                  </Button>
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
          {...sent}
          onWait={(waitUntil) => setSent({ ...sent, waitUntil })}
          onClose={() => setSent({ ...sent, opened: false })}
          onDone={() => setRefused(undefined)}
        />
      )}
    </>
  )
}
