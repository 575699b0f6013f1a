import { formatter } from '@lingui/format-po'

/**
 * English is written in the code, German is complete (`npm run check`), and a message without German shows English.
 * Each feature has a catalog of its own, loaded with its screen; so has what nobody sees before they send something: the
 * frame around the pages, how a session ends, what is wrong with a field or said about an answer, and the parts of forms that the
 * first step of the login has not. The rest of the portal has one that every page needs, that first step with it.
 */
const partsOfForms = [
  'src/shared/day',
  'src/shared/form/fields/*.tsx',
  'src/shared/form/comparison/{comparison,no-longer-note}.tsx',
  'src/shared/form/shell/{error-summary,final-question,form-frame,leave-guard,leave-question,modal-body}.tsx',
  'src/shared/form/text/field-message.ts',
  'src/shared/ui/modal',
  'src/shared/problem/{answer-sentences,words-to-customer}.ts',
  'src/shared/query/query-client.ts',
  'src/shared/sending/{another-code,use-upload}.tsx',
]
const signedIn = ['src/shared/shell', 'src/areas', 'src/app/session-*.ts', ...partsOfForms]
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
      exclude: ['**/*.test.*', '**/*.fake.*'],
    },
    {
      path: 'src/app/locales/{locale}',
      include: ['src/app', 'src/routes', 'src/shared', ...firstStep],
      exclude: [
        '**/*.test.*',
        '**/*.fake.*',
        'src/shared/{table,address,shell,day}/**',
        'src/shared/ui/modal/**',
        'src/app/session-*.ts',
        ...partsOfForms,
      ],
    },
  ],
  format: formatter({ lineNumbers: false }),
}
