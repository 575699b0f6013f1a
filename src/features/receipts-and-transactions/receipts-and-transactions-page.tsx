import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Page } from '#src/shared/ui/page.tsx'
import { Tabbed } from '#src/shared/ui/tabbed.tsx'
import { moneyTabs, type MoneyTab } from './money-tabs.ts'

type Props = {
  open: MoneyTab
  onOpen: (tab: MoneyTab) => void
  /** What the open tab holds; the route puts the subjects together. */
  children: ReactNode
}

/** What a customer was billed and what they paid, for the customer and for bank staff alike (R051, R380, R432). */
export function ReceiptsAndTransactionsPage({ open, onOpen, children }: Props) {
  const { t } = useLingui()
  const labels: Record<MoneyTab, string> = { receipts: t`Receipts`, transactions: t`Transactions` }
  return (
    <Page title={t`Receipts and transactions`} context={t`Bills with their files, and every payment made by phone.`}>
      <Tabbed
        label={t`Receipts and transactions`}
        tabs={moneyTabs.map((name) => ({ name, label: labels[name], content: name === open && children }))}
        open={open}
        onOpen={onOpen}
      />
    </Page>
  )
}
