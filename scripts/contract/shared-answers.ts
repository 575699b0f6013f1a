/** Redocly follows references and sees what an answer holds, not which of the shared answers it is. */
import type { Change } from './change.ts'
import { type Document, methods } from '#contract-checks/contract.ts'

const nameOf = (reference: string) => reference.split('/').at(-1)

/** Every status that both contracts answer with another one of the shared answers: the same body may mean something else. */
export function sharedAnswerChanges(base: Document, revision: Document): Change[] {
  return Object.entries(revision.paths).flatMap(([path, item]) =>
    methods.flatMap((method) =>
      Object.entries(item[method]?.responses ?? {}).flatMap(([status, { $ref: to }]): Change[] => {
        const from = base.paths[path]?.[method]?.responses[status]?.$ref
        if (from === undefined || to === undefined || from === to) return []
        const pointer = `#/paths/${path.replaceAll('/', '~1')}/${method}/responses/${status}`
        const sentence = `Answer ${status} is no longer \`${nameOf(from)}\` but \`${nameOf(to)}\`.`
        return [{ impact: 'major', pointer, sentence }]
      }),
    ),
  )
}
