import { isValidIBAN } from 'ibantools'
import { rule } from './validation.ts'

/** An IBAN with the length of its country and the right check digits, written without spaces (A106). */
export const iban = () => rule<string>('iban', (text) => isValidIBAN(text))
