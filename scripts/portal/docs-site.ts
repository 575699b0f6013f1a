/** Serves the self-hosted Scalar reference of the contract at `/docs/` and our own pages below it. */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import { referencePage } from '../docs/scalar-reference.ts'
import { noncePlaceholder, commonHeaders } from '#server/site/site-headers.ts'

const policy = (...rules: string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ...rules,
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')

/** Our own pages run one script of their own, request one file and are framed by no page. */
const ownPolicy = policy("style-src 'self'", "trusted-types 'none'")

/** The self-hosted reference writes styles and markup, and runs nothing but its files (scripts/docs/reference/before.js). */
const referencePolicy = (nonce: string): string =>
  policy(`style-src-elem 'self' 'nonce-${nonce}'`, "style-src-attr 'unsafe-inline'", 'trusted-types vue default')

/** A Fastify plugin; `folder` holds what buildDocs wrote. */
export const docsSite =
  (folder: string): FastifyPluginAsync =>
  async (app) => {
    const reference = readFileSync(join(folder, referencePage), 'utf8')
    app.get('/docs', (_request, reply) => reply.redirect('/docs/', 308))
    app.get('/docs/', (_request, reply) => {
      const nonce = randomBytes(16).toString('base64')
      return reply
        .headers({ ...commonHeaders, 'Content-Security-Policy': referencePolicy(nonce), 'Cache-Control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(reference.replaceAll(noncePlaceholder, nonce))
    })
    await app.register(fastifyStatic, {
      root: folder,
      prefix: '/docs/',
      preCompressed: true,
      decorateReply: false,
      cacheControl: false,
      allowedPath: (path) => path !== `/${referencePage}`,
      setHeaders: (response) => {
        for (const [name, value] of Object.entries(commonHeaders)) response.header(name, value)
        response.header('Content-Security-Policy', ownPolicy)
        response.header('Cache-Control', 'no-cache')
      },
    })
  }
