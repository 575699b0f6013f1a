import { installation } from './installation.ts'

const bank = 'https://www.bank.example/'

/** Pages outside the portal (R006); an installation has its own for each (docs/operations.md). */
export const externalLinks = {
  privateRegistration: `${bank}paybox/anmeldung`,
  /** A PDF form (R860). */
  businessRegistration: `${bank}paybox/business-administrator.pdf`,
  contact: `${bank}kontakt`,
  telecomGroup: `${bank}telekom-gruppe`,
  imprint: `${bank}impressum`,
  dataProtection: `${bank}datenschutz`,
  terms: `${bank}agb`,
  faq: `${bank}paybox/faq`,
  /** The bank's accessibility statement. */
  accessibility: `${bank}barrierefreiheit`,
  forms: `${bank}paybox/formulare`,
  ...installation.links,
}
