/** The amount that may still be spent of a monthly limit, computed only here. Pure; amounts are cents. */
import type { ProductLimit } from '#generated/model/product-limit.ts'
import type { TransactionStatus } from '#generated/model/transaction-status.ts'

/** Which states use up the limit: the money is gone, or held until it is. Refused, cancelled and refunded ones do not. */
const uses: Record<TransactionStatus, boolean> = {
  captured: true,
  reserved: true,
  cancelled: false,
  cancelFailed: false,
  captureFailed: false,
  refund: false,
  refundFailed: false,
  reserveFailed: false,
}

export const usesLimit = (status: TransactionStatus): boolean => uses[status]

export const limitUsingStatuses = (Object.keys(uses) as TransactionStatus[]).filter(usesLimit)

/** Never below zero, also when the limit went down, and 0 while payments are impossible. */
export function toLimitResponse(limitCents: number, spentCents: number, canPay: boolean): Omit<ProductLimit, 'etag'> {
  const left = canPay ? Math.min(limitCents, Math.max(0, limitCents - spentCents)) : 0
  return { monthlyLimitEUR: limitCents / 100, remainingLimitEUR: left / 100 }
}
