/** Pages outside the portal (R006); each can be set at build time. */
const environment = import.meta.env as Record<string, string | undefined>
const link = (name: string, path: string): string =>
  environment[`VITE_LINK_${name}`] ?? `https://www.bank.example/${path}`

export const externalLinks = {
  privateRegistration: link('PRIVATE_REGISTRATION', 'paybox/anmeldung'),
  /** A PDF form (R860). */
  businessRegistration: link('BUSINESS_REGISTRATION', 'paybox/business-administrator.pdf'),
  contact: link('CONTACT', 'kontakt'),
  imprint: link('IMPRINT', 'impressum'),
  dataProtection: link('DATA_PROTECTION', 'datenschutz'),
  terms: link('TERMS', 'agb'),
  faq: link('FAQ', 'paybox/faq'),
}
