import type { Account } from '#sandbox/domain/account.ts'
import type { Message } from '#sandbox/domain/message.ts'
/** The mails about a company, in German as the bank would write them. */

export const newAdministratorMail = (
  { email, firstName, lastName, customerNumber }: Account,
  company: string,
  now: Date,
): Omit<Message, 'id'> => ({
  channel: 'MAIL',
  recipient: email,
  subject: `Sie sind Administratorin oder Administrator von ${company}`,
  text: [
    `Guten Tag ${firstName} ${lastName},`,
    `Sie verwalten ab jetzt ${company} (Kundennummer ${customerNumber}) im Portal für Firmenkunden.`,
    'Damit Sie sich anmelden können, legen Sie bitte Ihr Passwort fest: Geben Sie auf der Anmeldeseite Ihre E-Mail-Adresse ein und folgen Sie den Schritten.',
    'Ihre Bank',
  ].join('\n\n'),
  code: null,
  sentAt: now,
})
