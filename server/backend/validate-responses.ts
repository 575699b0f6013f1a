/**
 * Validates a sample of the backend's answers by the contract after they have been sent on, so that drift shows in production: as a metric by
 * operation, status and place of the contract, and as a line of the log. Neither holds a value of an answer.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { extname } from 'node:path'
import { PassThrough, type Readable, pipeline } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { OperationId } from '#generated/operations.ts'

/** An answer as it was sent on; `bytes` are its body, perhaps compressed. */
export type CapturedAnswer = {
  operation: OperationId
  status: number
  headers: Record<string, string>
  bytes: Uint8Array
}
/** What the thread found: pointers into the contract, none for an answer that keeps it. */
export type ValidationResult = { id: number; places: string[] }

type Answer = {
  operation: OperationId
  status: number
  headers: IncomingHttpHeaders
  stream: Readable
  traceId: string
}
type Listener = (validated: { operation: OperationId; status: number; places: readonly string[] }) => void
export type ResponseValidation = ReturnType<typeof validateResponses>

/** In bytes; a larger body is not validated. */
const largestBody = 4_194_304
/** So many answers may wait for the thread; more are left out, so that memory stays small. */
const mostWaiting = 32
/** In milliseconds: a broken place is logged again no sooner. */
const quietTime = 60_000

/** `sample` is the share of answers that are validated, above 0 and at most 1; `close` ends the thread. */
export function validateResponses({
  sample,
  log,
  onValidated,
}: {
  sample: number
  log: FastifyBaseLogger
  onValidated?: Listener | undefined
}) {
  const worker = new Worker(new URL(`./validation-worker${extname(import.meta.url)}`, import.meta.url))
  worker.unref()
  const waiting = new Map<number, Pick<Answer, 'operation' | 'status' | 'traceId'>>()
  const loggedAt = new Map<string, number>()
  let lastId = 0
  let hasFailed = false

  worker.on('error', (error) => {
    hasFailed = true
    waiting.clear()
    log.error({ err: error }, 'answers of the backend are validated no more')
  })
  worker.on('message', ({ id, places }: ValidationResult) => {
    const answer = waiting.get(id)
    waiting.delete(id)
    if (answer === undefined) return
    const { operation, status, traceId } = answer
    onValidated?.({ operation, status, places })
    const now = Date.now()
    const due = places.filter((place) => now - (loggedAt.get(`${operation} ${status} ${place}`) ?? 0) >= quietTime)
    if (due.length === 0) return
    for (const place of due) loggedAt.set(`${operation} ${status} ${place}`, now)
    log.warn({ traceId, operation, status, places: due }, 'the backend breaks the contract')
  })

  const queue = ({ operation, status, headers, traceId }: Answer, bytes: Buffer): void => {
    if (hasFailed || waiting.size >= mostWaiting) return
    lastId += 1
    waiting.set(lastId, { operation, status, traceId })
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)])
    const answer: CapturedAnswer = {
      operation,
      status,
      headers: Object.fromEntries(texts),
      bytes: new Uint8Array(bytes),
    }
    worker.postMessage({ id: lastId, answer }, [answer.bytes.buffer as ArrayBuffer])
  }

  return {
    /** The body to send on; that of a sampled answer is validated once all of it was sent. */
    capture(answer: Answer): Readable {
      if (hasFailed || Math.random() >= sample) return answer.stream
      const chunks: Buffer[] = []
      let size = 0
      const copy = new PassThrough({
        transform(chunk: Buffer, _encoding, done) {
          size += chunk.length
          if (size <= largestBody) chunks.push(chunk)
          done(null, chunk)
        },
        flush(done) {
          if (size <= largestBody) setImmediate(queue, answer, Buffer.concat(chunks))
          done()
        },
      })
      // A stream that breaks off destroys the other one; the reader of the copy gets the error.
      return pipeline(answer.stream, copy, () => {})
    },
    close: () => worker.terminate(),
  }
}
