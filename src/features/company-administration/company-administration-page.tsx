import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Page } from '#src/shared/ui/page.tsx'
import { Tabbed } from '#src/shared/ui/tabbed.tsx'
import { administrationTabs, type AdministrationTab } from './administration-tabs.ts'

type Props = {
  open: AdministrationTab
  onOpen: (tab: AdministrationTab) => void
  /** What each tab holds; a tab without content is not there. */
  contents: Partial<Record<AdministrationTab, ReactNode>>
}

/** Everything that is administered about a company, by itself and by bank staff (R379, R424). */
export function CompanyAdministrationPage({ open, onOpen, contents }: Props) {
  const { t } = useLingui()
  const labels: Record<AdministrationTab, string> = {
    companyData: t`Company data`,
    admins: t`Administrators`,
    notes: t`Notes`,
    customerDocuments: t`Documents`,
    'fees-credits': t`Fees and credits`,
    notifications: t`Notifications`,
  }
  const tabs = administrationTabs.filter((name) => contents[name] !== undefined)
  return (
    <Page title={t`Administration`}>
      <Tabbed
        label={t`Administration`}
        tabs={tabs.map((name) => ({ name, label: labels[name], content: contents[name] }))}
        open={tabs.includes(open) ? open : tabs[0]!}
        onOpen={onOpen}
      />
    </Page>
  )
}
