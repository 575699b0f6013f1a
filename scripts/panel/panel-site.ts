/**
 * Builds the panel for `npm start` into `dist-panel/`, serves it below `/panel/` and puts it on a page of the portal; a production server
 * does none of it.
 */
import { join } from 'node:path'
import { fingerprint, isFresh, storeFingerprint } from '../fingerprint.ts'
import { compressBuild } from '../portal/compress.ts'
import { fail } from '../portal/prepare.ts'
import { root, run } from '../run.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import { noncePlaceholder, commonHeaders } from '#server/site/site-headers.ts'

export const panelFolder = join(root, 'dist-panel')
const inputs = ['panel', 'generated', 'scripts/panel', 'contract-checks']
const state = () => fingerprint([...inputs, 'package-lock.json', 'dist-panel'])
export const isPanelBuilt = (): boolean => isFresh('panel', state())

/** Builds what is stale and gives the folder of the build. */
export function buildPanel(): string {
  if (isPanelBuilt()) return panelFolder
  console.log('Building the panel …')
  const { ok, output } = run('vite', ['build', '--config', 'panel/vite.config.ts'])
  if (!ok) fail(output)
  compressBuild(panelFolder)
  storeFingerprint('panel', state())
  return panelFolder
}

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
        for (const [name, value] of Object.entries(commonHeaders)) response.header(name, value)
        response.header('Cache-Control', 'no-cache')
      },
    })
  }

if (import.meta.main) buildPanel()
