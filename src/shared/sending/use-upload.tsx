import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import type { Command } from '../query/port.ts'
import { Progress, Stack, Text } from '@mantine/core'

/** A command that tells, while it sends a file, how much of it has left the browser, in per cent. */
type Upload<TInput, TResult, TStatus extends number> = (
  tell: (percent: number) => void,
) => Command<TInput, TResult, TStatus>

/** For the modal of an upload: its command, and below its fields how far the file is. */
export function useUpload<TInput, TResult, TStatus extends number>(upload: Upload<TInput, TResult, TStatus>) {
  const [sent, setSent] = useState<number>()
  const command = upload(setSent)
  return {
    command: {
      ...command,
      mutationFn: (...given: Parameters<typeof command.mutationFn>) =>
        command.mutationFn(...given).finally(() => setSent(undefined)),
    },
    progress: sent !== undefined && <Sent percent={sent} />,
  }
}

function Sent({ percent: sent }: { percent: number }) {
  const { t } = useLingui()
  return (
    <UploadProgress sent={sent} label={t`Upload`}>
      {sent < 100 ? (
        <Trans>{sent} % are uploaded.</Trans>
      ) : (
        <Trans>The file is uploaded and is being checked now.</Trans>
      )}
    </UploadProgress>
  )
}

type Props = {
  /** Per cent that have left the browser; 100 is sent, not accepted. */
  sent: number
  label: string
  /** How far it is, in words. */
  children: ReactNode
}

/** How far a file is that is being sent. */
function UploadProgress({ sent, label, children }: Props) {
  return (
    <Stack gap={6} role="status">
      <Text size="sm">{children}</Text>
      <Progress value={sent} size="lg" radius="xl" animated={sent === 100} aria-label={label} />
    </Stack>
  )
}
