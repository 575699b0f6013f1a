/**
 * `npm run build -- --previous <folder>`: the difference of each file to the one of the last release, for browsers that have that one
 * (compression dictionaries, RFC 9842). `dcz` is zstd with the file of the last release as its dictionary.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { constants, zstdCompressSync } from 'node:zlib'
import { differenceName, removeHash } from '#server/site/differences.ts'

/** A frame that says which dictionary it needs. */
const magic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00])

const differenceTo = (dictionary: Buffer, hash: Buffer, file: Buffer): Buffer =>
  Buffer.concat([
    magic,
    hash,
    zstdCompressSync(file, { dictionary, params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
  ])

const filesOf = (folder: string): string[] => globSync(`${folder}/assets/*.{js,css}`)

/** Writes the differences beside the files of a build; those of an earlier run go. Throws when the previous folder is no build. */
export function writeDifferences(previous: string, folder: string): void {
  const older = Map.groupBy(filesOf(previous), (file) => removeHash(basename(file)))
  if (older.size === 0) throw new Error(`${previous} is not a build of the portal: it has no assets`)
  for (const file of globSync(`${folder}/assets/*.dcz`)) rmSync(file)
  for (const file of filesOf(folder)) {
    const name = basename(file)
    const content = readFileSync(file)
    const compressedSize = readFileSync(`${file}.br`).length
    for (const candidate of older.get(removeHash(name)) ?? []) {
      if (basename(candidate) === name) continue
      const dictionary = readFileSync(candidate)
      const hash = createHash('sha256').update(dictionary).digest()
      const difference = differenceTo(dictionary, hash, content)
      if (difference.length < compressedSize)
        writeFileSync(join(folder, 'assets', differenceName(name, hash)), difference)
    }
  }
}
