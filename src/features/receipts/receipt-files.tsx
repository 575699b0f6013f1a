import { Button } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconDownload } from '@tabler/icons-react'
import type { Receipt } from '#generated/model/receipt.ts'
import { useDownload } from '#src/shared/query/use-download.ts'
import { askBank } from '#src/shared/problem/answers/answer-sentences.ts'
import { ProblemNote } from '#src/shared/problem/problem-note.tsx'
import { Spinner } from '#src/shared/elements/spinner.tsx'
import classes from './receipts.module.css'
import type { ReceiptsPort } from './receipts-port.ts'
import { liveRegion } from '../../shared/elements/live-region.ts'

type Props = { receipt: Receipt; command: ReceiptsPort['download'] }

const sentences = {
  404: askBank(msg`This file is no longer in the bank’s archive.`),
}

/** A button for each file of a receipt (R862), with its error below. */
export function ReceiptFiles({ receipt, command }: Props) {
  const { t } = useLingui()
  const { invoiceNumber, archiveReferencePdf, archiveReferenceCsv } = receipt
  const files = { PDF: archiveReferencePdf, CSV: archiveReferenceCsv }
  const { download, pending, error } = useDownload(
    command,
    (reference) => `${invoiceNumber}.${reference === archiveReferencePdf ? 'pdf' : 'csv'}`,
  )
  return (
    <div className={classes.files}>
      <div className={classes.buttons}>
        {(['PDF', 'CSV'] as const).map((kind) => {
          const reference = files[kind]
          if (reference === null) return null
          const loading = pending === reference
          return (
            <Button
              key={kind}
              variant="default"
              size="compact-sm"
              className={classes.button!}
              aria-label={t`${kind} for receipt ${invoiceNumber}`}
              aria-busy={loading}
              leftSection={loading ? <Spinner /> : <IconDownload size={16} aria-hidden />}
              onClick={() => download(reference)}
            >
              {kind}
            </Button>
          )
        })}
      </div>
      <span {...liveRegion} className="visually-hidden">
        {pending !== undefined && t`Downloading the file`}
      </span>
      {error && (
        <div className={classes.problem}>
          <ProblemNote error={error} sentences={sentences} />
        </div>
      )}
    </div>
  )
}
