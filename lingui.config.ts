import { formatter } from '@lingui/format-po'

/**
 * English is written in the code, German is complete (`npm run check`), and a message without German shows English.
 * Each feature has a catalog of its own, loaded with its screen; the rest of the portal has one that every page needs.
 */
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
      path: 'src/app/locales/{locale}',
      include: ['src/app', 'src/areas', 'src/routes', 'src/shared'],
      exclude: ['**/*.test.*', '**/*.fake.*', 'src/shared/table/**', 'src/shared/address/**'],
    },
  ],
  format: formatter({ lineNumbers: false }),
}
