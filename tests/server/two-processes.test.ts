/** The files for two processes: proxies and units of systemd. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '#scripts/run.ts'
import { startLocalServer } from '../local-server.ts'
import { startLoadBalancer, whyNotHere } from './deployment.ts'

it.for(['nginx', 'caddy'] as const)(
  '%s forwards writes while neither process reports that it is ready',
  async (kind, { skip }) => {
    const why = whyNotHere(kind)
    skip(why !== undefined, why)
    const processes = await Promise.all([startLocalServer(), startLocalServer()])
    for (const { answerWith } of processes)
      answerWith((response, { url }) => response.writeHead(url.startsWith('/readyz') ? 503 : 201).end())
    const [first, second] = processes.map(({ origin }) => Number(new URL(origin).port))
    const proxy = await startLoadBalancer(kind, [first!, second!])
    const dispatcher = new Agent({ connect: { rejectUnauthorized: false } })
    onTestFinished(async () => {
      await dispatcher.close()
      await proxy.stop()
      await Promise.all(processes.map(({ stop }) => stop()))
    })
    const statuses = new Set<number>()
    // Long enough for health checks of each second.
    for (let sent = 0; sent < 40; sent++) {
      const { statusCode, body } = await request(proxy.address, { method: 'POST', dispatcher, body: 'a' })
      await body.dump()
      statuses.add(statusCode)
      await wait(50)
    }
    expect([...statuses]).toEqual([201])
  },
)

it('systemd accepts the units', ({ skip }) => {
  const { error } = spawnSync('systemd-analyze', ['--version'])
  skip(error !== undefined, 'systemd-analyze is not installed')
  const folder = mkdtempSync(join(tmpdir(), 'units-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // The program is in another place on this machine.
  const unit = readFileSync(join(root, 'deploy/systemd/portal@.service'), 'utf8')
  const filled = unit.replace('/usr/bin/node', process.execPath)
  writeFileSync(join(folder, 'portal@.service'), filled)
  copyFileSync(join(root, 'deploy/systemd/portal@.socket'), join(folder, 'portal@.socket'))
  const verify = () => {
    const units = ['portal@8080.service', 'portal@8080.socket'].map((name) => join(folder, name))
    const { stderr } = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' })
    return stderr.split('\n').filter((line) => line.includes('portal@'))
  }
  expect(verify()).toEqual([])
  writeFileSync(join(folder, 'portal@.service'), filled.replace('NoNewPrivileges', 'NoNewPrivilege'))
  expect(verify().join()).toContain('NoNewPrivilege')
})
