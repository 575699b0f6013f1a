import { useLingui } from '@lingui/react/macro'
import { Tabs } from '#src/shared/page/tabs.tsx'
import type { TabbedProps } from '#src/shared/page/use-page.ts'
import type { privateCustomerAdministration } from './customer-administration.ts'
import { type KeptPorts, useKeptTabs } from './kept-tabs.tsx'

type Props = TabbedProps<typeof privateCustomerAdministration, KeptPorts>

/** Everything that bank staff administer about a private customer (R375). */
export function PrivateCustomerAdministrationContents({ ports, tabs }: Props) {
  const { t } = useLingui()
  const { documents, ...others } = useKeptTabs(ports, {
    notes: tabs.place('notes'),
    documents: tabs.place('customer-documents'),
    fees: tabs.place('fees-credits'),
    notifications: tabs.place('notifications'),
  })
  return <Tabs title={t`Administration`} tabs={tabs} contents={{ ...others, 'customer-documents': documents }} />
}
