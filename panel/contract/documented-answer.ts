import { answers, operations, type Answer } from 'virtual:contract-answers'
import type { OperationId } from '#generated/operations.ts'

/** The documentation of a status of an operation; refusals that it does not name are its `default`. */
export function documentedAnswer(operation: string, status: string | number): Answer | undefined {
  const places = operations[operation]?.answers
  const place = places?.[status] ?? (Number(status) >= 400 ? places?.default : undefined)
  return place === undefined ? undefined : answers[place]
}

/** The examples of an answer in all of its media types. */
export const examplesOf = (operation: OperationId, status: string): { name: string; summary: string }[] =>
  Object.values(documentedAnswer(operation, status)?.content ?? {}).flatMap(({ examples }) =>
    Object.entries(examples).map(([name, summary]) => ({ name, summary })),
  )

/** The JSON pointer of an operation's answers in the bundle. */
export const placeOf = (operation: OperationId): string => operations[operation]!.pointer
