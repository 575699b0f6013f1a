import { Group, Text, Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { use } from 'react'
import type { TanCreated } from '#generated/model/tan-created.ts'
import { OtherAction } from '../form/shell/form-frame.tsx'
import type { ApiError } from '../http/api-error.ts'
import type { Sentence } from '../problem/problem-message.ts'
import { ProblemNote } from '../problem/problem-note.tsx'
import type { Command } from '../query/port.ts'
import { softDisabledProps } from '../elements/soft-disabled.ts'
import classes from './another-code.module.css'
import { useSecondsUntil } from '../form/shell/use-seconds-until.ts'

type Props<TRequest> = {
  command: Command<TRequest, TanCreated, number>
  /** What the first code was asked for with. */
  request: TRequest
  sentences: Record<number, Sentence>
  /** Until when no other code can be requested, in milliseconds since 1970. */
  waitUntil: number | undefined
  onSent: (code: TanCreated) => void
  onRefused?: (error: ApiError) => void
}

/** Below the field of a code: the way to another one, whether it is on its way, and why there is none (R130). */
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
        <Text size="sm" c="dimmed" role="status">
          {isLatest && again.isSuccess && t`A new code is on its way.`}
        </Text>
      </Group>
    </>
  )
}

type RequestAgainProps = {
  /** What the button says; `seconds` is what is left of the wait, 0 when there is none. */
  label: (seconds: number) => string
  /** Until when nothing can be requested, in milliseconds since 1970. */
  waitUntil: number | undefined
  pending: boolean
  onRequest: () => void
}

/** Asks for another code. While the wait runs it does nothing and shows the seconds, but keeps the focus (R130). */
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
