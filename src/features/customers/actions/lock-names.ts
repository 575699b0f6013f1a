/** The locks that bank staff set and remove (R519 to R521). */
export const lockNames = ['securityLockRM', 'securityLockSL', 'securityLockCustomerWish', 'securityLockCS'] as const
