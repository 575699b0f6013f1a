import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Page } from '#src/shared/ui/page.tsx'
import { Tabbed } from '#src/shared/ui/tabbed.tsx'
import { payboxTabs, type PayboxTab } from './paybox-tabs.ts'

type Props = {
  open: PayboxTab
  onOpen: (tab: PayboxTab) => void
  /** What each tab holds; the route puts the subjects together. */
  contents: Record<PayboxTab, ReactNode>
}

/** Everything about one private customer's product, for the customer and for bank staff alike (R041). */
export function MyPayboxPage({ open, onOpen, contents }: Props) {
  const { t } = useLingui()
  const labels: Record<PayboxTab, string> = {
    'my-products': t`My products`,
    'call-number': t`Phone number`,
    'personal-information': t`Personal information`,
    'bank-data': t`Bank data`,
    'privacy-policy': t`Privacy`,
  }
  return (
    <Page title={t`My paybox`} context={t`Tier, limit and everything that belongs to them.`}>
      <Tabbed
        label={t`My paybox`}
        tabs={payboxTabs.map((name) => ({ name, label: labels[name], content: contents[name] }))}
        open={open}
        onOpen={onOpen}
      />
    </Page>
  )
}
