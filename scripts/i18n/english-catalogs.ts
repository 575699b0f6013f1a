/**
 * English is written in the code, and each entry of a German catalog quotes it as its source, so no file holds the English catalog:
 * `locales/de.po?english` compiles the sources of the entries.
 */
import { readFileSync } from 'node:fs'
import { createCompiledCatalog } from '@lingui/cli/api'
import { formatter } from '@lingui/format-po'
import type { Plugin } from 'vite'
import { joinUnits } from './units.ts'

const { parse } = formatter()

async function compileEnglish(filename: string): Promise<string> {
  const entries = await parse(readFileSync(filename, 'utf8'), { locale: 'de', sourceLocale: 'en', filename })
  const english = Object.fromEntries(Object.entries(entries).map(([id, { message }]) => [id, joinUnits(message!)]))
  const { source, errors } = createCompiledCatalog('en', english, { namespace: 'es' })
  if (errors.length > 0) throw new Error(`${filename}: ${errors.map(({ error }) => error.message).join('\n')}`)
  return source
}

export const englishCatalogs = (): Plugin => ({
  name: 'english-catalogs',
  load: {
    filter: { id: /\.po\?english$/ },
    async handler(id) {
      const file = id.replace(/\?.*/, '')
      this.addWatchFile(file)
      return { code: await compileEnglish(file), moduleType: 'js' }
    },
  },
})
