import { Anchor, Skeleton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import type { Receipt } from '#generated/model/receipt.ts'
import {
  receiptList,
  type ReceiptDays,
  type ReceiptSearch,
  type ReceiptsPort,
} from '#src/features/receipts/receipts-port.ts'
import { ReceiptsTab } from '#src/features/receipts/receipts-tab.tsx'
import type { TransactionsPort } from '#src/features/transactions/transactions-port.ts'
import { TransactionsTab } from '#src/features/transactions/transactions-tab.tsx'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { Tabs } from '#src/shared/page/tabs.tsx'
import type { TabbedProps } from '#src/shared/page/use-page.ts'
import { loadable } from '#src/shared/ui/loadable.tsx'
import { Section } from '#src/shared/ui/section.tsx'
import type { receiptsAndTransactions } from './receipts-and-transactions.ts'

const summarySkeleton = <Skeleton height={280} maw={560} radius="md" aria-hidden />

/** Loaded with its words, which the list of payments does not need otherwise. */
const Summary = loadable(async () => {
  const [part] = await Promise.all([import('#src/features/receipts/receipt-summary.tsx'), loadCatalog('receipts')])
  return part.ReceiptSummary
}, summarySkeleton)

type Ports = { receipts: ReceiptsPort; transactions: TransactionsPort }

/** The state of the list of receipts as one parameter. */
const toQuery = (search: ReceiptSearch): string =>
  new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)])).toString()

/** To the list of receipts as it was, on the page of this receipt, which is marked. */
function BackToReceipt({ receipt, receipts }: { receipt: string; receipts: string | undefined }) {
  const list = receiptList.parse(Object.fromEntries(new URLSearchParams(receipts)))
  return (
    <Anchor
      size="sm"
      display="inline-block"
      py={10}
      w="fit-content"
      renderRoot={(props) => (
        <Link to="." search={{ ...list, added: receipt }} state={{ row: receipt }} resetScroll={false} {...props} />
      )}
    >
      <Trans>Back to receipt {receipt}</Trans>
    </Anchor>
  )
}

type Props = TabbedProps<typeof receiptsAndTransactions, Ports> & {
  /** An empty link to the fees and credits of these days, for bank staff. */
  feesLink?: (days: ReceiptDays) => ReactElement
}

/** The page of all four routes: a customer's own, a company's own, and the bank's on both. */
export function ReceiptsAndTransactionsContents({ ports, tabs, feesLink }: Props) {
  const { t } = useLingui()
  const receipts = tabs.urlState('receipts')
  const transactions = tabs.urlState('transactions')
  const { receipt, receiptDate, receipts: origin } = transactions.search
  const paymentsLink = ({ invoiceNumber, receiptDate: date }: Receipt) => (
    <Link
      to="."
      search={{
        tab: 'transactions',
        receipt: invoiceNumber,
        receiptDate: date,
        receipts: toQuery(receipts.search),
      }}
    />
  )
  return (
    <Tabs
      title={t`Receipts and transactions`}
      tabs={tabs}
      contents={{
        receipts: {
          label: t`Receipts`,
          content: <ReceiptsTab port={ports.receipts} paymentsLink={paymentsLink} feesLink={feesLink} {...receipts} />,
        },
        transactions: {
          label: t`Transactions`,
          content: (
            <>
              {receipt !== undefined && <BackToReceipt receipt={receipt} receipts={origin} />}
              {receipt !== undefined && receiptDate !== undefined && (
                <Section skeleton={summarySkeleton}>
                  <Summary port={ports.receipts} invoiceNumber={receipt} receiptDate={receiptDate} />
                </Section>
              )}
              <TransactionsTab port={ports.transactions} {...transactions} />
            </>
          ),
        },
      }}
    />
  )
}
