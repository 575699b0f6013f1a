import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#scripts/run.ts'

/** A label is taken from a table with a value of an answer, for which there may be none. */
const unguarded = /i18n\._\(\s*\w+\[(?:\w+\.\w+\]|[a-z]\w*\]\))|state=\{\w+\[/g

it('labels of values are read by labelOf or a ValueBadge, which know what to do with a value that is newer', () => {
  const files = globSync('src/{features,pages,shared}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(test|fake)\./.test(file) && !/label-of\.ts|status-badge\.tsx/.test(file),
  )
  const found = files.flatMap((file) =>
    (readFileSync(join(root, file), 'utf8').match(unguarded) ?? []).map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})
