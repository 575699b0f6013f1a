import { expect, it, onTestFinished } from 'vitest'
import { stormWrites } from '../attack/storm.ts'
import { seededStorage } from './backends.ts'
import { startProcess } from './sandbox-process.ts'

it('a storm of mixed writes on two processes is answered without an error of the server', async () => {
  const storage = await seededStorage('PostgreSQL')
  onTestFinished(storage.remove)
  const processes = await Promise.all([startProcess(storage), startProcess(storage)])
  onTestFinished(() => Promise.all(processes.map((one) => one.stop())).then(() => undefined))
  const addresses = processes.map(({ address }) => address)
  const { surprises } = await stormWrites(addresses, { seed: 20_261_126, rounds: 4 })
  expect(surprises).toEqual([])
}, 300_000)
