/** Whether an answer is one that the contract allows: status, body, headers, and the relations between its fields. */
import type { Contract, FlatOperation, Schema } from '#contract-checks/contract.ts'
import { type Relation, findBrokenRelations, invariantsOf } from '#contract-checks/relations.ts'
import { answerValidator } from '#contract-checks/validator.ts'
import { informativeErrors } from '#contract-checks/violations.ts'

/** An answer as it goes out or comes in; `body` is undefined, a JSON value or a Blob. */
export type OutgoingAnswer = { status: number; body?: unknown; headers?: Record<string, string> }

/**
 * A deviation as a place and a rule, without any value because it goes to the log, and the place in the contract; `field` is a field
 * or a header, `rule` what a field breaks.
 */
type Complaint = { says: string; pointer: string; rule?: string; field?: string }

/** None when all is well; `now` is the moment of the answer. */
export type AnswerCheck = (operation: FlatOperation, answer: OutgoingAnswer, now?: Date) => Complaint[]

export function answerCheck(contract: Contract): AnswerCheck {
  const validate = answerValidator(contract.schemas)
  const complaints = (place: string, schema: Schema, value: unknown, pointer: string): Complaint[] =>
    informativeErrors(validate(schema, value, pointer)).map(({ field, rule, error }) => ({
      says: `${[place, field].filter(Boolean).join(' ')} breaks ${rule}`,
      pointer: validate.pointerOf(error),
      rule,
      field,
    }))

  const relationsBySchema = new Map<Schema, Relation[]>()
  /** Checked only for a body of the right shape; missing fields and wrong types are complaints already. */
  const brokenInvariants = (schema: Schema, value: unknown, pointer: string, now: Date): Complaint[] => {
    const relations = relationsBySchema.get(schema) ?? invariantsOf(contract.schemas, schema, pointer)
    relationsBySchema.set(schema, relations)
    return findBrokenRelations(relations, value, { now }).map(({ relation, place }) => ({
      says: `${['body', place.join('.')].filter(Boolean).join(' ')} breaks ${relation.holds}`,
      pointer: relation.pointer,
      rule: relation.holds,
      field: place.join('.'),
    }))
  }

  const wrongIn = (schema: Schema, body: unknown, pointer: string, now: Date) => {
    const wrong = complaints('body', schema, body, pointer)
    return wrong.length > 0 ? wrong : brokenInvariants(schema, body, pointer, now).slice(0, 100)
  }

  return (operation, answer, now = new Date()) => {
    const refusal = answer.status >= 400 ? operation.responses.default : undefined
    const declared = operation.responses[String(answer.status)] ?? refusal
    if (declared === undefined) {
      return [{ says: `status ${answer.status} is not in the contract`, pointer: `${operation.pointer}/responses` }]
    }
    const { pointer } = declared
    const headers = new Map(Object.entries(answer.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]))
    const wrongHeaders = Object.entries(declared.headers ?? {}).flatMap(([name, header]) => {
      const place = `${pointer}/headers/${name}`
      const value = headers.get(name.toLowerCase())
      if (value !== undefined)
        return complaints(`header ${name}`, header.schema ?? {}, read(header.schema, value), `${place}/schema`)
      return header.required ? [{ says: `header ${name} is missing`, pointer: place, field: name }] : []
    })

    const content = declared.content ?? {}
    const place = `${pointer}/content`
    if (answer.body === undefined) {
      return [
        ...wrongHeaders,
        ...(Object.keys(content).length > 0 ? [{ says: 'body is missing', pointer: place }] : []),
      ]
    }
    const mediaType = answer.body instanceof Blob ? answer.body.type : 'application/json'
    const media = Object.hasOwn(content, mediaType) ? content[mediaType] : undefined
    if (media === undefined) {
      return [...wrongHeaders, { says: `body of type ${mediaType} is not in the contract`, pointer: place }]
    }
    if (answer.body instanceof Blob || media.schema === undefined) return wrongHeaders
    const schema = `${place}/${mediaType.replaceAll('/', '~1')}/schema`
    // A valid object is valid on the wire too; an invalid one may become valid, because JSON leaves out undefined fields.
    const wrong = wrongIn(media.schema, answer.body, schema, now)
    if (wrong.length === 0) return wrongHeaders
    return [...wrongHeaders, ...wrongIn(media.schema, JSON.parse(JSON.stringify(answer.body)), schema, now)]
  }
}

/** A header is text on the wire; what the contract calls a number is one when it is written in digits. */
function read({ type }: Schema = {}, value: string): unknown {
  if (type === 'integer' && /^\d+$/.test(value)) return Number(value)
  return type === 'boolean' && /^(true|false)$/.test(value) ? value === 'true' : value
}
