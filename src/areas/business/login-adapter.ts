import {
  businessCheckEmail,
  businessLogin,
  businessRequestPasswordTan,
  businessResetPassword,
} from '#generated/api/business-login/business-login.ts'
import type { LoginPort } from '#src/features/login/login-port.ts'
import { command } from '#src/shared/query/port.ts'

export const loginAdapter: LoginPort = {
  checkEmail: command('businessCheckEmail', businessCheckEmail),
  logIn: command('businessLogin', businessLogin),
  requestCode: command('businessRequestPasswordTan', businessRequestPasswordTan),
  resetPassword: command('businessResetPassword', businessResetPassword),
}
