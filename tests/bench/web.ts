/**
 * `npm run bench:web`: what each page costs on slow 4G with a processor that is four times slower, beside plain HTML in the same
 * run. Writes its parts of docs/benchmarks.md; `npm run bench:web -- login private` measures some of them. Of the logins
 * `--dist <folder>` measures another build and writes nothing, and `--runs 9` measures more often. `--beside <folder>` measures the build
 * of bulletproof-react's React application in the same run as the logins and the first pages. `--before <folder>` is the build before a
 * release, for `first-pages`.
 */
import { parseArgs } from 'node:util'
import { withPortal } from '../gallery/portal.ts'
import { benchFirstPages } from './web-first-pages.ts'
import { benchLogin } from './web-login.ts'
import { benchInteractions } from './web-interactions.ts'
import { benchMemory, interpreted } from './web-memory.ts'
import { type ContextOf, benchRoutes } from './web-routes.ts'
import { benchSignIn } from './web-sign-in.ts'
import { benchTable } from './web-table.ts'
import { benchWeights } from './web-weights.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dist: { type: 'string' },
    before: { type: 'string' },
    beside: { type: 'string' },
    runs: { type: 'string', default: '5' },
  },
})

const onPortal: Record<string, (contextOf: ContextOf) => Promise<void>> = {
  private: (contextOf) => benchRoutes(contextOf, 'private'),
  business: (contextOf) => benchRoutes(contextOf, 'business'),
  bank: (contextOf) => benchRoutes(contextOf, 'bank'),
  'sign-in': benchSignIn,
  interactions: benchInteractions,
  table: benchTable,
  weights: benchWeights,
}

const parts = ['login', 'first-pages', ...Object.keys(onPortal), 'memory']
const unknown = positionals.filter((one) => !parts.includes(one))
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')} among ${parts.join(', ')}`)
const wanted = positionals.length > 0 ? parts.filter((one) => positionals.includes(one)) : parts

if (wanted.includes('login')) await benchLogin({ ...values, runs: Number(values.runs) })
if (wanted.includes('first-pages')) await benchFirstPages({ ...values, runs: Number(values.runs) })
const further = wanted.filter((one) => one in onPortal)
if (further.length > 0)
  await withPortal(async (contextOf) => {
    for (const part of further) await onPortal[part]!(contextOf)
  })
if (wanted.includes('memory'))
  await withPortal((contextOf) => benchMemory(contextOf, ['private', 'business', 'bank']), { flags: interpreted })
