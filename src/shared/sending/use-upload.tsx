import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import type { Command } from '../query/port.ts'
import { Stack, Text } from '@mantine/core'
import { ProgressBar } from '../elements/progress-bar.tsx'

/** Creates a command that reports the progress of an upload in percent. */
type Upload<TInput, TResult, TStatus extends number> = (
  onProgress: (percent: number) => void,
) => Command<TInput, TResult, TStatus>

/** The command of an upload and its progress bar, for a modal with a file. */
export function useUpload<TInput, TResult, TStatus extends number>(upload: Upload<TInput, TResult, TStatus>) {
  const [sent, setSent] = useState<number>()
  const command = upload(setSent)
  return {
    command: {
      ...command,
      mutationFn: (...args: Parameters<typeof command.mutationFn>) =>
        command.mutationFn(...args).finally(() => setSent(undefined)),
    },
    progress: sent !== undefined && <Sent percent={sent} />,
  }
}

function Sent({ percent: sent }: { percent: number }) {
  const { t } = useLingui()
  return (
    <UploadProgress sent={sent} label={t`Upload`}>
      {sent < 100 ? <Trans>{sent} % uploaded.</Trans> : <Trans>The file has been uploaded and is being checked.</Trans>}
    </UploadProgress>
  )
}

type Props = {
  /** Sent percent; 100 is sent, not accepted. */
  sent: number
  label: string
  /** The progress as text. */
  children: ReactNode
}

/** The progress of an upload as text and bar. */
function UploadProgress({ sent, label, children }: Props) {
  return (
    <Stack gap={6} role="status">
      <Text size="sm">{children}</Text>
      <ProgressBar percent={sent} animated={sent === 100} aria-label={label} />
    </Stack>
  )
}
