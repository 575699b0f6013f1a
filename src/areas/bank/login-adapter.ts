import {
  bankCheckEmail,
  bankLogin,
  bankRequestPasswordTan,
  bankResetPassword,
} from '#generated/api/bank-login/bank-login.ts'
import type { LoginPort } from '#src/features/login/login-port.ts'
import { command } from '#src/shared/query/port.ts'

export const loginAdapter: LoginPort = {
  checkEmail: command('bankCheckEmail', bankCheckEmail),
  logIn: command('bankLogin', bankLogin),
  requestCode: command('bankRequestPasswordTan', bankRequestPasswordTan),
  resetPassword: command('bankResetPassword', bankResetPassword),
}
