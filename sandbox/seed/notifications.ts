/** The messages of the seed: one for each bill that has a PDF, and some in every state. */
import { desc, isNotNull } from 'drizzle-orm'
import { annasForm } from '#sandbox/seed/documents.ts'
import { hostileMails } from '#sandbox/seed/hostile.ts'
import { brand } from '#sandbox/domain/receipt-file.ts'
import { startOf } from '#contract-checks/vienna-day.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { accounts } from '#sandbox/storage/tables/people.ts'
import type { notifications } from '#sandbox/storage/tables/documents-and-notes.ts'
import { receipts } from '#sandbox/storage/tables/billing.ts'

type Row = Required<typeof notifications.$inferInsert>
type NotificationText = Pick<Row, 'subject' | 'content'> & Partial<Row>

const minuteMs = 60_000
const dayMs = 1440 * minuteMs

const mail = (name: string, text: string) =>
  `<html><head><style>p { line-height: 1.5 } .sign { color: #5a5a5a }
.brand { padding-bottom: 0.5em; border-bottom: 3px solid ${brand.dot}; color: ${brand.petrol}; font-size: 1.25em; font-weight: 700 }
</style></head><body>
<p class="brand">paybox</p><p>Guten Tag ${name},</p><p>${text}</p><p class="sign" style="font-size: 0.875em">Freundliche Grüße<br>Ihr paybox-Team</p></body></html>`

/** A bill is sent to who owes it by the afternoon of its day, and at once where the sandbox is filled before that. */
const billed = (
  name: string,
  now: Date,
  { pdfReference, receiptDate, typeText, invoiceNumber }: typeof receipts.$inferSelect,
): NotificationText => ({
  subject: `Ihre ${typeText} ${invoiceNumber}`,
  content: mail(
    name,
    `Ihre ${typeText} vom ${receiptDate.split('-').toReversed().join('.')} ist da. Sie finden sie im Anhang.`,
  ),
  sentAt: new Date(Math.min(startOf(receiptDate).getTime() + 16 * 60 * minuteMs, now.getTime())),
  attachmentId: pdfReference,
})

const annas = (now: Date, bill: string | null): NotificationText[] => [
  {
    subject: 'Ihr neuer Tarif',
    content: mail('Anna Gruber', 'Ihr Wechsel ist vorgemerkt.'),
    state: 'OPEN',
    sentAt: null,
  },
  {
    subject: 'Ihr Antragsformular',
    content: mail('Anna Gruber', 'Sie finden das Formular im Anhang.'),
    sentAt: new Date(now.getTime() - 80 * dayMs),
    attachmentDocumentId: annasForm,
  },
  {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    recipient: 'anna.grubr@mail.example',
    state: 'FAILED',
    sentAt: new Date(now.getTime() - 83 * dayMs),
    content: 'Guten Tag Anna Gruber,\n\nbitte geben Sie den Code aus dieser Nachricht ein.\n\nIhr paybox-Team',
    replyMessage: '550 5.1.1 <anna.grubr@mail.example>: Recipient address rejected',
  },
  {
    subject: 'Ausweis erhalten',
    content: mail('Anna Gruber', 'Danke, Ihr Ausweis ist bei uns. Rechnung und Formular liegen bei.'),
    sentAt: new Date(now.getTime() - 81 * dayMs),
    attachmentId: bill,
    attachmentDocumentId: annasForm,
  },
]

const hostileOnes = new Set(['Fink', 'Donaudampfschifffahrtsgesellschaftskapit'])
const hostile = (now: Date): NotificationText[] =>
  hostileMails.map(([subject, content], index) => ({
    subject,
    content,
    state: 'FAILED',
    sentAt: new Date(now.getTime() - (index + 1) * dayMs),
    replyMessage: '<b>550</b> <script>alert(1)</script> Recipient address rejected',
  }))

/** Needs the bills, the people and the documents. */
export async function seededNotifications(db: Database, now: Date): Promise<Row[]> {
  const people = await db.select().from(accounts).where(isNotNull(accounts.customerId)).orderBy(accounts.id)
  const bills = await db
    .select()
    .from(receipts)
    .where(isNotNull(receipts.pdfReference))
    .orderBy(desc(receipts.receiptDate), receipts.invoiceNumber)
  const firsts = new Map(people.toReversed().map((person) => [person.customerId!, person]))
  return [...firsts].flatMap(([customerId, { email, firstName, lastName }], owner) => {
    const name = `${firstName} ${lastName}`
    const own = bills.filter((bill) => bill.customerId === customerId).map((bill) => billed(name, now, bill))
    const special =
      lastName === 'Gruber' ? annas(now, own[0]?.attachmentId ?? null) : hostileOnes.has(lastName) ? hostile(now) : []
    return [...special, ...own].map((notification, index): Row => ({
      id: `80000000-0000-4000-8000-${String(owner * 10_000 + index).padStart(12, '0')}`,
      customerId,
      sentAt: null,
      recipient: email,
      state: 'SENT',
      replyMessage: null,
      attachmentId: null,
      attachmentDocumentId: null,
      ...notification,
    }))
  })
}
