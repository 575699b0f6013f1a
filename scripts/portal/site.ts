/** Serves the built portal: precompressed files that may be kept for ever, and a page with a fresh nonce per answer. */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { servePanel, withPanel } from '../panel/panel-site.ts'
import { root } from '../run.ts'
import { noncePlaceholder } from './nonce-placeholder.ts'

/**
 * What the page may do: run and style itself with its own files, talk to its own origin, be framed by nobody. Markup from
 * strings needs Trusted Types: the page's policy refuses it (src/app/trusted-types.ts), the other one fills the frame of a mail, in
 * which nothing runs (src/features/notifications/sealed-document.ts).
 */
const contentSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default mail-frame',
  ].join('; ')

/** Headers of every answer. */
export const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
}

/**
 * A Fastify plugin for everything outside /api and /sandbox; `folder` holds the build, `panel` the build of the developers'
 * panel where it is wanted.
 */
export function site(folder: string = join(root, 'dist'), panel?: string): FastifyPluginAsync {
  return async (app) => {
    const built = readFileSync(join(folder, 'index.html'), 'utf8')
    const page = panel === undefined ? built : withPanel(built)
    if (panel !== undefined) await servePanel(app, panel, always)

    const sendPage = (reply: FastifyReply) => {
      const nonce = randomBytes(16).toString('base64')
      return reply
        .headers({ ...always, 'Content-Security-Policy': contentSecurityPolicy(nonce), 'Cache-Control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(page.replaceAll(noncePlaceholder, nonce))
    }

    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      wildcard: false,
      cacheControl: false,
      globIgnore: ['index.html*'],
      setHeaders: (response, path) => {
        for (const [name, value] of Object.entries(always)) response.header(name, value)
        const named = /[\\/]assets[\\/]/.test(path) // its name changes with its content
        response.header('Cache-Control', named ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    // Every other address is one of the portal's own, but for a file that is not there.
    app.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: (request, reply) =>
        /\.\w+$/.test(request.url.split('?')[0]!) ? reply.code(404).headers(always).send('Not found') : sendPage(reply),
    })
  }
}
