import { getRouteApi } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { BusinessCustomerActions } from '#src/features/customers/actions/business-customer-actions.tsx'
import { DeleteCustomer } from '#src/features/customers/actions/delete-customer.tsx'
import { PrivateCustomerActions } from '#src/features/customers/actions/private-customer-actions.tsx'
import { RowHistory } from './-row-history.tsx'
import { useRowWindows } from './-row-windows.ts'

type OfPerson = Pick<ComponentProps<typeof PrivateCustomerActions>, 'customer'>
type OfCompany = Pick<ComponentProps<typeof BusinessCustomerActions>, 'customer'>

const area = getRouteApi('/bank/_signed-in')

function PrivateButtons({ customer }: OfPerson) {
  const { ports, may } = area.useRouteContext()
  const shared = { port: ports.privateActions(customer.id), customer, ...useRowWindows(customer.id) }
  const name = `${customer.firstName} ${customer.lastName}`
  return (
    <>
      <RowHistory object={{ objectType: 'PRIVATE_CUSTOMER', objectId: customer.id }} name={name} />
      <PrivateCustomerActions {...shared} />
      {may('bankDeletePrivateCustomer') && <DeleteCustomer {...shared} />}
    </>
  )
}

function BusinessButtons({ customer }: OfCompany) {
  const { ports } = area.useRouteContext()
  const shared = { port: ports.businessActions(customer.id), customer, ...useRowWindows(customer.id) }
  return (
    <>
      <RowHistory object={{ objectType: 'BUSINESS_CUSTOMER', objectId: customer.id }} name={customer.companyName} />
      <BusinessCustomerActions {...shared} />
    </>
  )
}

/** What can be done with a row of the private customers (R355 to R357). */
export const privateCustomerButtons = (customer: OfPerson['customer']) => <PrivateButtons customer={customer} />

/** What can be done with a row of the companies (R366). */
export const businessCustomerButtons = (customer: OfCompany['customer']) => <BusinessButtons customer={customer} />
