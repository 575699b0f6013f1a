import type { Entry } from './catalog-entries.ts'

/** A row of the table of terms: the English word, the beginnings of its German ones, and the German words that are not used. */
type Term = { english: string; german: readonly string[]; not: readonly string[] }

const words = (cell: string): string[] =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

/** The rows of the first table of docs/glossary.md. */
export const termsOf = (glossary: string): Term[] =>
  [...glossary.matchAll(/^\| (.+?) +\| (.+?) +\| .+? +\|(.*)\|$/gm)]
    .map(([, english, german, not]) => ({ english: english!, german: words(german!), not: words(not!) }))
    .filter(({ english }) => english !== 'English' && !/^-+$/.test(english))

const has = (text: string, word: string) => text.toLowerCase().includes(word.toLowerCase())
const hasWord = (text: string, word: string) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text)

/** A male form without the female one before it. */
const maleAlone =
  /(?<!oder )(?<!und )\b(?:[Dd](?:er|en|em|es|ieser|iesen|iesem)|[Ee]in(?:en|em|es)?|[Kk]ein(?:en|em|es)?|andere[nmr]?|mehreren)(?: \p{Ll}+)? (?:Kunden?|Administrators?|Bankmitarbeiters?|Mitarbeiters?|Benutzers?)(?!\p{L})/u

/** What the law calls the kinds of companies and the bank its kinds of documents. */
const namesOfLaw = /\/(legal-forms|document-types)\.ts$/

/** Independent records are created (anlegen), parts of an existing record are added (hinzufügen). */
const verbs = [
  { features: /^src\/features\/(administrators|bank-employees|company|fees)\//, not: /hinzu(zu|ge)?füg/i },
  { features: /^src\/features\/(calling-numbers|notes|documents)\//, not: /anleg|angelegt|anzulegen/i },
]

/** What sentences say otherwise than the table of terms, each with what is wrong. */
export function findWrongTerms(entries: readonly Entry[], terms: readonly Term[]): string[] {
  return entries.flatMap(({ source, translation, files }) => {
    if (files.length > 0 && files.every((file) => namesOfLaw.test(file))) return []
    const english = source.split(' | ')[0]!
    const missing = terms.filter(
      (term) =>
        new RegExp(`(?<!\\p{L})${term.english}s?(?!\\p{L})`, 'iu').test(english) &&
        !term.german.some((word) => has(translation, word)),
    )
    return [
      ...missing.map((term) => `"${term.english}" is "${term.german.join('" or "')}": ${translation}`),
      ...terms.flatMap(({ not }) =>
        not.filter((word) => hasWord(translation, word)).map((word) => `"${word}": ${translation}`),
      ),
      ...verbs
        .filter(({ features, not }) => files.some((file) => features.test(file)) && not.test(translation))
        .map(() => `"anlegen" or "hinzufügen": ${translation}`),
      ...(maleAlone.test(translation) ? [`a male form alone: ${translation}`] : []),
      ...(/€ ?\d|\d ?(?:EUR|Euro)\b|\} (?:EUR|Euro)\b/.test(translation)
        ? [`an amount is written 1.234,50 €: ${translation}`]
        : []),
    ]
  })
}
