import { useLingui } from '@lingui/react/macro'
import { IconBuilding } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { CustomerHeader, type CustomerPage } from './customer-header.tsx'
import type { BusinessCustomersPort } from './customers-port.ts'
import { RunningTask } from './running-task.tsx'

type Props = {
  port: Pick<BusinessCustomersPort, 'customer'>
  bpNumber: string
  /** The ways to the pages of the company, as empty links. */
  links: Record<'receiptsAndTransactions' | 'callingNumbers' | 'administration', CustomerPage['link']>
}

/** Which company it is, from every page about it (R376, R377). */
export function BusinessCustomerHeader({ port, bpNumber, links }: Props) {
  const { t } = useLingui()
  const { data: customer } = useSuspenseQuery(port.customer(bpNumber))
  return (
    <CustomerHeader
      name={customer.companyName}
      icon={<IconBuilding size={24} aria-hidden />}
      bpNumber={bpNumber}
      status={customer.statusDetails.status}
      locks={customer.locks}
      task={<RunningTask query={port.customer(bpNumber)} />}
      pages={[
        { label: t`Receipts and transactions`, link: links.receiptsAndTransactions },
        { label: t`Calling numbers`, link: links.callingNumbers },
        { label: t`Administration`, link: links.administration },
      ]}
    />
  )
}
