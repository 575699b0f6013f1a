/** Who works in the bank area; for administrators only (R737, R738, R887). */
import type { BankEmployee } from '#generated/model/bank-employee.ts'
import type { BankRole } from '#generated/model/bank-role.ts'
import type { Account } from '#sandbox/domain/account.ts'
import { withEtag } from '#sandbox/domain/etag.ts'
import type { Message } from '#sandbox/domain/message.ts'
import { handler } from '#sandbox/handlers/handler.ts'
import { refuse } from '#sandbox/handlers/problem.ts'
import {
  type BankAccount,
  addBankAccount,
  bankAccounts,
  findBankAccount,
  isLastBankAdministrator,
  updateBankAccount,
} from '#sandbox/storage/bank-employees.ts'
import { send } from '#sandbox/storage/outbox.ts'

const outside = ({ account, roles, roleVersion }: BankAccount): BankEmployee =>
  withEtag(account.version + roleVersion, {
    id: account.id,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    roles: roles as BankRole[],
    active: account.deactivatedAt === null,
  })

const welcomeMail = ({ email, firstName, lastName }: Account, now: Date): Omit<Message, 'id'> => ({
  channel: 'MAIL',
  recipient: email,
  subject: 'Ihr Zugang zum Portal der Bank',
  text: [
    `Guten Tag ${firstName} ${lastName},`,
    'Sie haben ab jetzt einen Zugang zum Portal der Bank.',
    'Damit Sie sich anmelden können, legen Sie bitte Ihr Passwort fest: Geben Sie auf der Anmeldeseite Ihre E-Mail-Adresse ein und folgen Sie den Schritten.',
    'Ihre Bank',
  ].join('\n\n'),
  code: null,
  sentAt: now,
})

export const employeeHandlers = {
  bankListEmployees: handler('bankListEmployees', {
    handle: async ({ db }) => {
      const results = (await bankAccounts(db)).map(outside)
      return { status: 200, body: { results, total: results.length } }
    },
  }),
  bankCreateEmployee: handler('bankCreateEmployee', {
    handle: async (call) => {
      const { db, now, body } = call
      const added = await addBankAccount(db, body)
      if (added === undefined) return refuse(call, 409, 'Another bank employee has this e-mail address')
      await send(db, welcomeMail(added.account, now))
      return { status: 201, body: outside(added) }
    },
  }),
  /** Who is deactivated is signed out everywhere (server/notify-affected-people.ts) and cannot sign in again (468). */
  bankUpdateEmployee: handler('bankUpdateEmployee', {
    resource: ({ db, params }) => findBankAccount(db, params.bankEmployeeId),
    handle: async (call, account) => {
      const { db, now } = call
      const { roles, active } = call.body
      const staysAdministrator = active && roles.includes('ADMINISTRATOR')
      if (!staysAdministrator && (await isLastBankAdministrator(db, account.id))) {
        return refuse(call, 409, 'The last active administrator of the bank keeps role and access')
      }
      await updateBankAccount(db, account.id, { roles, deactivatedAt: active ? null : (account.deactivatedAt ?? now) })
      return { status: 204 }
    },
  }),
}
