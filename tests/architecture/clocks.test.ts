import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/run.ts'

/** The one file that reads the device's clock, in reserve until an answer told the bank's time. */
const ownClock = 'shared/format/bank-time.ts'
const deviceClock = /Date\.now\(\)|new Date\(\)|DateTime\.(?:now|local|utc)\(\)/

it("nothing in the portal compares the bank's moments with the device's clock", () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  const product = files.filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fake)\./.test(file))
  const reading = product.filter((file) => deviceClock.test(readFileSync(join(root, 'src', file), 'utf8')))
  expect(reading).toEqual([ownClock])
})
