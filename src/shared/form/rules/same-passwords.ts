import { ruleBetween } from './rule.ts'

type Repeated = { newPassword: string; newPasswordConfirm: string }

/** The repetition of a new password equals it (R189). */
export const samePasswords = () =>
  ruleBetween<Repeated>(
    ['newPasswordConfirm'],
    ({ newPassword, newPasswordConfirm }) => (newPassword === newPasswordConfirm ? undefined : 'passwordsDiffer'),
    ['newPassword', 'newPasswordConfirm'],
  )
