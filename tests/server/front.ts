/** The production server in front of a backend of the test, with a build of one page. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import type { Limits } from '#server/operation/limits.ts'
import { readSettings } from '#server/settings/read-settings.ts'
import { serverSchema } from '#server/settings/server-settings.ts'
import { startServer } from '#server/start-server.ts'

export type Line = Record<string, unknown> & { level: string; msg: string }

const page = `<!doctype html><html lang="de"><head><script type="application/json" id="settings">{}</script>
<script nonce="__CSP_NONCE__">${'// long enough to be compressed '.repeat(60)}</script></head></html>`

/** A folder as a build makes it: the page of every address and two of each area, a hashed file with its compressed twin, and the flags. */
export function buildFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  const script = 'console.info("portal")\n'.repeat(100)
  const areas = ['private', 'business', 'bank']
  for (const part of ['assets', ...areas]) mkdirSync(join(folder, part))
  writeFileSync(join(folder, 'index.html'), page)
  for (const area of areas)
    for (const [file, content] of [
      ['login', 'The first step'],
      ['index', 'The frame'],
    ] as const)
      writeFileSync(join(folder, area, `${file}.html`), page.replace('</html>', `<body>${content}</body></html>`))
  writeFileSync(join(folder, 'featureflags.json'), '{"activeFlags":["built"]}')
  writeFileSync(join(folder, 'assets/portal-abc1234.js'), script)
  writeFileSync(join(folder, 'assets/portal-abc1234.js.gz'), gzipSync(script))
  return folder
}

/** `settings` are variables as an operator sets them; `lines` is what was logged. */
export async function startFront(
  backend: string,
  settings: Record<string, string> = {},
  limits?: Limits,
  folder = buildFolder(),
) {
  const lines: Line[] = []
  const log = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(JSON.parse(line.toString()) as Line)
      done()
    },
  })
  const environment = { API_BASE_URL: backend, PORT: '0', ...settings }
  const server = await startServer(readSettings(serverSchema, environment), { folder, log, limits })
  return {
    ...server,
    lines,
    /** The lines of calls, once there are so many. */
    async calls(count: number): Promise<Line[]> {
      for (;;) {
        const found = lines.filter(({ msg }) => msg === 'call')
        if (found.length >= count) return found
        await new Promise((wait) => setTimeout(wait, 10))
      }
    },
    async close() {
      await server.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export type Front = Awaited<ReturnType<typeof startFront>>
