/** What scripts/panel/contract-modules.ts makes of the bundle for the panel. */

/** Words and shapes of all answers; `schema` names an export of the validators. */
declare module 'virtual:contract-answers' {
  import type { Relation } from '#contract-checks/relations.ts'
  type Header = { required: boolean; pointer: string; schema: string | undefined }
  type Media = { pointer: string; schema: string | undefined; invariants: Relation[]; examples: Record<string, string> }
  export type Answer = {
    pointer: string
    description: string
    headers: Record<string, Header>
    content: Record<string, Media>
  }
  /** Every different answer once. */
  export const answers: Answer[]
  /** The operations by their ids: what they do, and the place in `answers` by status. */
  export const operations: Record<string, { pointer: string; summary: string; answers: Record<string, number> }>
}

/** Ajv's validators, compiled when the panel is built; no code is made from strings in the browser. */
declare module 'virtual:contract-validators' {
  import type { ErrorObject } from 'ajv'
  type Validate = ((value: unknown) => boolean) & { errors?: ErrorObject[] | null }
  export const validators: Record<string, Validate>
}
