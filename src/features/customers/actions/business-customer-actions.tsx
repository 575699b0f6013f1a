import type { BusinessCustomer } from '#generated/model/business-customer.ts'
import type { BusinessActionsPort } from '../customer-actions-port.ts'
import type { CustomerModals } from '../customer-modals.ts'
import { businessReasons } from '../termination-reasons.ts'
import { CustomerActions } from './customer-actions.tsx'
import { OfferedModals } from './offered-modals.tsx'
import { offeredActions } from './offered.ts'

/** Limits in EUR (R840). */
const terms = {
  limits: [0, 100, 400, 800, 1000, 2000, 5000, 7000, 10_000, 15_000, 20_000, 25_000, 30_000, 50_000],
  limitSchema: () =>
    import('#generated/model/change-business-limit-request.ts').then((model) => model.ChangeBusinessLimitRequest),
  reasons: businessReasons,
  endOf: ({ statusDetails: { terminationDate, terminationReason } }: BusinessCustomer) => ({
    terminationDate,
    terminationReason,
  }),
  terminationSchema: () => import('./termination-schema.ts').then((schemas) => schemas.businessTermination),
} as const

type Props = { port: BusinessActionsPort; customer: BusinessCustomer; modals: CustomerModals }

/** What can be done with a company; its limit can always be changed (R513). */
export function BusinessCustomerActions({ port, customer, modals }: Props) {
  const { id, companyName, limit, statusDetails } = customer
  const { status, terminationDate } = statusDetails
  return (
    <CustomerActions modals={modals} id={id} name={companyName}>
      <OfferedModals
        modals={modals}
        port={port}
        terms={terms}
        record={customer}
        customer={{ id, name: companyName, status, terminationDate }}
        actions={offeredActions({ status, hasLimit: true, limitOutlives: true })}
        limit={limit}
      />
    </CustomerActions>
  )
}
