/** Bundles the scripts of src/app/inline and writes them into the page, where the server gives them their nonce. */
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { root } from '../run.ts'

const place = /(<script data-inline="(\w+)">)(<\/script>)/g

/** One script with all that it imports, as code for an inline script. */
async function bundle(name: string): Promise<string> {
  const built = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: { input: join(root, `src/app/inline/${name}.ts`), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  const { code } = built.output[0]
  if (code.includes('</script')) throw new Error(`The inline script ${name} would end itself`)
  return code.trim()
}

export const withInlineScripts = (): Plugin => ({
  name: 'inline-scripts',
  transformIndexHtml: {
    order: 'pre',
    handler: async (page) => {
      const names = [...page.matchAll(place)].map(([, , name]) => name!)
      if (names.length === 0) throw new Error('The page has no place for inline scripts')
      const code = new Map<string, string>()
      for (const name of names) code.set(name, await bundle(name))
      return page.replace(place, (_all, open: string, name: string, close: string) => open + code.get(name)! + close)
    },
  },
})
