/** Serves the built portal: precompressed files that may be cached without limit, and a page with a fresh nonce per answer. */
import { randomBytes } from 'node:crypto'
import fastifyCompress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import type { PortalSettings } from '../settings/portal-settings.ts'
import { sendDifferences } from './differences.ts'
import { builtPages, withNonce, withSettings } from './page.ts'
import { commonHeaders, contentSecurityPolicy, cacheControlFor } from './site-headers.ts'

type Site = {
  /** Holds the build. */
  folder: string
  settings: PortalSettings
  /** Puts something on the page that production does without. */
  change?: (page: string) => string
}

/** A Fastify plugin for everything outside /api and /sandbox. */
export function site({ folder, settings, change = (page) => page }: Site): FastifyPluginAsync {
  return async (app) => {
    const { pageOf } = builtPages(folder, (page) => withSettings(change(page), settings))
    const { REPORT_URL: reports, ACTIVE_FLAGS: activeFlags } = settings
    const reportsTo = reports?.startsWith('http') ? new URL(reports).origin : undefined
    await app.register(fastifyCompress, { global: false })

    if (activeFlags !== undefined) {
      app.get('/featureflags.json', { config: { operation: 'file', isQuiet: true } }, (_request, reply) =>
        reply.headers({ ...commonHeaders, 'Cache-Control': 'no-cache' }).send({ activeFlags }),
      )
    }
    await app.register(async (files) => {
      files.addHook('onRoute', (route) => {
        route.config = { ...route.config, operation: 'file', isQuiet: true }
      })
      sendDifferences(files, folder)
      await files.register(fastifyStatic, {
        root: folder,
        index: false,
        preCompressed: true,
        wildcard: false,
        cacheControl: false,
        globIgnore: ['**/*.html', '**/*.dcz', ...(activeFlags === undefined ? [] : ['featureflags.json*'])],
        setHeaders: (response, path) => {
          for (const [name, value] of Object.entries(commonHeaders)) response.header(name, value)
          response.header('Cache-Control', cacheControlFor(path))
        },
      })
    })
    // Every other address is one of the portal's own, but for a file that is not there.
    app.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      config: { operation: 'page' },
      compress: {},
      handler: (request, reply) => {
        const address = request.url.split('?')[0]!
        if (/\.\w+$/.test(address)) return reply.code(404).headers(commonHeaders).send('Not found')
        const nonce = randomBytes(16).toString('base64')
        return reply
          .headers({ ...commonHeaders, 'Cache-Control': 'no-store' })
          .header('Content-Security-Policy', contentSecurityPolicy(nonce, reportsTo))
          .type('text/html; charset=utf-8')
          .send(withNonce(pageOf(address), nonce))
      },
    })
  }
}
