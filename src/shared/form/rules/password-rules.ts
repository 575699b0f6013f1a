/** Counts characters like the contract: an emoji is one. */
const lengthOf = (password: string): number => [...password].length

/** The rules of a new password one by one, for the live checklist; together they are the contract's NewPassword. */
export const passwordRules = {
  length: (password: string) => lengthOf(password) >= 15 && lengthOf(password) <= 255,
  capitalLetter: (password: string) => /[A-Z]/.test(password),
  smallLetter: (password: string) => /[a-z]/.test(password),
  number: (password: string) => /[0-9]/.test(password),
  specialLetter: (password: string) => /\W/.test(password),
}
export type PasswordRule = keyof typeof passwordRules
