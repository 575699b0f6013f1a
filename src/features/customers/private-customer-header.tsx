import { useLingui } from '@lingui/react/macro'
import { IconUser } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { formatCallNumber } from '#src/shared/format/phone.ts'
import { formatDate } from '#src/shared/format/date.ts'
import { CustomerHeader, type CustomerPage } from './customer-header.tsx'
import type { PrivateCustomersPort } from './customers-port.ts'
import { RunningTask } from './running-task.tsx'

type Props = {
  port: Pick<PrivateCustomersPort, 'customer'>
  bpNumber: string
  /** The ways to the pages of the customer, as empty links. */
  links: Record<'mypaybox' | 'receiptsAndTransactions' | 'administration', CustomerPage['link']>
}

/** Who the private customer is, from every page about them (R370). */
export function PrivateCustomerHeader({ port, bpNumber, links }: Props) {
  const { t } = useLingui()
  const { data: customer } = useSuspenseQuery(port.customer(bpNumber))
  return (
    <CustomerHeader
      name={`${customer.firstName} ${customer.lastName}`}
      icon={<IconUser size={24} aria-hidden />}
      bpNumber={bpNumber}
      facts={[
        { label: t`Phone number`, value: formatCallNumber(customer.callNumber) },
        { label: t`Date of birth`, value: formatDate(customer.birthDate) },
      ]}
      status={customer.status}
      locks={customer.locks}
      task={<RunningTask query={port.customer(bpNumber)} />}
      pages={[
        { label: t`My paybox`, link: links.mypaybox },
        { label: t`Receipts and transactions`, link: links.receiptsAndTransactions },
        { label: t`Administration`, link: links.administration },
      ]}
    />
  )
}
