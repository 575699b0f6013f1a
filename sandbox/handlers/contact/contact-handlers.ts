/** Name, e-mail address and password of who is signed in, and the number that a private customer pays with. */
import { changeByBank, changeWithCode, readCallNumber, requestSmsTan } from '#sandbox/handlers/contact/call-number.ts'
import { changeEmail, requestEmailTan } from '#sandbox/handlers/contact/email.ts'
import { changePassword } from '#sandbox/handlers/contact/password.ts'
import { readProfile, updateProfile } from '#sandbox/handlers/contact/profile.ts'
import { answer, read, write, writeInSteps } from '#sandbox/handlers/entry.ts'
import { of, twins } from '#sandbox/handlers/twins.ts'
import { own, person } from '#sandbox/handlers/ways.ts'

export const contactHandlers = {
  ...twins(
    { private: own, business: own },
    {
      GetProfile: answer(readProfile),
      UpdateProfile: write(updateProfile),
      RequestEmailTan: write(requestEmailTan),
      ChangeEmail: write(changeEmail),
      ChangePassword: writeInSteps(changePassword),
    },
  ),
  ...twins({ private: own, bank: person }, { GetCallNumber: read(readCallNumber) }),
  ...of(own, {
    privateRequestSmsTan: write(requestSmsTan),
    privateChangeCallNumber: write(changeWithCode),
  }),
  ...of(person, { bankChangeCallNumber: write(changeByBank) }),
}
