/**
 * Asked for by `node --import` before a program with the sandbox in it, which comes of six hundred files: Node keeps what it has
 * compiled of them, and keeps where drizzle's modules are. For each of these, and each import of it, it would parse drizzle's package.json
 * anew, which names all of its entries in 180 kB (docs/decisions/038).
 */
import { enableCompileCache, registerHooks, type ResolveFnOutput } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../.cache/compiled'))

const ofDrizzle = /\/node_modules\/drizzle-orm\/[^?]*\.js$/
const entries = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context
    if (specifier.startsWith('.') && ofDrizzle.test(parentURL))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    if (!specifier.startsWith('drizzle-orm')) return next(specifier, context)
    const resolved = entries.get(specifier) ?? next(specifier, context)
    entries.set(specifier, resolved)
    return { ...resolved, shortCircuit: true }
  },
})
