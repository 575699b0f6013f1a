/** Whether an answer is one that the contract allows: status, body, headers. */
import type { Contract, ContractOperation } from '#sandbox/contract/bundle.ts'
import { answerValidator } from '#sandbox/contract/validator.ts'
import { violationsOf } from '#sandbox/contract/violations.ts'

/** An answer on its way out; `body` is undefined, a JSON value or a Blob. */
export type OutgoingAnswer = { status: number; body?: unknown; headers?: Record<string, string> }

/** What is wrong, as places and rules without any value, because the list goes to the log. None when all is well. */
export type AnswerCheck = (operation: ContractOperation, answer: OutgoingAnswer) => string[]

export function answerCheck(contract: Contract): AnswerCheck {
  const validate = answerValidator(contract.schemas)
  return (operation, answer) => {
    const refusal = answer.status >= 400 ? operation.answers.default : undefined
    const declared = operation.answers[String(answer.status)] ?? refusal
    if (declared === undefined) return [`status ${answer.status} is not in the contract`]

    const complaints = (place: string, found: ReturnType<typeof violationsOf>) =>
      found.map(({ field, rule }) => `${[place, field].filter(Boolean).join(' ')} breaks ${rule}`)
    const headers = new Map(Object.entries(answer.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]))
    const wrongHeaders = Object.entries(declared.headers ?? {}).flatMap(([name, header]) => {
      const value = headers.get(name.toLowerCase())
      if (value === undefined) return header.required ? [`header ${name} is missing`] : []
      return complaints(`header ${name}`, violationsOf(validate(header.schema, value)))
    })

    const content = declared.content ?? {}
    if (answer.body === undefined) {
      return [...wrongHeaders, ...(Object.keys(content).length > 0 ? ['body is missing'] : [])]
    }
    const mediaType = answer.body instanceof Blob ? answer.body.type : 'application/json'
    const media = content[mediaType]
    if (media === undefined) return [...wrongHeaders, `body of type ${mediaType} is not in the contract`]
    if (answer.body instanceof Blob || media.schema === undefined) return wrongHeaders
    const sent: unknown = JSON.parse(JSON.stringify(answer.body))
    return [...wrongHeaders, ...complaints('body', violationsOf(validate(media.schema, sent)))]
  }
}
