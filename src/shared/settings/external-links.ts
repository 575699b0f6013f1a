const environment = import.meta.env as Record<string, string | undefined>

/** The build's own address when it is one of the web, else the default. */
function link(name: string, path: string): string {
  const configured = environment[`VITE_LINK_${name}`]?.trim() ?? ''
  return /^https?:\/\/\S+$/i.test(configured) ? configured : `https://www.bank.example/${path}`
}

/** Pages outside the portal (R006); each is set at build time by VITE_LINK_ and its name in capitals. */
export const externalLinks = {
  privateRegistration: link('PRIVATE_REGISTRATION', 'paybox/anmeldung'),
  /** A PDF form (R860). */
  businessRegistration: link('BUSINESS_REGISTRATION', 'paybox/business-administrator.pdf'),
  contact: link('CONTACT', 'kontakt'),
  telecomGroup: link('TELECOM_GROUP', 'telekom-gruppe'),
  imprint: link('IMPRINT', 'impressum'),
  dataProtection: link('DATA_PROTECTION', 'datenschutz'),
  terms: link('TERMS', 'agb'),
  faq: link('FAQ', 'paybox/faq'),
  forms: link('FORMS', 'paybox/formulare'),
}
