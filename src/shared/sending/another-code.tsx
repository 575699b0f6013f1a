import { Group, Text } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { use } from 'react'
import type { TanCreated } from '#generated/model/tan-created.ts'
import { OtherAction } from '../form/shell/other-action.ts'
import { RequestAgain } from '../form/shell/request-again.tsx'
import type { ApiError } from '../http/api-error.ts'
import type { Sentence } from '../problem/problem-message.ts'
import { ProblemNote } from '../problem/problem-note.tsx'
import type { Command } from '../query/port.ts'

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
