import type { Account } from '#sandbox/domain/account.ts'
import type { Message } from '#sandbox/domain/message.ts'
/** The mails of the login, in German as the bank would write them. */

type Mail = Omit<Message, 'id'>

const mail = (account: Account, now: Date, subject: string, lines: string[], code: string | null): Mail => ({
  channel: 'MAIL',
  recipient: account.email,
  subject,
  text: [`Guten Tag ${account.firstName} ${account.lastName},`, ...lines, 'Ihre Bank'].join('\n\n'),
  code,
  sentAt: now,
})

export const passwordCodeMail = (account: Account, code: string, now: Date): Mail =>
  mail(
    account,
    now,
    'Ihr Code für ein neues Passwort',
    [
      `Ihr Code lautet: ${code}`,
      'Er gilt 5 Minuten und nur für ein neues Passwort. Wenn Sie keinen Code angefordert haben, müssen Sie nichts tun.',
    ],
    code,
  )
