import type { Account } from '#sandbox/domain/account.ts'
import type { Message } from '#sandbox/domain/message.ts'
/** SMS and mails about a change of number and e-mail address, in German as the bank would write them. */

type Outgoing = Omit<Message, 'id'>

export const callNumberCode = (callNumber: string, code: string, now: Date): Outgoing => ({
  channel: 'SMS',
  recipient: callNumber,
  subject: 'Ihr Code für Ihre neue Rufnummer',
  text: `Ihr Code lautet: ${code}. Er gilt 5 Minuten und nur für Ihre neue Rufnummer bei paybox.`,
  code,
  sentAt: now,
})

const mail = (account: Account, recipient: string, now: Date, subject: string, lines: string[]): Outgoing => ({
  channel: 'MAIL',
  recipient,
  subject,
  text: [`Guten Tag ${account.firstName} ${account.lastName},`, ...lines, 'Ihre Bank'].join('\n\n'),
  code: null,
  sentAt: now,
})

/** Goes to the new address: whoever reads it there has it. */
export const emailCodeMail = (account: Account, email: string, code: string, now: Date): Outgoing => ({
  ...mail(account, email, now, 'Ihr Code für Ihre neue E-Mail-Adresse', [
    `Ihr Code lautet: ${code}`,
    'Er gilt 5 Minuten und nur für diese E-Mail-Adresse. Wenn Sie keinen Code angefordert haben, müssen Sie nichts tun.',
  ]),
  code,
})
