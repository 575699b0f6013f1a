import { Link, Outlet } from '@tanstack/react-router'
import type { PrivateCustomersPort } from '#src/features/customers/customers-port.ts'
import { PrivateCustomerHeader } from '#src/features/customers/private-customer-header.tsx'

type Props = { port: Pick<PrivateCustomersPort, 'customer'>; bpNumber: string }

/** Who the customer is, and below it one of their pages (R370). */
export function PrivateCustomerContents({ port, bpNumber }: Props) {
  const to = '/bank/private-customer/$bpNumber'
  const params = { bpNumber }
  return (
    <>
      <PrivateCustomerHeader
        port={port}
        bpNumber={bpNumber}
        links={{
          mypaybox: <Link to={`${to}/mypaybox`} params={params} />,
          receiptsAndTransactions: <Link to={`${to}/receipts-and-transactions`} params={params} />,
          administration: <Link to={`${to}/administration`} params={params} />,
        }}
      />
      <Outlet />
    </>
  )
}
