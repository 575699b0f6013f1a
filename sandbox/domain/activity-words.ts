/** The texts of a history in the language of its reader; entries are stored in German. Pure. */
import type { Language } from '#sandbox/domain/language.ts'

const fee = { Gebühr: 'fee', Gutschrift: 'credit' } as const
const feeIn = (word: string) => fee[word as keyof typeof fee]
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const locks: Record<string, string> = {
  'Sicherheitssperre RM': 'Security lock RM',
  'Sicherheitssperre SL': 'Security lock SL',
  'Sicherheitssperre CS': 'Security lock CS',
  'Sicherheitssperre auf Kundenwunsch': 'Security lock at the customer’s request',
}

const fixed: Record<string, string> = {
  Angemeldet: 'Signed in',
  Abgemeldet: 'Signed out',
  'Anmeldung abgelehnt, falsches Passwort': 'Sign-in refused, wrong password',
  'Administrator angelegt': 'Administrator added',
  'Administrator aktiviert': 'Administrator activated',
  'Administrator deaktiviert': 'Administrator deactivated',
  'Daten des Administrators geändert': 'Administrator’s details changed',
  'Bankdaten geändert': 'Bank details changed',
  'Dokument als gelöscht markiert': 'Document marked as deleted',
  'Dokument endgültig gelöscht': 'Document deleted for good',
  'Dokument geändert': 'Document changed',
  'Dokument hochgeladen': 'Document uploaded',
  'E-Mail-Adresse geändert': 'E-mail address changed',
  'E-Mail-Adressen für Rechnungen geändert': 'E-mail addresses for bills changed',
  'Einstellungen zur Privatsphäre geändert': 'Privacy settings changed',
  'Firma angelegt': 'Company added',
  'Firmendaten geändert': 'Company details changed',
  'Geplanten Tarifwechsel zurückgenommen': 'Planned change of plan cancelled',
  'Inaktivitätssperre aufgehoben': 'Inactivity lock removed',
  'Name geändert': 'Name changed',
  'Notiz hinzugefügt': 'Note added',
  'Passwort geändert': 'Password changed',
  'Persönliche Daten geändert': 'Personal data changed',
  'Rufnummer angelegt': 'Phone number added',
  'Rufnummer deaktiviert': 'Phone number deactivated',
  'Rufnummer geändert': 'Phone number changed',
  'Rufnummer gesperrt': 'Phone number blocked',
  'Sperre aufgehoben': 'Block removed',
  'Vorgemerkte Kündigung zurückgenommen': 'Planned termination cancelled',
}

const withDetails: [RegExp, (...details: string[]) => string][] = [
  [/^(Gebühr|Gutschrift) angelegt$/, (kind) => `${capital(feeIn(kind!))} added`],
  [/^(Gebühr|Gutschrift) gelöscht$/, (kind) => `${capital(feeIn(kind!))} deleted`],
  [/^Geplantes Ende einer (Gebühr|Gutschrift) geändert$/, (kind) => `Planned end of a ${feeIn(kind!)} changed`],
  [/^Geplantes Ende einer (Gebühr|Gutschrift) entfernt$/, (kind) => `Planned end of a ${feeIn(kind!)} removed`],
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
