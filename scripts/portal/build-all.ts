/** What `npm start` and the journeys need, built beside each other. */
import { areDocsBuilt, docsFolder } from '../docs/build-docs.ts'
import { isPanelBuilt, panelFolder } from '../panel/panel-site.ts'
import { runQuietly } from '../steps.ts'
import { isPortalBuilt, portalFolder } from './build.ts'
import { ensureGenerated } from './prepare.ts'

/** The longest first, since two are built at a time. */
const builds = [
  { name: 'the portal is built', isBuilt: isPortalBuilt, script: 'scripts/portal/build.ts' },
  { name: 'the reference is built', isBuilt: areDocsBuilt, script: 'scripts/docs/build-docs.ts' },
  { name: 'the panel is built', isBuilt: isPanelBuilt, script: 'scripts/panel/panel-site.ts' },
]

/** Builds what is stale, reports each build, and returns the folders; ends the script where one cannot be built. */
export async function buildAll(): Promise<{ portal: string; panel: string; docs: string }> {
  ensureGenerated()
  const stale = builds.filter(({ isBuilt }) => !isBuilt())
  if (stale.length > 0) console.log('Building what has changed …')
  const steps = stale.map(({ name, script }) => ({ name, command: 'node', args: [script] }))
  if (!(await runQuietly(steps))) process.exit(1)
  return { portal: portalFolder, panel: panelFolder, docs: docsFolder }
}
