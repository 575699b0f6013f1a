import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Of more than this, the last tenth takes twenty times as long. */
const manyBytes = 2_000_000

/** Bytes of a text as the browser gets it: brotli at its best, unless the build would wait for it. */
const brotli = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: bytes.length > manyBytes ? 9 : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

/** Leaves `.br` and `.gz` beside every text file of a build, so that nothing is compressed while somebody waits. */
export function compressBuild(folder: string): void {
  for (const file of globSync(`${folder}/**/*.{js,css,svg,json,csv,yaml}`)) {
    const bytes = readFileSync(file)
    writeFileSync(`${file}.br`, brotli(bytes))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
