/**
 * Follows the contract and the sandbox during `npm run dev`: writes what is generated from the contract, restarts the backend with its
 * data, reloads the page with what was typed and builds the reference. A mistake is shown on the page and in the terminal.
 */
import { isAbsolute, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite'
import { findingsIn } from '../contract/lint-contract.ts'
import { lintFiles } from '../contract/redocly.ts'
import { writeContractCode } from '../generate/contract-code.ts'
import { replaceFolder } from '../generate/replace-folder.ts'
import { root } from '../run.ts'

type Follow = {
  /** Starts the backend again; throws why it cannot. */
  restart: () => Promise<void>
  /** Brings the reference up to date. */
  buildReference: () => Promise<unknown>
}

const contractFiles = /^openapi\/(?!releases\/).*\.yaml$/
const sandboxFiles = /^(sandbox|contract-checks)\/(?!.*\.(test|fake)\.).*\.(ts|sql)$/
/** Generated from the contract, and the copy in which it is written. */
const generatedFiles =
  /^\.generated\/|^generated\/(model|api)\/|^generated\/(openapi\.yaml|operations\.ts|answers\.ts|roles\.ts)$/

/** Several files are saved at once, and editors write a file in two steps. */
const quietMs = 50

const secondsSince = (since: number): string => ((Date.now() - since) / 1000).toFixed(1)

const inProject = (file: string): string => relative(root, file).replaceAll('\\', '/')

export function liveContract(follow: Follow): Plugin {
  return {
    name: 'live-contract',
    // Orval writes hundreds of files, and the page is reloaded once, when all of them are there.
    config: () => ({ server: { watch: { ignored: [(path: string) => generatedFiles.test(inProject(path))] } } }),
    configureServer: (server) => watch(server, follow),
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/scripts/portal/live-reload.ts' }, injectTo: 'head-prepend' },
    ],
  }
}

function watch(server: ViteDevServer, { restart, buildReference }: Follow): void {
  void import('orval') // takes a second, which the first change would wait for
  const changed = new Set<string>()
  let work = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let mistake: ErrorPayload | undefined
  /** Calls wait for it. */
  let restarted: Promise<unknown> = Promise.resolve()
  const { logger } = server.config

  const showMistake = (text: string) => {
    mistake = mistakePayload(text)
    logger.error(text, { timestamp: true })
    server.ws.send(mistake)
  }
  const calls = Object.keys(server.config.server.proxy ?? {})
  server.middlewares.use(async ({ url = '' }, _response, next) => {
    if (calls.some((path) => url.startsWith(path))) await restarted
    next()
  })
  // A page that is opened or reloaded later shows it as well.
  server.ws.on('connection', () => mistake && server.ws.send(mistake))

  async function followChanges(): Promise<void> {
    const files = [...changed]
    changed.clear()
    if (files.length === 0) return
    const since = Date.now()
    logger.info(`${files.join(', ')}: saved, following …`, { timestamp: true })
    const isContract = files.some((file) => contractFiles.test(file))
    try {
      const written = isContract ? await writeContract() : undefined
      const restarting = restart()
      restarted = restarting.catch(() => undefined)
      // The page loads the new client while the backend starts. After a change of the backend alone it stays until that has started.
      if (!written) await restarting
      mistake = undefined
      forgetGenerated(server, written?.changed)
      server.ws.send('live-contract:reload')
      const reloaded = secondsSince(since)
      await restarting
      logger.info(`${files.join(', ')}: reloaded after ${reloaded} s, followed in ${secondsSince(since)} s`, {
        timestamp: true,
      })
      const findings = written ? findingsIn('openapi', written.result) : []
      if (findings.length > 0) showMistake(findings.join('\n'))
    } catch (error) {
      showMistake((error as Error).message)
    }
    if (isContract && mistake === undefined) await buildReference()
  }

  server.watcher.on('all', (_event, file) => {
    const path = inProject(file)
    if (!contractFiles.test(path) && !sandboxFiles.test(path)) return
    changed.add(path)
    clearTimeout(timer)
    timer = setTimeout(() => void (work = work.then(followChanges)), quietMs)
  })
}

/** Writes what is generated and resolves with the bundle and the changed files; throws what Redocly finds. */
async function writeContract() {
  const linting = lintFiles()
  const written = await replaceFolder(join(root, 'generated'), (folder) => writeContractCode(folder))
  const complaint = await linting
  if (complaint !== undefined) throw new Error(complaint)
  return written
}

/** Vite caches the former text of generated modules. */
function forgetGenerated({ environments }: ViteDevServer, changed = new Set<string>()): void {
  const { moduleGraph } = environments.client
  for (const one of moduleGraph.idToModuleMap.values()) {
    const { id = '', file } = one
    if (id?.startsWith('\0virtual:contract-') || (file && changed.has(file))) moduleGraph.invalidateModule(one)
  }
}

/** The first file and line of ours in what a tool or Node prints, such as `openapi/schemas/Fee.yaml:12:5`. */
const place = /(?:file:\/\/)?([^\s:()'"]+\.(?:yaml|ts|sql)):(\d+)(?::(\d+))?/g

function mistakePayload(text: string): ErrorPayload {
  const message = stripVTControlCharacters(text).trim()
  const [, file, line, column = '1'] = [...message.matchAll(place)].find(([at]) => !at.includes('node_modules')) ?? []
  const at = file && { file: isAbsolute(file) ? file : join(root, file), line: Number(line), column: Number(column) }
  return { type: 'error', err: { message, stack: '', plugin: 'live-contract', ...(at && { id: at.file, loc: at }) } }
}
