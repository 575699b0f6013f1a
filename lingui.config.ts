import { formatter } from '@lingui/format-po'

/**
 * English is written in the code, German is complete (`npm run check`), and a message without German shows English.
 * Each feature has a catalog of its own, loaded with its screen; so has what only somebody sees who is signed in: the frame
 * around the pages and how a session ends. The rest of the portal has one that every page needs, the login page first.
 */
const signedIn = ['src/shared/shell', 'src/areas', 'src/app/session-*.ts']
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
      ],
    },
  ],
  format: formatter({ lineNumbers: false }),
}
