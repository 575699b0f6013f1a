/** The calls that the guide for client developers shows, carried out as they are written. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runAside } from '#scripts/run.ts'

const place = 'http://127.0.0.1:4010'

/** Runs the lines with curl in some sections against a mock, and gives the statuses that they say and those of the answers. */
export async function runGuideCalls(sections: readonly number[], address: string) {
  const guide = readFileSync(join(root, 'docs/client-developers.md'), 'utf8')
  const lines = guide.split(/^## (?=\d)/m).flatMap((section) => {
    const isWanted = sections.includes(Number.parseInt(section, 10))
    const variables = [...section.matchAll(/^[a-z]+=.*$/gm)].map(String)
    return isWanted ? [...section.matchAll(/^[a-z]+=.*$|^curl .*# \d{3}$/gm)].map(String) : variables
  })
  const said = lines.flatMap((line) => /# (\d{3})$/.exec(line)?.[1] ?? [])
  const script = lines
    .join('\n')
    .replaceAll(place, address)
    .replaceAll(/^curl /gm, "curl -s -o /dev/null -w '%{http_code}\n' ")
  const { output } = await runAside('sh', ['-ec', script])
  return { said, answered: output.trim().split('\n') }
}
