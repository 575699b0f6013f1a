import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { routerOptions } from './scripts/generate/router-options.ts'
import { noncePlaceholder } from './scripts/portal/nonce-placeholder.ts'

export default defineConfig({
  // The route tree is written by `npm run generate` only.
  plugins: [
    tanstackRouter({ ...routerOptions, enableRouteGeneration: false }),
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  html: { cspNonce: noncePlaceholder },
  build: {
    target: 'es2024',
    // Browsers that know light-dark(); rewriting it would lose the scheme that a person chose.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A page is one file for all and one for the way in, whichever area it leads to (the budget of the login page).
          groups: [
            { name: 'portal', tags: ['$initial'], priority: 2 },
            { name: 'login', test: /src\/(features\/login\/login-page|routes\/\w+\/login)\.tsx/, priority: 1 },
          ],
        },
      },
    },
  },
})
