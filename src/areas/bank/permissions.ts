import { rolesOf } from '#generated/roles.ts'
import type { Claims } from '#src/shared/session/claims.ts'

/**
 * Whether an employee may make a call that not everybody may; what they may not is not offered to them. The contract is
 * the one table of it (A129 to A132), and the server decides in any case.
 */
export type May = (operation: keyof typeof rolesOf) => boolean

export const permissionsOf =
  ({ roles }: Pick<Claims, 'roles'>): May =>
  (operation) =>
    rolesOf[operation].some((role) => roles.includes(role))
