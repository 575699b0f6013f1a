import type { CancelTerminationRequest } from '#generated/model/cancel-termination-request.ts'
import type { Product } from '#generated/model/product.ts'
import type { UpdateLocksRequest } from '#generated/model/update-locks-request.ts'
import type { Locks } from '#generated/model/locks.ts'
import { fakeOf } from '#src/shared/query/command.fake.ts'
import type { BusinessActionsPort, LimitChange, PrivateActionsPort, TerminationOf } from './customer-actions-port.ts'
import { answering } from './customers.fake.ts'

type LimitOf<TPort> = TPort extends {
  changeLimit: { mutationFn: (sent: LimitChange<infer TLimit>, ...rest: never) => unknown }
}
  ? TLimit
  : never
type ReasonOf<TPort> = TPort extends {
  terminate: { mutationFn: (sent: TerminationOf<infer TReason>, ...rest: never) => unknown }
}
  ? TReason
  : never

const commandsOf = <TPort extends PrivateActionsPort | BusinessActionsPort>() => ({
  changeLocks: fakeOf('bankUpdatePrivateLocks')<UpdateLocksRequest, void>(undefined),
  changeLimit: fakeOf('bankChangeProductLimit')<LimitChange<LimitOf<TPort>>, void>(undefined),
  terminate: fakeOf('bankTerminatePrivateCustomer')<TerminationOf<ReasonOf<TPort>>, void>(undefined),
  cancelTermination: fakeOf('bankCancelPrivateTermination')<CancelTerminationRequest, void>(undefined),
})

export const premium: Product = {
  productType: 'Premium',
  activationDate: '2021-09-15',
  terminationDate: null,
  terminationReason: null,
  limits: { activeProduct: 300, inactiveProduct: 100 },
  costs: { starter: 1.5, premium: 3.9, rabatt: 0 },
  productChangeId: null,
}

/** Keeps what it is sent. */
export const fakePrivateActions = (locks: () => Promise<Locks> | Locks, product: () => Product = () => premium) => ({
  ...commandsOf<PrivateActionsPort>(),
  locks: () => answering('locks', locks),
  product: () => answering('product', product),
  remove: fakeOf('bankDeletePrivateCustomer')<void, void>(undefined),
})

export const fakeBusinessActions = (locks: () => Promise<Locks> | Locks) => ({
  ...commandsOf<BusinessActionsPort>(),
  locks: () => answering('locks', locks),
})
