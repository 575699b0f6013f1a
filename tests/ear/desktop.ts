/** A virtual desktop with the screen reader Orca, whose speech is recorded as text: Xvfb, a D-Bus session, openbox, Orca. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from '../engines/browser.ts'

/** The interpreter of Debian, for which its Orca is installed. */
const python = '/usr/bin/python3'
const programs = ['Xvfb', 'dbus-daemon', 'openbox', 'orca', 'xdotool', 'localedef']
const locale = 'de_AT.UTF-8'
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** How long nothing is spoken before an announcement counts as finished, in milliseconds. */
const longSilence = 1_200
/** How long a key may stay without a word, in milliseconds. */
const patience = 4_000

/** As the program does, which refuses to start beside another Orca, such as that of the person who runs the tests. */
const launchOrca = `
import sys
from orca import orca
manager = orca.getSettingsManager()
manager.activate(None, {})
sys.path.insert(0, manager.getPrefsDir())
orca.main()
`

export type Desktop = {
  environment: NodeJS.ProcessEnv
  /** Presses keys by their X names, one after the other, such as `ctrl+l`. */
  press: (...keys: string[]) => void
  type: (text: string) => void
  /** Waits until Orca is silent, and before for its first word if one is `expected`; gives what it said since the last time. */
  takeSpeech: (options?: { expected?: boolean; silence?: number }) => Promise<string[]>
  close: () => Promise<void>
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

export const missingPrograms = (): string[] => programs.filter((name) => findProgram(name) === undefined)

/** The version as it is written into the records, such as 43.1. */
export const orcaVersion = (): string => spawnSync('orca', ['--version'], { encoding: 'utf8' }).stdout.trim()

/** `folder` is empty; the home of this desktop's person is in it. */
export async function startDesktop(folder: string): Promise<Desktop> {
  const started: ChildProcess[] = []
  function start(...[name, args, options]: Parameters<typeof spawn>): ChildProcess {
    // In a group of its own, which ends as a whole.
    const child = spawn(name, args, { ...options, detached: true })
    const kill = () => {
      if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, 'SIGKILL')
    }
    process.once('exit', kill)
    child.once('exit', () => process.off('exit', kill))
    started.push(child)
    return child
  }

  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = (await once(screen.stdio[3]!, 'data')) as [Buffer]
  spawnSync('localedef', ['-i', 'de_AT', '-f', 'UTF-8', join(folder, locale)])
  const speechFile = join(folder, 'speech')
  const environment: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    DISPLAY: `:${display.toString().trim()}`,
    HOME: folder,
    XDG_DATA_HOME: join(folder, 'data'),
    XDG_RUNTIME_DIR: folder,
    LOCPATH: folder,
    LC_ALL: locale,
    TZ: 'Europe/Vienna',
    GNOME_ACCESSIBILITY: '1',
    GSETTINGS_BACKEND: 'memory',
    GTK_USE_PORTAL: '0',
    SPEECH_RECORD: speechFile,
  }
  const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address=1'], {
    env: environment,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [address] = (await once(bus.stdout!, 'data')) as [Buffer]
  environment.DBUS_SESSION_BUS_ADDRESS = address.toString().trim()
  start('openbox', [], { env: environment, stdio: 'ignore' })

  mkdirSync(join(folder, 'data/orca'), { recursive: true })
  copyFileSync(join(import.meta.dirname, 'orca-customizations.py'), join(folder, 'data/orca/orca-customizations.py'))
  writeFileSync(speechFile, '')
  start(python, ['-c', launchOrca], { env: environment, stdio: 'ignore' })

  let read = 0
  const lines = () => readFileSync(speechFile, 'utf8').split('\n').slice(0, -1)
  /** Waits until Orca has handled all events that it received. */
  async function waitUntilIdle(): Promise<void> {
    const question = `${speechFile}-question`
    writeFileSync(question, '')
    for (let tries = 0; existsSync(question); tries++) {
      if (tries === 600) throw new Error('Orca is busy for a minute')
      await pause(100)
    }
  }
  async function takeSpeech({ expected = true, silence = longSilence } = {}): Promise<string[]> {
    const end = Date.now() + (expected ? patience : 0)
    while (lines().length === read && Date.now() < end) await pause(100)
    let length = -1
    while (length !== lines().length) {
      length = lines().length
      await pause(silence)
      await waitUntilIdle()
    }
    const spoken = lines().slice(read, length)
    read = length
    return spoken.map((line) => JSON.parse(line) as string)
  }
  const control = (...args: string[]) => void spawnSync('xdotool', args, { env: environment })

  for (let tries = 0; lines().length === 0; tries++) {
    if (tries === 600) throw new Error('Orca said nothing within a minute of its start')
    await pause(100)
  }
  await takeSpeech()
  return {
    environment,
    press: (...keys) => keys.forEach((key) => control('key', key)),
    type: (text) => control('type', '--delay', '40', text),
    takeSpeech,
    close: async () => {
      for (const child of started.toReversed()) {
        if (child.exitCode !== null || child.signalCode !== null) continue
        process.kill(-child.pid!, 'SIGKILL')
        await once(child, 'exit')
      }
    },
  }
}
