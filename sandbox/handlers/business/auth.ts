/** The way in of the business area. */
import { checkEmail } from '#sandbox/handlers/auth/check-email.ts'
import { login } from '#sandbox/handlers/auth/login.ts'
import { logout } from '#sandbox/handlers/auth/logout.ts'
import { resetPassword } from '#sandbox/handlers/auth/password-reset.ts'
import { requestPasswordTan } from '#sandbox/handlers/auth/password-tan.ts'
import { handler } from '#sandbox/server/handler.ts'

export const businessAuth = {
  businessCheckEmail: handler('businessCheckEmail', { handle: checkEmail }),
  businessLogin: handler('businessLogin', { handle: login, ownTransactions: true }),
  businessRequestPasswordTan: handler('businessRequestPasswordTan', { handle: requestPasswordTan }),
  businessResetPassword: handler('businessResetPassword', { handle: resetPassword, ownTransactions: true }),
  businessLogout: handler('businessLogout', { handle: logout }),
}
