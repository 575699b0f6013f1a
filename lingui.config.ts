import { formatter } from '@lingui/format-po'
import { keepUnits } from './scripts/i18n/units.ts'

const po = formatter({ lineNumbers: false })

/**
 * English is written in the code and read from there (scripts/i18n/english-catalogs.ts), German is complete (`npm run check`), and a
 * message without German shows English.
 * Each feature has its own catalog, loaded with its screen. The catalog `shell` has what is seen only after something was sent:
 * forms, the frame around pages, ended sessions, messages about fields and answers. The catalog `app` has what every page needs,
 * with the first step of the login. Folders decide where a sentence goes.
 */
const afterFirstStep = [
  'src/areas/**',
  'src/shared/{day,form,query,sending,shell}/**',
  'src/shared/ui/{conflict,modal,on-demand}/**',
  'src/shared/problem/answers/**',
  'src/app/session/**',
]
/** Its later steps (src/features/login) have a catalog of their own. */
const firstStep = 'src/pages/login/**'

export default {
  sourceLocale: 'en',
  locales: ['de'],
  runtimeConfigModule: { Trans: ['#src/shared/i18n/trans.tsx', 'Trans'] },
  catalogs: [
    {
      path: 'src/features/{name}/locales/{locale}',
      include: ['src/features/{name}'],
      exclude: ['**/*.test.*', '**/*.fake.*'],
    },
    {
      path: 'src/pages/locales/{locale}',
      include: ['src/pages'],
      exclude: ['**/*.test.*', '**/*.fake.*', firstStep],
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
      include: afterFirstStep,
      exclude: ['**/*.test.*', '**/*.fake.*'],
    },
    {
      path: 'src/app/locales/{locale}',
      include: ['src/app', 'src/routes', 'src/shared', firstStep],
      exclude: ['**/*.test.*', '**/*.fake.*', 'src/shared/{table,address}/**', ...afterFirstStep],
    },
  ],
  format: {
    ...po,
    parse: async (...file: Parameters<typeof po.parse>) => keepUnits(await po.parse(...file)),
  },
}
