/** What an entry of a history is about; a change of a named thing cannot be written without its name. Pure. */
import type { HistoryObjectType } from '#generated/model/history-object-type.ts'
import type { HistorySubject } from '#generated/model/history-subject.ts'
import type { HistorySubjectType } from '#generated/model/history-subject-type.ts'
import type { Account } from '#sandbox/domain/account.ts'
import type { StoredNumber } from '#sandbox/domain/calling-number.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import type { StoredFee } from '#sandbox/domain/fee.ts'

/** Whose history it is. */
export type HistoryObject = { objectType: HistoryObjectType; objectId: string }

/** A named thing as its list calls it; whether it still exists is found out when it is read. */
export type StoredSubject = Omit<HistorySubject, 'exists'>

/** The kinds of targets: a customer alone, or a named thing. */
export type TargetKind = 'CUSTOMER' | HistorySubjectType

/** `kind` decides which activities there are (activity-words.ts). */
export type HistoryTarget<Kind extends TargetKind = TargetKind> = HistoryObject & {
  kind: Kind
  subject: Kind extends HistorySubjectType ? StoredSubject : null
}

export const historyOf = ({ kind, id }: Pick<Customer, 'kind' | 'id'>): HistoryTarget<'CUSTOMER'> => ({
  objectType: kind === 'private' ? 'PRIVATE_CUSTOMER' : 'BUSINESS_CUSTOMER',
  objectId: id,
  kind: 'CUSTOMER',
  subject: null,
})

/** Documents, fees and notes have their entries in the history of their customer. */
export const documentTarget = (
  customer: Pick<Customer, 'kind' | 'id'>,
  { id, filename }: { id: string; filename: string },
): HistoryTarget<'DOCUMENT'> => ({
  ...historyOf(customer),
  kind: 'DOCUMENT',
  subject: { type: 'DOCUMENT', id, name: filename },
})

export const feeTarget = (
  customer: Pick<Customer, 'kind' | 'id'>,
  { id, transactionText }: Pick<StoredFee, 'id' | 'transactionText'>,
): HistoryTarget<'FEE'> => ({
  ...historyOf(customer),
  kind: 'FEE',
  subject: { type: 'FEE', id, name: transactionText },
})

export const numberTarget = ({
  id,
  callingNumber,
}: Pick<StoredNumber, 'id' | 'callingNumber'>): HistoryTarget<'CALLING_NUMBER'> => ({
  objectType: 'CALLING_NUMBER',
  objectId: id,
  kind: 'CALLING_NUMBER',
  subject: { type: 'CALLING_NUMBER', id, name: callingNumber },
})

export const administratorTarget = ({
  id,
  firstName,
  lastName,
}: Pick<Account, 'id' | 'firstName' | 'lastName'>): HistoryTarget<'ADMINISTRATOR'> => ({
  objectType: 'BUSINESS_ADMIN',
  objectId: id,
  kind: 'ADMINISTRATOR',
  subject: { type: 'ADMINISTRATOR', id, name: `${firstName} ${lastName}` },
})

/** In characters. */
const noteNameLength = 80

/** The first words of a note in one line. */
function nameNote(note: string): string {
  const text = note.replaceAll(/\s+/g, ' ').trim()
  const signs = [...text]
  if (signs.length <= noteNameLength) return text
  return `${signs
    .slice(0, noteNameLength)
    .join('')
    .replace(/ [^ ]*$/, '')} …`
}

export const noteTarget = (
  customer: Pick<Customer, 'kind' | 'id'>,
  { publicId, note }: { publicId: string; note: string },
): HistoryTarget<'NOTE'> => ({
  ...historyOf(customer),
  kind: 'NOTE',
  subject: { type: 'NOTE', id: publicId, name: nameNote(note) },
})
