import type { CancelTerminationRequest } from '#generated/model/cancel-termination-request.ts'
import type { ProductLimit } from '#generated/model/product-limit.ts'
import type { Product } from '#generated/model/product.ts'
import type { UpdateLocksRequest } from '#generated/model/update-locks-request.ts'
import type { Locks } from '#generated/model/locks.ts'
import { fakeChange, fakeChangeOf } from '#src/shared/query/command.fake.ts'
import type { Change } from '#src/shared/query/port.ts'
import type {
  BusinessActionsPort,
  LimitChange,
  PrivateActionsPort,
  TerminationRequest,
} from './customer-actions-port.ts'
import { fakeAnswer } from './customers.fake.ts'

type LimitOf<TPort> = TPort extends { changeLimit: Change<ProductLimit, LimitChange<infer TLimit>> } ? TLimit : never
type TerminationTypes<TPort> = TPort extends { terminate: Change<infer TCustomer, TerminationRequest<infer TReason>> }
  ? { customer: TCustomer; reason: TReason }
  : never

const commandsOf = <TPort extends PrivateActionsPort | BusinessActionsPort>() => ({
  changeLocks: fakeChangeOf('bankUpdatePrivateLocks')<UpdateLocksRequest, void>(undefined),
  changeLimit: fakeChangeOf('bankChangeProductLimit')<LimitChange<LimitOf<TPort>>, void>(undefined),
  terminate: fakeChange<
    TerminationTypes<TPort>['customer'],
    TerminationRequest<TerminationTypes<TPort>['reason']>,
    void
  >('bankTerminatePrivateCustomer', undefined),
  cancelTermination: fakeChange<TerminationTypes<TPort>['customer'], CancelTerminationRequest, void>(
    'bankCancelPrivateTermination',
    undefined,
  ),
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

/** Records what it is sent. */
export const fakePrivateActions = (locks: () => Promise<Locks> | Locks, product: () => Product = () => premium) => ({
  ...commandsOf<PrivateActionsPort>(),
  limit: () =>
    fakeAnswer('limit', (): ProductLimit => ({ etag: 'limit-1', monthlyLimitEUR: 300, remainingLimitEUR: 300 })),
  locks: () => fakeAnswer('locks', locks),
  product: () => fakeAnswer('product', product),
  remove: fakeChangeOf('bankDeletePrivateCustomer')<void, void>(undefined),
})

export const fakeBusinessActions = (locks: () => Promise<Locks> | Locks) => ({
  ...commandsOf<BusinessActionsPort>(),
  limit: () =>
    fakeAnswer('limit', (): ProductLimit => ({ etag: 'limit-1', monthlyLimitEUR: 5000, remainingLimitEUR: 5000 })),
  locks: () => fakeAnswer('locks', locks),
})
