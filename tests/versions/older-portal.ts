/** What the portal of a release can read: models are generated from its contract as `npm run generate` does from that of today. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from 'orval'
import { stringify } from 'yaml'
import type { ZodMiniType } from 'zod/mini'
import { orvalOptions } from '../../orval.config.ts'
import { isReadable } from '#src/shared/http/readable.ts'
import { answersFile } from '#scripts/generate/contract-files.ts'
import { root } from '#scripts/run.ts'
import { readFormerRelease } from './backend-versions.ts'

/** Whether that portal would take an answer for what its contract promises; what is no data of a schema is not validated. */
export async function olderPortal(version: string): Promise<(operation: string, data: unknown) => boolean> {
  mkdirSync(join(root, '.cache'), { recursive: true })
  // Below the project, where the models find zod; of its own, since others may generate meanwhile.
  const folder = mkdtempSync(join(root, '.cache/older-portal-'))
  const document = readFormerRelease(version)
  writeFileSync(join(folder, 'openapi.yaml'), stringify(document))
  await generate(orvalOptions(folder))
  const answers = join(folder, 'answers.ts')
  writeFileSync(answers, answersFile(document))
  const models = ((await import(answers)) as { answers: Record<string, unknown> }).answers
  rmSync(folder, { recursive: true })
  return (operation, data) => {
    const promised = models[operation]
    return promised === null || Array.isArray(promised) || isReadable(promised as ZodMiniType, data)
  }
}
