/** Serves the panel below `/panel/` and puts it on a page of the portal; a production server does neither. */
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import { noncePlaceholder } from '#server/site/nonce-placeholder.ts'
import { always } from '#server/site/site-headers.ts'

const tag = `<script type="module" nonce="${noncePlaceholder}" src="/panel/entry.js"></script>`

/** The page with the panel's first file in front of the portal's, so that it sees the portal's first call. */
export const withPanel = (page: string): string => page.replace('<script ', `${tag}$&`)

/** A Fastify plugin; `folder` holds what buildPanel wrote. */
export const panelSite =
  (folder: string): FastifyPluginAsync =>
  async (app) => {
    await app.register(fastifyStatic, {
      root: folder,
      prefix: '/panel/',
      preCompressed: true,
      decorateReply: false,
      wildcard: false,
      cacheControl: false,
      setHeaders: (response) => {
        for (const [name, value] of Object.entries(always)) response.header(name, value)
        response.header('Cache-Control', 'no-cache')
      },
    })
  }
