/** Which mails and SMS a change leaves, and where; pure. */
import { deleted, type Notice, noticeWords } from '#sandbox/domain/notice-words.ts'
import { type OutgoingMessage, mailTo } from '#sandbox/domain/message.ts'
import type { Person } from '#sandbox/domain/person.ts'
import type { Fact } from '#sandbox/domain/notifiable-columns.ts'

/** What is the person's own; all else of an administrator is the company's. */
const own: ReadonlySet<Fact> = new Set(['email', 'callNumber', 'password', 'access', 'lockout', 'roles'])

/**
 * One mail about all that has changed, at the address of before too, since the new one may be a stranger's; an SMS to the
 * number of before. Changes of a company are sent to its active administrators.
 */
export function noticesOf(
  before: Person,
  after: Person | undefined,
  changed: readonly Fact[],
  now: Date,
): OutgoingMessage[] {
  if (after === undefined) return [mail(before, before.accounts.email, [deleted], now)]
  const isForWork = after.companies !== null && after.accounts.deactivatedAt !== null
  const notifiable = isForWork ? changed.filter((fact) => own.has(fact)) : changed
  const notices = notifiable.flatMap((fact) => noticeWords[fact](after, before) ?? [])
  if (notices.length === 0) return []
  const places = new Set([before.accounts.email, after.accounts.email])
  const mails = [...places].map((place) => mail(after, place, notices, now))
  const number = before.private_customers?.callNumber
  return number !== undefined && changed.includes('callNumber') ? [...mails, sms(number, now)] : mails
}

function mail({ accounts }: Person, recipient: string, notices: Notice[], now: Date): OutgoingMessage {
  const [first] = notices
  const help =
    accounts.area === 'bank'
      ? 'wenden Sie sich bitte sofort an eine Administratorin oder einen Administrator der Bank.'
      : 'rufen Sie bitte sofort unsere Serviceline an.'
  return mailTo(accounts, now, {
    recipient,
    subject: notices.length === 1 && first !== undefined ? first.subject : 'Mehrere Angaben wurden geändert',
    lines: [...notices.map(({ text }) => text), `Wenn Sie damit nicht gerechnet haben, ${help}`],
  })
}

const sms = (recipient: string, now: Date): OutgoingMessage => ({
  channel: 'SMS',
  recipient,
  subject: 'Ihre Rufnummer bei paybox wurde geändert',
  text: 'Diese Rufnummer gilt ab jetzt nicht mehr für paybox. Wenn Sie damit nicht gerechnet haben, rufen Sie bitte sofort unsere Serviceline an.',
  code: null,
  sentAt: now,
})
