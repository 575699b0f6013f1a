import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Page } from '#src/shared/ui/page.tsx'
import { Tabbed } from '#src/shared/ui/tabbed.tsx'
import type { AdministrationTab } from './administration-tabs.ts'

type Props<TTab extends AdministrationTab> = {
  /** In their order: a company's, or a private customer's. */
  tabs: readonly TTab[]
  open: TTab
  onOpen: (tab: TTab) => void
  /** What each tab holds; a tab without content is not there. */
  contents: Partial<Record<TTab, ReactNode>>
}

/** Everything that is administered about a customer; a company does a part of it by itself (R375, R379, R424). */
export function AdministrationPage<TTab extends AdministrationTab>({ tabs, open, onOpen, contents }: Props<TTab>) {
  const { t } = useLingui()
  const labels: Record<AdministrationTab, string> = {
    companyData: t`Company data`,
    admins: t`Administrators`,
    notes: t`Notes`,
    customerDocuments: t`Documents`,
    'customer-documents': t`Documents`,
    'fees-credits': t`Fees and credits`,
    notifications: t`Notifications`,
  }
  const shown = tabs.filter((name) => contents[name] !== undefined)
  return (
    <Page title={t`Administration`}>
      <Tabbed
        label={t`Administration`}
        tabs={shown.map((name) => ({ name, label: labels[name], content: contents[name] }))}
        open={shown.includes(open) ? open : shown[0]!}
        onOpen={onOpen}
      />
    </Page>
  )
}
