/** Content negotiation of the language (Accept-Language); pure. */
export type Language = 'de' | 'en'

const range = /^\s*(de|en)(?:-[a-z0-9-]+)?\s*(?:;\s*q=([0-9.]+)\s*)?$/i

/** The one of the two that a header accepts most, the earlier one when both weigh the same; German when it names neither. */
export function languageOf(accepted = ''): Language {
  let best = { language: 'de', weight: 0 }
  for (const part of accepted.split(',')) {
    const [, language, weight = 1] = range.exec(part) ?? []
    if (language !== undefined && Number(weight) > best.weight) best = { language, weight: Number(weight) }
  }
  return best.language.toLowerCase() as Language
}
