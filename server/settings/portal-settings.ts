/** The settings of an installation for the portal in the browser: links, name of the environment, flags, reports. */
import { z } from 'zod'
import { settingDescriptions, address, list, text } from './setting.ts'

const link = (page: string) =>
  address.optional().register(settingDescriptions, { allowed: 'http or https address', meaning: `link to: ${page}` })

/** The external links of the portal, each with the setting for its address. */
const links = {
  privateRegistration: 'LINK_PRIVATE_REGISTRATION',
  businessRegistration: 'LINK_BUSINESS_REGISTRATION',
  contact: 'LINK_CONTACT',
  telecomGroup: 'LINK_TELECOM_GROUP',
  imprint: 'LINK_IMPRINT',
  dataProtection: 'LINK_DATA_PROTECTION',
  terms: 'LINK_TERMS',
  faq: 'LINK_FAQ',
  accessibility: 'LINK_ACCESSIBILITY',
  forms: 'LINK_FORMS',
} as const

/** Where the server itself takes reports. */
export const ownReports = '/reports'

export const portalSchema = z.object({
  LINK_PRIVATE_REGISTRATION: link('registration of private customers'),
  LINK_BUSINESS_REGISTRATION: link('form for business administrators (PDF)'),
  LINK_CONTACT: link('contact'),
  LINK_TELECOM_GROUP: link('telecom group'),
  LINK_IMPRINT: link('imprint (footer)'),
  LINK_DATA_PROTECTION: link('data protection (footer)'),
  LINK_TERMS: link('terms and conditions (footer)'),
  LINK_FAQ: link('questions and answers (footer)'),
  LINK_ACCESSIBILITY: link('accessibility statement (footer)'),
  LINK_FORMS: link('forms'),
  SERVICE_PHONE: text
    .regex(/^\+[0-9][0-9 ]{6,24}$/)
    .optional()
    .register(settingDescriptions, {
      allowed: 'phone number with its country code, such as +43 1 000 00 00',
      meaning: 'phone number of the service line, which error messages tell customers to call',
    }),
  ENVIRONMENT_NAME: text.max(40).optional().register(settingDescriptions, {
    allowed: 'name of at most 40 characters',
    meaning: 'name at the top of each page, such as `Test`; leave it unset in production',
  }),
  ACTIVE_FLAGS: list
    .pipe(z.array(z.string().regex(/^[\w.-]+$/)))
    .optional()
    .register(settingDescriptions, {
      allowed: 'list of names (letters, digits, `.`, `_`, `-`) with commas between them',
      meaning: 'enabled features; unset: those of `featureflags.json` in the build',
    }),
  REPORT_URL: z
    .union([z.literal(ownReports), address])
    .optional()
    .register(settingDescriptions, {
      allowed: `http or https address or ${ownReports}`,
      meaning: `URL to which browsers report errors; \`${ownReports}\` is this server, which logs them`,
    }),
  REPORT_SAMPLE: text.transform(Number).pipe(z.number().min(0).max(1)).default(0.1).register(settingDescriptions, {
    allowed: 'number from 0 to 1',
    meaning: 'share of the visits that report page speed, with `REPORT_URL`',
  }),
})

export type PortalSettings = z.output<typeof portalSchema>

/** The settings in the page, without those that are not set; the portal reads them in src/shared/settings/installation.ts. */
export function pageSettings(settings: PortalSettings): object {
  const set = Object.entries(links).flatMap(([place, name]) => (settings[name] ? [[place, settings[name]]] : []))
  const {
    SERVICE_PHONE: servicePhone,
    ENVIRONMENT_NAME: environment,
    REPORT_URL: url,
    REPORT_SAMPLE: sample,
  } = settings
  return {
    ...(set.length > 0 && { links: Object.fromEntries(set) as object }),
    ...(servicePhone && { servicePhone }),
    ...(environment && { environment }),
    ...(url && { reports: { url, sample } }),
  }
}
