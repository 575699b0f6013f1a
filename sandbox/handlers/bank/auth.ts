/** The way in of the bank area. */
import { checkEmail } from '#sandbox/handlers/auth/check-email.ts'
import { login } from '#sandbox/handlers/auth/login.ts'
import { logout } from '#sandbox/handlers/auth/logout.ts'
import { resetPassword } from '#sandbox/handlers/auth/password-reset.ts'
import { requestPasswordTan } from '#sandbox/handlers/auth/password-tan.ts'
import { handler } from '#sandbox/server/handler.ts'

export const bankAuth = {
  bankCheckEmail: handler('bankCheckEmail', { handle: checkEmail }),
  bankLogin: handler('bankLogin', { handle: login, ownTransactions: true }),
  bankRequestPasswordTan: handler('bankRequestPasswordTan', { handle: requestPasswordTan }),
  bankResetPassword: handler('bankResetPassword', { handle: resetPassword, ownTransactions: true }),
  bankLogout: handler('bankLogout', { handle: logout }),
}
