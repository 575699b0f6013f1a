/** Serves the reference of the contract below `/docs/`. */
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import { always } from './site.ts'

/** The pages run one script of their own, ask for one file and are framed by nobody. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** A Fastify plugin; `folder` holds what buildDocs wrote. */
export const docsSite =
  (folder: string): FastifyPluginAsync =>
  async (app) => {
    app.get('/docs', (_request, reply) => reply.redirect('/docs/', 308))
    await app.register(fastifyStatic, {
      root: folder,
      prefix: '/docs/',
      preCompressed: true,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (response) => {
        for (const [name, value] of Object.entries(always)) response.header(name, value)
        response.header('Content-Security-Policy', contentSecurityPolicy)
        response.header('Cache-Control', 'no-cache')
      },
    })
  }
