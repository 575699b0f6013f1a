/** What the portal of a release can read: models are generated from its contract as `npm run generate` does from that of today. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from 'orval'
import { stringify } from 'yaml'
import type { ZodMiniType } from 'zod/mini'
import orvalConfig from '../../orval.config.ts'
import { isReadable } from '#src/shared/http/readable.ts'
import { answersFile } from '#scripts/generate/answers-file.ts'
import { root } from '#scripts/run.ts'
import { readFormerRelease } from './backend-versions.ts'

/** Whether that portal would take an answer for what its contract promises; what is no data of a schema is not judged. */
export async function olderPortal(version: string): Promise<(operation: string, data: unknown) => boolean> {
  const folder = join(root, '.cache/older-portal', version)
  const document = readFormerRelease(version)
  mkdirSync(folder, { recursive: true })
  const bundle = join(folder, 'openapi.yaml')
  writeFileSync(bundle, stringify(document))
  const { input, output } = (orvalConfig as { portal: { input: object; output: object } }).portal
  await generate({
    input: { ...input, target: bundle },
    output: {
      ...output,
      target: join(folder, 'api/endpoints.ts'),
      schemas: { path: join(folder, 'model'), type: 'zod' },
    },
  } as Parameters<typeof generate>[0])
  const answers = join(folder, 'answers.ts')
  writeFileSync(answers, answersFile(document))
  const models = ((await import(answers)) as { answers: Record<string, unknown> }).answers
  return (operation, data) => {
    const promised = models[operation]
    return promised === null || Array.isArray(promised) || isReadable(promised as ZodMiniType, data)
  }
}
