/** The built portal for the journeys: without stored settings, and with the panel where it is wanted. */
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { buildPanel, panelSite, withPanel } from '#scripts/panel/panel-site.ts'
import { root } from '#scripts/run.ts'
import { portalSchema } from '#server/settings/portal-settings.ts'
import { readSettings } from '#server/settings/read-settings.ts'
import { site } from '#server/site/site.ts'

type Wishes = {
  panel?: boolean
  /** Variables as an operator sets them. */
  settings?: Record<string, string>
  /** Another build than this project's. */
  folder?: string | undefined
}

/** A Fastify plugin. */
export const portalSite =
  ({ panel = false, settings = {}, folder = join(root, 'dist') }: Wishes = {}): FastifyPluginAsync =>
  async (app) => {
    if (panel) await app.register(panelSite(buildPanel()))
    const parsed = readSettings(portalSchema, settings)
    await app.register(site({ folder, settings: parsed, ...(panel && { change: withPanel }) }))
  }
