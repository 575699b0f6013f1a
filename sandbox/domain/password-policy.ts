/** The rule for new passwords that only the server can judge by sight; length and kinds of characters are the contract's. */

/** Whether the password contains the first or last name, whatever the case and the accents (R190, 460 and 467). */
export function containsName(password: string, names: { firstName: string; lastName: string }): boolean {
  const text = plain(password)
  const parts = [names.firstName, names.lastName].flatMap((name) => [name, ...name.split(/[ .'-]+/).filter(isWord)])
  return parts.some((part) => part !== '' && (text.includes(plain(part)) || text.includes(spelledOut(part))))
}

const isWord = (part: string) => part.length >= 3
const withoutMarks = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')
const plain = (text: string) => withoutMarks(text).toLowerCase().replaceAll('ı', 'i')
/** Köhler is also Koehler. */
const spelledOut = (text: string) => plain(text.toLowerCase().replaceAll(/[äöü]/g, '$&e').replaceAll('ß', 'ss'))
