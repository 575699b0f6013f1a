/** An example of the contract as the answer to one call: with its trace id, the days of today and a file that is what its name says. */
import type { OutgoingAnswer } from '#contract-checks/answer-check.ts'
import { type Contract, type FlatOperation, isJson } from '#contract-checks/contract.ts'
import { examplesAt } from '#contract-checks/examples-today.ts'
import type { PreferredExample } from '#contract-checks/preferred-example.ts'

type ExampleOfAnswer = { status: number; headers: Record<string, string>; mediaType: string; value: unknown }
type Call = { traceId: string; now: Date }

/** The answer to a call with an example that `preferredExample` has selected. */
export function answerWithExample(
  contract: Contract,
  { id, responses }: FlatOperation,
  { status, mediaType, example = '' }: PreferredExample,
  call: Call,
): OutgoingAnswer {
  const response = responses[status] ?? responses.default
  const withExample = Object.entries(response?.headers ?? {}).filter(([, header]) => header.example !== undefined)
  const headers = Object.fromEntries(withExample.map(([name, header]) => [name.toLowerCase(), String(header.example)]))
  if (mediaType === undefined) return { status, headers }
  const declared = response?.content?.[mediaType]?.examples?.[example]
  if (declared === undefined) throw new Error(`${id} has no example of ${status}`)
  return exampleAnswer({ status, headers, mediaType, value: contract.example(declared) }, call)
}

export function exampleAnswer(
  { status, headers, mediaType, value }: ExampleOfAnswer,
  { traceId, now }: Call,
): OutgoingAnswer {
  if (!isJson(mediaType)) {
    const text = mediaType === 'text/csv' ? byteOrderMark + String(value) : String(value)
    return { status, headers: nameFile(headers, mediaType), body: new Blob([text], { type: mediaType }) }
  }
  const body = examplesAt(value, now)
  return { status, headers, body: status < 400 ? body : { ...(body as object), status, traceId } }
}

/** Spreadsheets read a CSV file as UTF-8 only with it. */
const byteOrderMark = '\uFEFF'

/** How the contract's file of a type ends; the one without a type of its own is a saved e-mail. */
const extensions: Record<string, string> = {
  'application/pdf': 'pdf',
  'text/csv': 'csv',
  'application/octet-stream': 'eml',
}

/** The contract has one example of the name for all types of a file. */
function nameFile(headers: Record<string, string>, mediaType: string): Record<string, string> {
  const { 'content-disposition': disposition } = headers
  const extension = extensions[mediaType]
  if (disposition === undefined || extension === undefined) return headers
  return { ...headers, 'content-disposition': disposition.replace(/\.\w+"$/, `.${extension}"`) }
}
