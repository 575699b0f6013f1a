import { Button, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ButtonRow } from '#src/shared/elements/button-row.tsx'
import { softDisabledProps } from '#src/shared/elements/soft-disabled.ts'
import type { ApiError } from '#src/shared/http/api-error.ts'
import { loadPart } from '#src/shared/http/load-part.ts'
import { ProblemNote } from '#src/shared/problem/problem-note.tsx'
import { saveFile } from '#src/shared/query/use-download.ts'
import { useListQuery } from '#src/shared/table/state/list-state.ts'
import classes from './transactions.module.css'
import type { TransactionQuery, TransactionsPort } from './transactions-port.ts'
import { liveRegion } from '../../shared/elements/live-region.ts'

/** The most rows of a file, so that one press does not send hundreds of requests. */
const maxRows = 5000

type Props = {
  port: TransactionsPort
  /** The query of the page that the list shows. */
  query: TransactionQuery
  /** What the payments have in common, for the name of the file. */
  name: string
}

/** Saves all payments that the filters leave as a CSV file, and prints the page of the list; nothing for an empty list. */
export function ExportPayments({ port, query, name }: Props) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const { data } = useListQuery(port.transactions(query))
  const { mutate, isPending, error } = useMutation<void, ApiError>({
    mutationFn: async () => {
      const { loadAllPayments, toCsv } = await loadPart(() => import('./transactions-csv.ts'))
      const payments = await loadAllPayments(client, port, query)
      const csv = toCsv(payments, { i18n, withCallNumbers: port.withCallNumbers === true })
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${t`transactions`}_${name}.csv`)
    },
  })
  if (data === undefined || data.meta.total === 0) return null
  const isTooMany = data.meta.total > maxRows
  return (
    <Stack gap="xs" className={classes.export!}>
      <ButtonRow>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          {...softDisabledProps({ busy: isPending, disabled: isTooMany, onClick: () => mutate() })}
        >
          <Trans>Save as CSV</Trans>
        </Button>
        <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </ButtonRow>
      <span {...liveRegion} className="visually-hidden">
        {isPending && t`Downloading the file`}
      </span>
      {isTooMany && (
        <Text size="sm">
          <Trans>A file holds up to {maxRows} payments. Please choose fewer days to save one.</Trans>
        </Text>
      )}
      {error && <ProblemNote error={error} />}
    </Stack>
  )
}
