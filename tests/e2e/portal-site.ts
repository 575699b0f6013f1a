/** The built portal as the journeys see it: with the settings of nobody, and with the panel where it is wanted. */
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { buildPanel } from '#scripts/panel/build-panel.ts'
import { panelSite, withPanel } from '#scripts/panel/panel-site.ts'
import { root } from '#scripts/run.ts'
import { portalSchema } from '#server/settings/portal-settings.ts'
import { readSettings } from '#server/settings/read-settings.ts'
import { site } from '#server/site/site.ts'

/** A Fastify plugin; `settings` are variables as an operator sets them. */
export const portalSite =
  ({ panel = false, settings = {} }: { panel?: boolean; settings?: Record<string, string> } = {}): FastifyPluginAsync =>
  async (app) => {
    if (panel) await app.register(panelSite(buildPanel()))
    const told = readSettings(portalSchema, settings)
    await app.register(site({ folder: join(root, 'dist'), settings: told, ...(panel && { change: withPanel }) }))
  }
