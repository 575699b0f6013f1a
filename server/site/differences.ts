/** Answers with the difference to the file of an earlier release that the browser has (RFC 9842). */
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { commonHeaders, cacheControlFor } from './site-headers.ts'

/** A file name of the build without its hash: `portal-Cbqk1eNm.js` is `portal-*.js`. */
export const removeHash = (name: string): string => name.replace(/-[\w-]{8}(?=\.\w+$)/, '-*')

export const differenceName = (name: string, dictionaryHash: Buffer): string =>
  `${name}.${dictionaryHash.toString('hex').slice(0, 16)}.dcz`

const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }
const assetPath = /^\/assets\/([\w.-]+\.(js|css))$/

/** The hash in `Available-Dictionary`, which is base64 between colons. */
const hashOf = (header: string | string[] | undefined): Buffer | undefined => {
  const text = typeof header === 'string' ? /^:([\w+/]{43}=):$/.exec(header)?.[1] : undefined
  return text === undefined ? undefined : Buffer.from(text, 'base64')
}

/** Offers each file as a dictionary for its successors, and answers with a difference where the build has one. */
export function sendDifferences(app: FastifyInstance, folder: string): void {
  const known = new Set(readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.dcz')))
  app.addHook('onRequest', async (request, reply) => {
    const [, name, extension] = assetPath.exec(request.url.split('?')[0]!) ?? []
    if (name === undefined) return undefined
    reply.header('Use-As-Dictionary', `match="/assets/${removeHash(name)}"`)
    const hash = hashOf(request.headers['available-dictionary'])
    const accepts = /(^|,)\s*dcz\s*(,|;(?!\s*q=0)|$)/.test(String(request.headers['accept-encoding'] ?? ''))
    if (known.size > 0) reply.header('Vary', 'accept-encoding, available-dictionary')
    if (hash === undefined || !accepts || !known.has(differenceName(name, hash))) return undefined
    const difference = await readFile(join(folder, 'assets', differenceName(name, hash)))
    return reply
      .headers({ ...commonHeaders, 'Cache-Control': cacheControlFor(request.url), 'Content-Encoding': 'dcz' })
      .type(types[extension as keyof typeof types])
      .send(difference)
  })
}
