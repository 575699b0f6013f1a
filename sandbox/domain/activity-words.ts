/** The texts of a history in the language of its reader; entries are stored in German. Pure. */
import type { TargetKind } from '#sandbox/domain/history-target.ts'
import type { Language } from '#sandbox/domain/language.ts'

/** What can be done to each kind of target of a history, in German, and in English. */
const activities = {
  CUSTOMER: {
    'Bankdaten geändert': 'Bank details changed',
    'E-Mail-Adresse geändert': 'E-mail address changed',
    'E-Mail-Adressen für Rechnungen geändert': 'E-mail addresses for bills changed',
    'Einstellungen zur Privatsphäre geändert': 'Privacy settings changed',
    'Firma angelegt': 'Company added',
    'Firmendaten geändert': 'Company details changed',
    'Geplanten Tarifwechsel zurückgenommen': 'Planned change of plan cancelled',
    'Inaktivitätssperre aufgehoben': 'Inactivity lock removed',
    'Name geändert': 'Name changed',
    'Passwort geändert': 'Password changed',
    'Persönliche Daten geändert': 'Personal data changed',
    'Rufnummer geändert': 'Phone number changed',
    'Vorgemerkte Kündigung zurückgenommen': 'Planned termination cancelled',
  },
  DOCUMENT: {
    'Dokument als gelöscht markiert': 'Document marked as deleted',
    'Dokument endgültig gelöscht': 'Document deleted for good',
    'Dokument geändert': 'Document changed',
    'Dokument hochgeladen': 'Document uploaded',
  },
  FEE: {
    'Gebühr angelegt': 'Fee added',
    'Gebühr gelöscht': 'Fee deleted',
    'Geplantes Ende einer Gebühr entfernt': 'Planned end of a fee removed',
    'Geplantes Ende einer Gebühr geändert': 'Planned end of a fee changed',
    'Gutschrift angelegt': 'Credit added',
    'Gutschrift gelöscht': 'Credit deleted',
    'Geplantes Ende einer Gutschrift entfernt': 'Planned end of a credit removed',
    'Geplantes Ende einer Gutschrift geändert': 'Planned end of a credit changed',
  },
  CALLING_NUMBER: {
    'Rufnummer angelegt': 'Phone number added',
    'Rufnummer deaktiviert': 'Phone number deactivated',
    'Rufnummer geändert': 'Phone number changed',
    'Rufnummer gesperrt': 'Phone number blocked',
    'Sperre aufgehoben': 'Block removed',
  },
  NOTE: {
    'Notiz hinzugefügt': 'Note added',
  },
  ADMINISTRATOR: {
    'Administrator angelegt': 'Administrator added',
    'Administrator aktiviert': 'Administrator activated',
    'Administrator deaktiviert': 'Administrator deactivated',
    'Daten des Administrators geändert': 'Administrator’s details changed',
    'E-Mail-Adresse geändert': 'E-mail address changed',
    'Name geändert': 'Name changed',
    'Passwort geändert': 'Password changed',
  },
} as const satisfies Record<TargetKind, Record<string, string>>

/** Activities with a day, an amount, a plan or locks in them. */
type DetailedActivity =
  | `Kündigung zum ${string} vorgemerkt`
  | `Vertrag mit ${string} beendet`
  | `Monatslimit von ${string} auf ${string} Euro geändert`
  | `Tarifwechsel auf ${string} ab ${string} geplant`
  | `Sicherheitssperre ${string}`
export type CustomerActivity = keyof (typeof activities)['CUSTOMER'] | DetailedActivity

/** What may be written about a target of this kind; an action on a customer may carry a note. */
export type ActivityOf<Kind extends TargetKind> = Kind extends 'CUSTOMER'
  ? CustomerActivity | `${CustomerActivity}. Notiz: ${string}`
  : keyof (typeof activities)[Kind]

const logins = {
  Angemeldet: 'Signed in',
  Abgemeldet: 'Signed out',
  'Anmeldung abgelehnt, falsches Passwort': 'Sign-in refused, wrong password',
} as const
export type LoginActivity = keyof typeof logins
const fixed: Record<string, string> = Object.assign({}, logins, ...Object.values(activities))

const locks: Record<string, string> = {
  'Sicherheitssperre RM': 'Security lock RM',
  'Sicherheitssperre SL': 'Security lock SL',
  'Sicherheitssperre CS': 'Security lock CS',
  'Sicherheitssperre auf Kundenwunsch': 'Security lock at the customer’s request',
}

const withDetails: [RegExp, (...details: string[]) => string][] = [
  [/^Kündigung zum (\S+) vorgemerkt$/, (day) => `Termination planned for ${day}`],
  [/^Vertrag mit (\S+) beendet$/, (day) => `Contract ended on ${day}`],
  [
    /^Monatslimit von (\S+) auf (\S+) Euro geändert$/,
    (from, to) => `Monthly limit changed from ${from} to ${to} euros`,
  ],
  [/^Tarifwechsel auf (\S+) ab (\S+) geplant$/, (plan, day) => `Change to ${plan} planned from ${day}`],
]

function inEnglish(sentence: string): string | undefined {
  const translation = fixed[sentence]
  if (translation !== undefined) return translation
  for (const [pattern, say] of withDetails) {
    const found = pattern.exec(sentence)
    if (found !== null) return say(...found.slice(1))
  }
  const changes = sentence.split(', ').map((change) => {
    const [, lock = '', done] = /^(.+) (gesetzt|aufgehoben)$/.exec(change) ?? []
    return locks[lock] && `${locks[lock]} ${done === 'gesetzt' ? 'set' : 'removed'}`
  })
  return changes.every((change) => change !== undefined) ? changes.join(', ') : undefined
}

/** Translates the activity of a history entry; notes and sentences without a translation stay unchanged. */
export function activityIn(language: Language, activity: string): string {
  if (language === 'de') return activity
  const [sentence = '', ...note] = activity.split('. Notiz: ')
  const english = inEnglish(sentence)
  if (english === undefined) return activity
  return note.length === 0 ? english : `${english}. Note: ${note.join('. Notiz: ')}`
}
