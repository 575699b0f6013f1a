import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { routerOptions } from './scripts/generate/router-options.ts'
import { englishCatalogs } from './scripts/i18n/english-catalogs.ts'
import { withAreaFiles } from './scripts/portal/area-files.ts'
import { withInlineScripts } from './scripts/portal/inline-scripts.ts'
import { withPrefetchImports } from './scripts/portal/prefetch-imports.ts'
import { noncePlaceholder } from './server/site/site-headers.ts'

/** The catalogs that nearly every page needs, one file for each language; those of features are files of their own. */
const sharedCatalog = /\/src\/(?:shared\/\w+|pages)\/locales\/de\.po/
const languageOf = (id: string) => (id.endsWith('?english') ? 'en' : 'de')
const nameSharedCatalog = (id: string) => `catalog-${languageOf(id)}`

/** Files keep the name of their catalog from release to release, so that a later one can be sent as the difference to it. */
const nameChunk = ({ facadeModuleId }: Rolldown.PreRenderedChunk) => {
  const id = facadeModuleId ?? ''
  const folder = /\/([\w-]+)\/locales\/de\.po/.exec(id)?.[1]
  return folder === undefined ? 'assets/[name]-[hash].js' : `assets/${folder}-${languageOf(id)}-[hash].js`
}

/** The ports of an area and the route around its pages; one file for each area. The pages are in folders of the routes. */
const frameOfArea = /\/src\/(?:areas\/\w+\/ports\.ts|routes\/\w+\/[^/]+)$/
const nameArea = (id: string) => /\/src\/\w+\/(\w+)\//.exec(id)![1]!

/**
 * Few files for each page: what the first page needs, in two that run one after the other (docs/decisions/005); what sends calls and
 * validates answers, with all that it imports; what three or more pages share to be seen; the ports of an area with the route around its
 * pages; what the pages about customers share; lists; what forms and confirmations need after a conflict; what opens on a press; what five
 * forms share; choices and days, which others than forms have too; what computes with days, which few pages do before a press
 * (docs/decisions/005). A group takes what its modules import, unless an earlier one has it. The budget of the chart library finds it by
 * its name (tests/e2e/sandbox/charts.spec.ts).
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\/|^\0rolldown\/runtime/ },
  { name: 'portal', tags: ['$initial'] },
  // The rules of a form come with the form.
  { name: 'calls', test: /\/(generated\/model|src\/shared\/http)\/(?!.*-rules\.ts)[^/]+$/ },
  { name: 'day-arithmetic', test: /\/src\/shared\/format\/days\// },
  { name: 'chart', test: /\/node_modules\/(@visx|classnames|d3-\w+|internmap)\// },
  { name: nameSharedCatalog, test: sharedCatalog },
  {
    name: 'shared',
    test: /\/src\/shared\/(?!form\/[\w-]+\/|table\/|address\/|chart\/|sending\/|\w+\/on-demand\/|ui\/conflict\/)|\/node_modules\/(@tabler|@tanstack)\//,
    minShareCount: 3,
  },
  { name: nameArea, test: frameOfArea },
  { name: 'history', test: /\/src\/(features|pages)\/(record-)?history\//, minShareCount: 3 },
  { name: 'customers', test: /\/src\/(features|pages)\/customers\/[^/]+$/, minShareCount: 3 },
  { name: 'table', test: /\/src\/shared\/table\/(?!(?:locales|on-demand|days|client|chart|selection|cards|groups)\/)/ },
  { name: 'choices', test: /\/node_modules\/@mantine\/core\/.*\/(Checkbox|Radio|InlineInput)/ },
  { name: 'conflict', test: /\/src\/shared\/ui\/conflict\// },
  { name: 'on-demand', test: /\/src\/shared\/\w+\/on-demand\// },
  { name: 'drafts', test: /\/src\/shared\/form\/shell\/(drafts|changed-values)\.ts/ },
  { name: 'days', test: /\/src\/shared\/form\/days\/[^/]+$/ },
  { name: 'forms', test: /\/src\/shared\/(form\/(?!days)[\w-]+|address)\/(?!locales)/, minShareCount: 5 },
]

/** The files that the page itself starts with. */
const loadedFirst = /\/(rolldown-runtime|react|portal)-[\w-]+\.js$/

export default defineConfig(({ isSsrBuild = false }) => ({
  // The route tree is written by `npm run generate` only.
  plugins: [
    tanstackRouter({
      ...routerOptions,
      enableRouteGeneration: false,
      // Everybody comes in by a login page, so it is part of the first file; every other page is a file of its own.
      codeSplittingOptions: { splitBehavior: ({ routeId }) => (routeId.endsWith('/login') ? [] : undefined) },
    }),
    react(),
    lingui(),
    englishCatalogs(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    withInlineScripts(),
    withPrefetchImports(),
    withAreaFiles(),
  ],
  html: { cspNonce: noncePlaceholder },
  // The program that writes the first step of a login runs as it will in the browser, with all that it needs in it.
  ssr: { noExternal: true, resolve: { conditions: ['browser', 'module', 'production'] } },
  // Pages that the tests keep there are none of ours.
  server: { watch: { ignored: ['**/.cache/**'] } },
  build: {
    target: 'es2024',
    // Browsers that know light-dark(); rewriting it would lose the scheme that a person chose.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false, // those browsers know it
      // The running program has loaded these; Firefox fires an error when they are requested again.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((name) => !loadedFirst.test(name)),
    },
    reportCompressedSize: false,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      ...(!isSsrBuild && { input: { portal: 'index.html' } }),
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: { groups },
            chunkFileNames: nameChunk,
          },
    },
  },
}))
