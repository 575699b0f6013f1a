import { Skeleton } from '@mantine/core'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import { LoadError } from '#src/shared/table/table-states.tsx'
import { useFreshQueryOnOpen } from '#src/shared/query/use-fresh-query-on-open.ts'
import type { PrivateActionsPort } from '../customer-actions-port.ts'
import { type CustomerModals, useOpenAction } from '../customer-modals.ts'
import { privateReasons } from '../termination-reasons.ts'
import { CustomerActions } from './customer-actions.tsx'
import { OfferedModals } from './offered-modals.tsx'
import { offeredActions } from './offered.ts'

/** Limits in EUR (R839). */
const terms = {
  limits: [50, 100, 200, 300, 500],
  limitSchema: () =>
    import('#generated/model/change-private-limit-request.ts').then((model) => model.ChangePrivateLimitRequest),
  reasons: privateReasons,
  endOf: ({ terminationDate, terminationReason }: PrivateCustomer) => ({ terminationDate, terminationReason }),
  terminationSchema: () => import('./termination-schema.ts').then((schemas) => schemas.privateTermination),
} as const

type Props = { port: PrivateActionsPort; customer: PrivateCustomer; modals: CustomerModals }

/** What can be done with a private customer. */
export function PrivateCustomerActions({ customer, ...props }: Props) {
  const { id, firstName, lastName } = customer
  const name = `${firstName} ${lastName}`
  return (
    <CustomerActions modals={props.modals} id={id} name={name}>
      <PrivateModals {...props} customer={customer} name={name} />
    </CustomerActions>
  )
}

/** Whether there is a limit, the product says (R512). */
function PrivateModals({ port, customer, modals, name }: Props & { name: string }) {
  const product = useFreshQueryOnOpen(port.product(), useOpenAction(modals, customer.id) !== undefined)
  const { productType, limits } = product.data ?? {}
  const limit = productType === 'Premium' ? limits!.activeProduct : null
  const { id, status, terminationDate } = customer
  return (
    <OfferedModals
      modals={modals}
      port={port}
      terms={terms}
      record={customer}
      customer={{ id, name, status, terminationDate }}
      actions={offeredActions({ status, hasLimit: limit !== null, limitOutlives: false })}
      limit={limit}
      note={
        product.isError ? (
          <LoadError error={product.error} onRetry={() => void product.refetch()} />
        ) : (
          product.data === undefined && <Skeleton height={74} radius="md" />
        )
      }
    />
  )
}
