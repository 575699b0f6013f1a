import { Link, Outlet } from '@tanstack/react-router'
import { BusinessCustomerHeader, PrivateCustomerHeader } from '#src/features/customers/customer-header.tsx'
import type { BusinessCustomersPort, PrivateCustomersPort } from '#src/features/customers/customers-port.ts'

type Props<TPort extends { customer: unknown }> = { port: Pick<TPort, 'customer'>; bpNumber: string }

/** Who the private customer is, and below it one of their pages (R370). */
export function PrivateCustomerContents(props: Props<PrivateCustomersPort>) {
  const to = '/bank/private-customer/$bpNumber'
  const params = { bpNumber: props.bpNumber }
  return (
    <>
      <PrivateCustomerHeader
        {...props}
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

/** Which company it is, and below it one of its pages (R376, R377). */
export function BusinessCustomerContents(props: Props<BusinessCustomersPort>) {
  const to = '/bank/business-customer/$bpNumber'
  const params = { bpNumber: props.bpNumber }
  return (
    <>
      <BusinessCustomerHeader
        {...props}
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
