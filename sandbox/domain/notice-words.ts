/** The words for each thing that has changed, in German as the bank would write them; pure. */
import { accountLockMinutes } from '#generated/model/constants.ts'
import { formatEuros } from '#sandbox/domain/receipt-file.ts'
import { formatGermanDay } from '#contract-checks/vienna-day.ts'
import type { Person } from '#sandbox/domain/person.ts'
import type { Fact } from '#sandbox/domain/notifiable-columns.ts'

export type Notice = { subject: string; text: string }
/** Undefined when nothing is notified, such as for a lock that has run out. */
type Words = (after: Person, before: Person) => Notice | undefined

/** `more` has the old and the new value; no number, account or address is named, since the reader may be the wrong person. */
const notice = (what: string, did: 'wurde' | 'wurden', done: string, more = ''): Notice => ({
  subject: `${what} ${did} ${done}`,
  text: `${what} ${did} soeben ${more}${done}.`,
})
/** A private customer's own, or that of the company which the person runs. */
const whose = ({ companies }: Person, own: string, ofCompany: string) =>
  companies === null ? own : `${ofCompany} von ${companies.name}`

const roleWords: Record<string, string> = {
  ADMINISTRATOR: 'Administrator',
  BACKOFFICE: 'Backoffice',
  RISK: 'Risikomanagement',
  SERVICELINE: 'Serviceline',
  DELETE_ADMINISTRATOR: 'Administrator für Löschungen',
  CREDIT_ADMINISTRATOR: 'Administrator für Gutschriften',
}
const rolesOf = ({ bank_employees }: Person) =>
  (bank_employees?.roles ?? []).map((role) => roleWords[role] ?? role).join(', ')

const limitOf = ({ products, companies }: Person) =>
  formatEuros(companies?.limitCents ?? products?.premiumLimitCents ?? 0)

const isLockedOut = ({ accounts }: Person) => accounts.lockedUntil !== null || accounts.standingLock !== null

const locksOf = ({ customers }: Person) => {
  if (customers === null) return []
  const { securityLockRM, securityLockSL, securityLockCustomerWish, securityLockCS } = customers
  const { inactivityLock, returnDebitLock } = customers
  return [securityLockRM, securityLockSL, securityLockCustomerWish, securityLockCS, inactivityLock, returnDebitLock]
}

export const noticeWords: Record<Fact, Words> = {
  email: () => {
    const { subject, text } = notice('Ihre E-Mail-Adresse', 'wurde', 'geändert')
    return { subject, text: `${text} Ab jetzt melden Sie sich mit der neuen E-Mail-Adresse an.` }
  },
  callNumber: () => notice('Ihre Rufnummer bei paybox', 'wurde', 'geändert'),
  password: () => notice('Ihr Passwort', 'wurde', 'geändert'),
  access: ({ accounts }) => {
    const isActive = accounts.deactivatedAt === null
    const { subject, text } = notice('Ihr Zugang', 'wurde', isActive ? 'aktiviert' : 'deaktiviert')
    const so = isActive ? 'Sie können sich wieder anmelden.' : 'Sie können sich im Portal nicht mehr anmelden.'
    return { subject, text: `${text} ${so}` }
  },
  lockout: (after, before) => {
    if (!isLockedOut(after) || isLockedOut(before)) return undefined
    const text = `Das Passwort wurde zu oft falsch eingegeben. Ihr Zugang ist deshalb ${accountLockMinutes} Minuten lang gesperrt.`
    return { subject: 'Ihr Zugang ist vorübergehend gesperrt', text }
  },
  roles: (after) => {
    const { subject, text } = notice('Ihre Rollen im Portal der Bank', 'wurden', 'geändert')
    return { subject, text: `${text} Jetzt sind es: ${rolesOf(after)}.` }
  },
  address: (after) => notice(whose(after, 'Ihre Adresse', 'Die Adresse'), 'wurde', 'geändert'),
  contact: (after) => notice(whose(after, 'Ihre Kontaktdaten', 'Die Kontaktdaten'), 'wurden', 'geändert'),
  bills: (after) =>
    notice(whose(after, 'Ihre Angaben für Rechnungen', 'Die Angaben für Rechnungen'), 'wurden', 'geändert'),
  bankData: (after) => notice(whose(after, 'Ihre Bankdaten', 'Die Bankdaten'), 'wurden', 'geändert'),
  limit: (after, before) => {
    const more = `von ${limitOf(before)} Euro auf ${limitOf(after)} Euro `
    return notice(whose(after, 'Ihr Monatslimit', 'Das Monatslimit'), 'wurde', 'geändert', more)
  },
  lock: (after, before) => {
    const had = locksOf(before)
    return locksOf(after).some((lock, index) => Boolean(lock) && !had[index])
      ? notice(whose(after, 'Ihr Vertrag', 'Der Vertrag'), 'wurde', 'gesperrt')
      : notice(whose(after, 'Eine Sperre Ihres Vertrags', 'Eine Sperre des Vertrags'), 'wurde', 'aufgehoben')
  },
  contract: (after) => {
    const { terminationDate = null } = after.customers ?? {}
    if (terminationDate === null) {
      return notice(
        whose(after, 'Die Kündigung Ihres Vertrags', 'Die Kündigung des Vertrags'),
        'wurde',
        'zurückgenommen',
      )
    }
    return notice(
      whose(after, 'Ihr Vertrag', 'Der Vertrag'),
      'wurde',
      'gekündigt',
      `zum ${formatGermanDay(terminationDate)} `,
    )
  },
}

export const deleted = notice('Ihr Zugang', 'wurde', 'gelöscht')
