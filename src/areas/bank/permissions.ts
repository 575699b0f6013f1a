import { rolesOf } from '#generated/roles.ts'
import type { Claims } from '#src/shared/session/claims.ts'

/** Whether an employee may call an operation that needs a role, by the contract (A129 to A132); the server decides in any case. */
export type May = (operation: keyof typeof rolesOf) => boolean

export const permissionsOf =
  ({ roles }: Pick<Claims, 'roles'>): May =>
  (operation) =>
    rolesOf[operation].some((role) => roles.includes(role))
