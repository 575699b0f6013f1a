import { formatter } from '@lingui/format-po'

/**
 * English is written in the code, German is complete (`npm run check`), and a message without German shows English.
 * Each feature has a catalog of its own, loaded with its screen; so has what nobody sees before they send something: the
 * frame around the pages, how a session ends, what is wrong with a field or said about an answer, and the parts of forms that the
 * first step of the login has not. The rest of the portal has one that every page needs, that first step with it.
 */
const partsOfForms = [
  'src/shared/day/{calendar-button,date-calendar}.tsx',
  'src/shared/{form,query,sending}/**',
  'src/shared/ui/{change-question,changed-note,consequences,modal,question}.tsx',
  'src/shared/problem/{answer-sentences,words-to-customer}.ts',
]
const signedIn = ['src/shared/shell', 'src/areas', 'src/app/session-*.ts', ...partsOfForms]
const footer = 'src/shared/shell/footer.tsx'
const firstStep = [
  'src/features/login/{email-step,login-page,other-logins}.tsx',
  'src/features/login/check-email-sentences.ts',
]

export default {
  sourceLocale: 'en',
  locales: ['en', 'de'],
  fallbackLocales: { default: 'en' },
  catalogs: [
    {
      path: 'src/features/{name}/locales/{locale}',
      include: ['src/features/{name}'],
      exclude: ['**/*.test.*', '**/*.fake.*', ...firstStep],
    },
    {
      path: 'src/pages/locales/{locale}',
      include: ['src/pages'],
      exclude: ['**/*.test.*', '**/*.fake.*'],
    },
    {
      path: 'src/shared/table/locales/{locale}',
      include: ['src/shared/table'],
      exclude: ['**/*.test.*', '**/*.fake.*'],
    },
    {
      path: 'src/shared/address/locales/{locale}',
      include: ['src/shared/address'],
      exclude: ['**/*.test.*', '**/*.fake.*'],
    },
    {
      path: 'src/shared/shell/locales/{locale}',
      include: signedIn,
      exclude: ['**/*.test.*', '**/*.fake.*', footer],
    },
    {
      path: 'src/app/locales/{locale}',
      include: ['src/app', 'src/routes', 'src/shared', ...firstStep],
      exclude: [
        '**/*.test.*',
        '**/*.fake.*',
        'src/shared/{table,address}/**',
        'src/shared/shell/!(footer).tsx',
        'src/app/session-*.ts',
        ...partsOfForms,
      ],
    },
  ],
  format: formatter({ lineNumbers: false }),
}
