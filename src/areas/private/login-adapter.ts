import {
  privateCheckEmail,
  privateLogin,
  privateRequestPasswordTan,
  privateResetPassword,
} from '#generated/api/private-login/private-login.ts'
import type { LoginPort } from '#src/features/login/login-port.ts'
import { command } from '#src/shared/query/port.ts'

export const loginAdapter: LoginPort = {
  checkEmail: command('privateCheckEmail', privateCheckEmail),
  logIn: command('privateLogin', privateLogin),
  requestCode: command('privateRequestPasswordTan', privateRequestPasswordTan),
  resetPassword: command('privateResetPassword', privateResetPassword),
}
