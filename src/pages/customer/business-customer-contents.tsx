import { Link, Outlet } from '@tanstack/react-router'
import { BusinessCustomerHeader } from '#src/features/customers/business-customer-header.tsx'
import type { BusinessCustomersPort } from '#src/features/customers/customers-port.ts'

type Props = { port: Pick<BusinessCustomersPort, 'customer'>; bpNumber: string }

/** Which company it is, and below it one of its pages (R376, R377). */
export function BusinessCustomerContents({ port, bpNumber }: Props) {
  const to = '/bank/business-customer/$bpNumber'
  const params = { bpNumber }
  return (
    <>
      <BusinessCustomerHeader
        port={port}
        bpNumber={bpNumber}
        links={{
          receiptsAndTransactions: <Link to={`${to}/receipts-and-transactions`} params={params} />,
          callingNumbers: <Link to={`${to}/calling-number`} params={params} />,
          administration: <Link to={`${to}/administration`} params={params} />,
        }}
      />
      <Outlet />
    </>
  )
}
