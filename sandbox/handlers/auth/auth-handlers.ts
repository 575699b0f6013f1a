/** The way in and out, the same in every area. */
import { checkEmail } from '#sandbox/handlers/auth/check-email.ts'
import { login } from '#sandbox/handlers/auth/login.ts'
import { logout } from '#sandbox/handlers/auth/logout.ts'
import { resetPassword } from '#sandbox/handlers/auth/password-reset.ts'
import { requestPasswordTan } from '#sandbox/handlers/auth/password-tan.ts'
import { answer, answerInSteps } from '#sandbox/handlers/entry.ts'
import { twins } from '#sandbox/handlers/twins.ts'
import { nobody } from '#sandbox/handlers/ways.ts'

export const authHandlers = twins(
  { private: nobody, business: nobody, bank: nobody },
  {
    CheckEmail: answer(checkEmail),
    Login: answerInSteps(login),
    RequestPasswordTan: answer(requestPasswordTan),
    ResetPassword: answerInSteps(resetPassword),
    Logout: answer(logout),
  },
)
