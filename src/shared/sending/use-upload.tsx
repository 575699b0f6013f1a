import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { UploadProgress } from '../form/shell/upload-progress.tsx'
import type { Command } from '../query/port.ts'

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
