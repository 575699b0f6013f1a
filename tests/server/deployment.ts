/** The real nginx and Caddy with the files of deploy/, in which only what an operator fills in is filled in. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer as listenAnywhere } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '#scripts/run.ts'
import { isInstalled } from '../is-installed.ts'

export type Kind = 'nginx' | 'caddy'

/** Why this server cannot be tried on this machine; undefined where it can. */
export function whyNotHere(kind: Kind): string | undefined {
  const missing = [kind, 'openssl'].find((program) => !isInstalled(program))
  return missing && `${missing} is not installed`
}

async function freePort(): Promise<number> {
  const server = listenAnywhere().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** A certificate for both ends, signed by itself. */
function certificate(folder: string) {
  const [key, cert] = [join(folder, 'portal.key'), join(folder, 'portal.crt')]
  const names = 'subjectAltName=DNS:backend.bank.example,DNS:portal.bank.example,DNS:localhost,IP:127.0.0.1'
  const subject = ['-subj', '/CN=portal.bank.example', '-addext', names, '-days', '2']
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...subject]
  execFileSync('openssl', made, { stdio: 'ignore' })
  return { key, cert }
}

/** TLS in front of a server of the test. */
async function overTls(backend: string, { key, cert }: { key: string; cert: string }) {
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (socket) => {
    const plain = connect(Number(new URL(backend).port), '127.0.0.1')
    for (const [one, other] of [[socket, plain] as const, [plain, socket] as const])
      one.on('error', () => other.destroy()).pipe(other)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() }
}

type Filled = {
  folder: string
  dist: string
  port: number
  plainPort: number
  backendPort: number
  cert: string
  key: string
}

type Program = { command: string; args: string[]; env: Record<string, string> }
type Place = Pick<Filled, 'folder' | 'port' | 'plainPort' | 'cert' | 'key'>

/** Writes a site and what surrounds it, and gives the command that serves it. */
const commandFor: Record<Kind, (site: string, place: Place) => Program> = {
  nginx(site, { folder, port, plainPort, cert, key }) {
    const filled = site
      .replaceAll('/etc/ssl/portal.crt', cert)
      .replaceAll('/etc/ssl/portal.key', key)
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replace('listen 80', `listen 127.0.0.1:${plainPort}`)
    const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    )
    const types =
      'types { text/html html; application/javascript js; text/css css; application/json json; image/svg+xml svg; }'
    const user = process.getuid?.() === 0 ? 'user root;' : ''
    const around = `daemon off; ${user} pid ${folder}/pid; error_log stderr; events {}\nhttp { ${types} ${own.join(' ')} include portal.conf; }\n`
    writeFileSync(join(folder, 'portal.conf'), filled)
    writeFileSync(join(folder, 'nginx.conf'), around)
    return { command: 'nginx', args: ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], env: {} }
  },
  caddy(site, { folder, port, plainPort, cert, key }) {
    const filled = site.replace('portal.bank.example {', `https://127.0.0.1:${port} {\n\ttls ${cert} ${key}\n`)
    writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\thttp_port ${plainPort}\n}\n${filled}`)
    return {
      command: 'caddy',
      args: ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
      env: { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, SSL_CERT_FILE: cert },
    }
  },
}

/** Fills in the files that serve a build in front of a backend. */
const prepare: Record<Kind, (filled: Filled) => Program> = {
  nginx(filled) {
    const { folder, dist, backendPort, cert } = filled
    const site = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
      .replaceAll('backend.bank.example:443', `127.0.0.1:${backendPort}`)
      .replaceAll('/srv/portal/dist', dist)
      .replaceAll('/etc/ssl/certs/ca-certificates.crt', cert)
      .replace('/var/log/nginx', join(folder, 'logs'))
    return commandFor.nginx(site, filled)
  },
  caddy(filled) {
    const { dist, backendPort } = filled
    for (const file of globSync('{index.html,*/*.html}', { cwd: dist })) {
      const page = readFileSync(join(dist, file), 'utf8')
      writeFileSync(join(dist, file), page.replaceAll('__CSP_NONCE__', '{{placeholder "http.request.uuid"}}'))
    }
    const site = readFileSync(join(root, 'deploy/Caddyfile'), 'utf8')
      .replaceAll('https://backend.bank.example', `https://127.0.0.1:${backendPort}`)
      .replaceAll('/srv/portal/dist', dist)
    return commandFor.caddy(site, filled)
  },
}

/** Serves a build in front of a backend; `dist` may be changed by it. */
export async function startDeployment(kind: Kind, dist: string, backend: string) {
  const place = await newPlace(kind)
  const behind = await overTls(backend, place)
  const started = await startProgram(kind, place, prepare[kind]({ ...place, dist, backendPort: behind.port }))
  return {
    ...started,
    /** What nginx wrote of the calls. */
    log: () => readFileSync(join(place.folder, 'logs/portal.log'), 'utf8'),
    async stop() {
      await started.stop()
      behind.close()
    },
  }
}

/** The files that share the load between two processes of `npm run serve`; `ports` are theirs. */
export async function startLoadBalancer(kind: Kind, ports: readonly [number, number]) {
  const file = { nginx: 'nginx-two-processes.conf', caddy: 'Caddyfile-two-processes' }[kind]
  const site = readFileSync(join(root, 'deploy', file), 'utf8')
    .replaceAll('127.0.0.1:8080', `127.0.0.1:${ports[0]}`)
    .replaceAll('127.0.0.1:8081', `127.0.0.1:${ports[1]}`)
  const place = await newPlace(kind)
  return startProgram(kind, place, commandFor[kind](site, place))
}

async function newPlace(kind: Kind): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), `${kind}-`))
  mkdirSync(join(folder, 'logs'))
  return { folder, ...certificate(folder), port: await freePort(), plainPort: await freePort() }
}

/** Waits until it listens; throws its output when it does not. */
async function startProgram(kind: Kind, { folder, port }: Place, { command, args, env }: Program) {
  const path = `${process.env.PATH}:/usr/sbin`
  const child = spawn(command, args, { env: { ...process.env, ...env, PATH: path }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = once(child, 'close')
  const listens = () =>
    new Promise<boolean>((answer) => {
      const socket = connect(port, '127.0.0.1', () => answer(true)).on('error', () => answer(false))
      socket.end()
    })
  while (!(await listens())) {
    if (child.exitCode !== null) throw new Error(`${kind} did not start: ${output}`)
    await pause(50)
  }
  return {
    address: `https://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
