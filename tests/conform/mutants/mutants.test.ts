import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { seededStorage } from '../../sandbox/backends.ts'
import { draw } from './draw.ts'
import { hunt, survey } from './hunt.ts'
import { type Mutant, instrument, writeTexts } from './instrument.ts'
import { openPlace } from './place.ts'
import { outdated } from './verdicts.ts'

let all: Awaited<ReturnType<typeof instrument>>
beforeAll(async () => {
  all = await instrument()
})

const mutantIn = (file: string, original: string, mutated: string): Mutant =>
  all.mutants.find((one) => one.file === file && one.original === original && one.mutated === mutated)!

it('finds a mutant that shows, and lets one live that does the same as the sandbox', async () => {
  const storage = await seededStorage('PostgreSQL')
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-mutants-test-'))
  writeTexts(folder, all.texts)
  const place = await openPlace(folder, storage.databaseUrl!)
  try {
    const ground = await survey([place], () => {}, ['commonGetVersion'])
    const outcomeOf = (mutant: Mutant) => hunt(place, ground, mutant, all.mutants, 3)

    const lost = mutantIn('sandbox/handlers/version.ts', '{ version: release, contractVersion }', '{}')
    expect(await outcomeOf(lost)).toMatchObject({ found: { operation: 'commonGetVersion' }, asked: 1, of: 1 })

    const same = mutantIn('sandbox/server/raw-request.ts', "typeof sent === 'string'", 'true')
    expect(await outcomeOf(same)).toMatchObject({ found: undefined, asked: 1, of: 1 })
  } finally {
    await place.close()
    await storage.remove()
    rmSync(folder, { recursive: true, force: true })
  }
  // Two processes start for it, which takes a while where others work, too.
}, 180_000)

it('draws the same by the same seed, and something of every file', () => {
  const drawn = draw(all.mutants, 200, 7)
  expect(drawn).toHaveLength(200)
  expect(draw(all.mutants, 200, 7)).toEqual(drawn)
  expect(draw(all.mutants, 200, 8)).not.toEqual(drawn)
  const filesOf = (mutants: readonly Mutant[]) => new Set(mutants.map(({ file }) => file))
  expect(filesOf(drawn)).toEqual(filesOf(all.mutants))
})

it('has mutants of the kinds that the library lacks', () => {
  const kinds = new Set(all.mutants.map(({ kind }) => kind))
  for (const kind of ['Number', 'SqlCondition', 'SwappedArguments', 'DroppedCall', 'DroppedElement'])
    expect(kinds).toContain(kind)
})

it('keeps verdicts only on what is in the code', () => {
  expect(outdated(all.mutants)).toEqual([])
})
