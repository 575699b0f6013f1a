import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, Outlet } from '@tanstack/react-router'
import { BusinessCustomerHeader, PrivateCustomerHeader } from '#src/features/customers/customer-header.tsx'
import type { BusinessCustomersPort, PrivateCustomersPort } from '#src/features/customers/customers-port.ts'
import { Titled } from '#src/shared/ui/page-title.tsx'

type Props<TPort extends { customer: unknown }> = { port: Pick<TPort, 'customer'>; bpNumber: string }

/** Who the private customer is, and below it one of their pages (R370). */
export function PrivateCustomerContents(props: Props<PrivateCustomersPort>) {
  const to = '/bank/private-customer/$bpNumber'
  const params = { bpNumber: props.bpNumber }
  const { firstName, lastName } = useSuspenseQuery(props.port.customer(props.bpNumber)).data
  return (
    <Titled about={`${firstName} ${lastName} ${props.bpNumber}`}>
      <PrivateCustomerHeader
        {...props}
        links={{
          mypaybox: <Link to={`${to}/mypaybox`} params={params} />,
          receiptsAndTransactions: <Link to={`${to}/receipts-and-transactions`} params={params} />,
          administration: <Link to={`${to}/administration`} params={params} />,
        }}
      />
      <Outlet />
    </Titled>
  )
}

/** Which company it is, and below it one of its pages (R376, R377). */
export function BusinessCustomerContents(props: Props<BusinessCustomersPort>) {
  const to = '/bank/business-customer/$bpNumber'
  const params = { bpNumber: props.bpNumber }
  const { companyName } = useSuspenseQuery(props.port.customer(props.bpNumber)).data
  return (
    <Titled about={`${companyName} ${props.bpNumber}`}>
      <BusinessCustomerHeader
        {...props}
        links={{
          receiptsAndTransactions: <Link to={`${to}/receipts-and-transactions`} params={params} />,
          callingNumbers: <Link to={`${to}/calling-number`} params={params} />,
          administration: <Link to={`${to}/administration`} params={params} />,
        }}
      />
      <Outlet />
    </Titled>
  )
}
