/** A mail or an SMS; `code` is the one in its text, for tests and for copying. */
export type Message = {
  id: number
  channel: 'MAIL' | 'SMS'
  recipient: string
  subject: string
  text: string
  code: string | null
  sentAt: Date
}

/** A message that is about to be sent. */
export type OutgoingMessage = Omit<Message, 'id'>

type Person = { email: string; firstName: string; lastName: string }
type Mail = { subject: string; lines: readonly string[]; recipient?: string; code?: string }

/** A mail that addresses the person by name; `recipient` is another address than the person's own. */
export const mailTo = (
  { email, firstName, lastName }: Person,
  now: Date,
  { subject, lines, recipient = email, code }: Mail,
): OutgoingMessage => ({
  channel: 'MAIL',
  recipient,
  subject,
  text: [`Guten Tag ${firstName} ${lastName},`, ...lines, 'Ihre Bank'].join('\n\n'),
  code: code ?? null,
  sentAt: now,
})
