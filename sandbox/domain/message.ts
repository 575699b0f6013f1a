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
