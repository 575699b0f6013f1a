import { formatter } from '@lingui/format-po'

/**
 * English is written in the code, German is complete (`npm run check`), and a message without German shows English.
 * Each feature has a catalog of its own, loaded with its screen; so has what only somebody sees who is signed in: the frame
 * around the pages, how a session ends, and the parts of forms that no login has. The rest of the portal has one that every
 * page needs, the login page first.
 */
const partsOfForms = [
  'src/shared/day/{calendar-button,date-calendar}.tsx',
  'src/shared/form/fields/{call-number-field,checkbox-field,date-field,file-field,info-tooltip}.tsx',
  'src/shared/form/fields/{person-name-fields,radio-field,select-field,textarea-field}.tsx',
  'src/shared/form/comparison/comparison.tsx',
  'src/shared/form/shell/{error-summary,leave-guard,leave-question,modal-body}.tsx',
  'src/shared/ui/{change-question,changed-note,modal,question}.tsx',
  'src/shared/query/query-client.ts',
  'src/shared/sending/{another-code,use-upload}.tsx',
]
const signedIn = ['src/shared/shell', 'src/areas', 'src/app/session-*.ts', ...partsOfForms]
const footer = 'src/shared/shell/footer.tsx'

export default {
  sourceLocale: 'en',
  locales: ['en', 'de'],
  fallbackLocales: { default: 'en' },
  catalogs: [
    {
      path: 'src/features/{name}/locales/{locale}',
      include: ['src/features/{name}'],
      exclude: ['**/*.test.*', '**/*.fake.*'],
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
      include: ['src/app', 'src/routes', 'src/shared'],
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
