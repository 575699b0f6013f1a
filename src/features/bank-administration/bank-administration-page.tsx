import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Page } from '#src/shared/ui/page.tsx'
import { Tabbed } from '#src/shared/ui/tabbed.tsx'
import { bankAdministrationTabs, type BankAdministrationTab } from './bank-administration-tabs.ts'

type Props = {
  open: BankAdministrationTab
  onOpen: (tab: BankAdministrationTab) => void
  /** What each tab holds; a tab without content is not there, for whoever may not see it (R382). */
  contents: Partial<Record<BankAdministrationTab, ReactNode>>
}

/** What the bank administrates beside its customers (R381). */
export function BankAdministrationPage({ open, onOpen, contents }: Props) {
  const { t } = useLingui()
  const labels: Record<BankAdministrationTab, string> = {
    tasks: t`Tasks`,
    'bank-employees': t`Bank employees`,
    'deny-list': t`Deny list`,
    'allow-list': t`Allow list`,
    'bill-run-calculation': t`Bill run: days`,
    'bill-run-transactions': t`Bill run: sums`,
  }
  const shown = bankAdministrationTabs.filter((name) => contents[name] !== undefined)
  return (
    <Page title={t`Administration`} context={t`Background tasks, access to this portal, registrations and bill runs.`}>
      <Tabbed
        label={t`Administration`}
        tabs={shown.map((name) => ({ name, label: labels[name], content: contents[name] }))}
        open={shown.includes(open) ? open : shown[0]!}
        onOpen={onOpen}
      />
    </Page>
  )
}
