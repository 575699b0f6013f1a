import { Group, Text, Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { use } from 'react'
import type { TanCreated } from '#generated/model/tan-created.ts'
import { OtherAction } from '../form/shell/page-form.tsx'
import type { ApiError } from '../http/api-error.ts'
import type { Sentence } from '../problem/problem-message.ts'
import { ProblemNote } from '../problem/problem-note.tsx'
import type { Command } from '../query/port.ts'
import { softDisabledProps } from '../elements/soft-disabled.ts'
import classes from './another-code.module.css'
import { useSecondsUntil } from '../form/shell/use-seconds-until.ts'
import { liveRegion } from '../elements/live-region.ts'

type Props<TRequest> = {
  command: Command<TRequest, TanCreated, number>
  /** The input with which the first code was requested. */
  request: TRequest
  sentences: Record<number, Sentence>
  /** When the next code can be requested, in milliseconds since 1970. */
  waitUntil: number | undefined
  onSent: (code: TanCreated) => void
  onRefused?: (error: ApiError) => void
}

/** Requests another code, below the field of a code: button with waiting time, confirmation, error (R130). */
export function AnotherCode<TRequest>({ command, request, sentences, waitUntil, onSent, onRefused }: Props<TRequest>) {
  const { t } = useLingui()
  const { isLatest, begin } = use(OtherAction)
  const again = useMutation<TanCreated, ApiError, TRequest>({
    ...command,
    onSuccess: onSent,
    ...(onRefused && { onError: onRefused }),
  })
  return (
    <>
      {isLatest && again.isError && <ProblemNote error={again.error} sentences={sentences} />}
      <Group gap="sm">
        <RequestAgain
          label={(seconds) => (seconds > 0 ? t`Request new code in ${seconds} s` : t`Request new code`)}
          waitUntil={waitUntil}
          pending={again.isPending}
          onRequest={() => {
            begin()
            again.mutate(request)
          }}
        />
        <Text size="sm" c="dimmed" {...liveRegion}>
          {isLatest && again.isSuccess && t`A new code is on its way.`}
        </Text>
      </Group>
    </>
  )
}

type RequestAgainProps = {
  /** The label of the button; `seconds` is the remaining waiting time, or 0. */
  label: (seconds: number) => string
  /** When the next code can be requested, in milliseconds since 1970. */
  waitUntil: number | undefined
  pending: boolean
  onRequest: () => void
}

/** Requests another code. While the waiting time runs it is disabled, shows the seconds and keeps the focus (R130). */
function RequestAgain({ label, waitUntil, pending, onRequest }: RequestAgainProps) {
  const seconds = useSecondsUntil(waitUntil)
  return (
    <Button
      variant="default"
      className={`${classes.button} amount`}
      {...softDisabledProps({ disabled: seconds > 0 || pending, onClick: onRequest })}
    >
      {label(seconds)}
    </Button>
  )
}
