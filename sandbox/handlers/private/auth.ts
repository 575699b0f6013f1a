/** The way in of the private area. */
import { checkEmail } from '#sandbox/handlers/auth/check-email.ts'
import { login } from '#sandbox/handlers/auth/login.ts'
import { logout } from '#sandbox/handlers/auth/logout.ts'
import { resetPassword } from '#sandbox/handlers/auth/password-reset.ts'
import { requestPasswordTan } from '#sandbox/handlers/auth/password-tan.ts'
import { handler } from '#sandbox/server/handler.ts'

export const privateAuth = {
  privateCheckEmail: handler('privateCheckEmail', { handle: checkEmail }),
  privateLogin: handler('privateLogin', { handle: login, ownTransactions: true }),
  privateRequestPasswordTan: handler('privateRequestPasswordTan', { handle: requestPasswordTan }),
  privateResetPassword: handler('privateResetPassword', { handle: resetPassword, ownTransactions: true }),
  privateLogout: handler('privateLogout', { handle: logout }),
}
