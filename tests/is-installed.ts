import { spawnSync } from 'node:child_process'

/** Whether this machine has a program; a test that needs it calls `skip(!isInstalled('git'), 'git is not installed')`. */
export const isInstalled = (program: string): boolean =>
  spawnSync(program, ['--version'], { env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` } }).error ===
  undefined
