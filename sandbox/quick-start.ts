/**
 * Loaded by `node --import` before a program that contains the sandbox, which has six hundred files: caches their compiled code and the
 * locations of drizzle's modules. Otherwise Node parses drizzle's package.json of 180 kB for each import (docs/decisions/038).
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
