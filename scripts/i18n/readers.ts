import type { Entry } from './catalog-entries.ts'

/** Files that only customers read, though their feature is one of the bank's too, with the reason. */
const onlyCustomers: Record<string, string> = {
  'src/features/call-number/number-form-with-code.tsx': 'about a code, which the bank does not need',
}

/** Files with sentences for customers only, where others read the same screen in other words. */
const toCustomers = /(^|-)words-to-customer\.tsx?$|\/labels-to-customer\.ts$|^src\/areas\/(private|business)\//

/** The nouns that every user of the portal has, so that "Ihr" may precede them for every reader. */
const everybodys =
  'Abmeldung Anmeldung Browser E-Mail-Adresse Eingabe Eingaben Filtern Formular Internetverbindung Kolleginnen Konto ' +
  'Nachnamen Passwort Profil Sicherheit Suche Verbindung Versuch Vornamen Zugang Änderung'
const owned = new Set(everybodys.split(' '))

/** Words that send a reader to the bank or speak for it, which do not suit its employees. */
const asTheBank = /kontaktieren Sie uns|\b(bei|an|von|mit) uns\b|\bunser\w*|\bMeine?\b/

/** The nouns that "Ihr" belongs to in the sentence, beyond adjectives. */
const readersThings = (translation: string): string[] =>
  [...translation.matchAll(/\bIhr(?:e[mnrs]?)?((?: \p{Ll}+)*) (\p{Lu}[\p{L}-]*)/gu)].map(([, , noun]) => noun!)

/**
 * The sentences that a bank employee would read and that speak to a customer, each with its file. `bankFeatures` are
 * those with an adapter in the bank's area.
 */
export function toTheWrongReader(entries: readonly Entry[], bankFeatures: ReadonlySet<string>): string[] {
  const readByBank = (file: string): boolean => {
    if (toCustomers.test(file.slice(file.lastIndexOf('/') + 1)) || toCustomers.test(file)) return false
    const feature = /^src\/features\/([^/]+)\//.exec(file)?.[1]
    return onlyCustomers[file] === undefined && (feature === undefined || bankFeatures.has(feature))
  }
  return entries.flatMap(({ translation, files }) => {
    const wrong = asTheBank.test(translation) || readersThings(translation).some((thing) => !owned.has(thing))
    const file = files.find(readByBank)
    return wrong && file !== undefined ? [`${file}: ${translation}`] : []
  })
}
