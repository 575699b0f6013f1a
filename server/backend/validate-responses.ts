/**
 * Validates a sample of the backend's responses by the contract after they have been sent on, so that drift shows in production: as a metric
 * by operation, status and place of the contract, and as a line of the log. Neither holds a value of a response. It runs in a process of its
 * own with little memory: a response that exhausts it ends the validation only, which starts again after a pause.
 */
import { type ChildProcess, fork } from 'node:child_process'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { OperationId } from '#generated/operations.ts'
import { mediaTypeOf } from './contract-responses.ts'

/** A response as it was sent on; a body that is no JSON is not part of it, but for its length. */
export type CapturedResponse = {
  operation: OperationId
  status: number
  headers: Record<string, string>
  /** The body, perhaps compressed; empty when it is no JSON. */
  chunks: Buffer[]
  bodyLength: number
}
/** From the process: that it has started, or the result: pointers into the contract, none for a response that implements it. */
export type WorkerMessage = 'ready' | 'tooLarge' | { places: string[] }

/** Why a response of the sample was not validated. */
export const skipReasons = ['too_large', 'overload', 'stopped', 'failed'] as const
type SkipReason = (typeof skipReasons)[number]

type Listeners = {
  onValidated?: (response: { operation: OperationId; status: number; places: readonly string[] }) => void
  onSkipped?: (reason: SkipReason) => void
  onStopped?: (isStopped: boolean) => void
}
type Options = { sample: number; log: FastifyBaseLogger; listeners?: Listeners | undefined }
type Copy = CapturedResponse & { traceId: string; size: number }
export type ResponseValidation = ReturnType<typeof validateResponses>

/** In bytes, compressed or not: a larger body is left out. */
export const maximumBody = 2_097_152
/** In bytes: all copies together; the oldest is dropped for a new one. */
const maximumCopies = 16_777_216
/** In bytes, roughly: a copy and each of its chunks without their content. */
const overhead = { copy: 2048, chunk: 256 }
/** In milliseconds. */
const limits = { validation: 30_000, firstPause: 1000, longestPause: 60_000, betweenLogLines: 60_000 }
/** In megabytes: the contract and its validators take half of it. */
const workerHeap = 128

/** `sample` is the share of responses that are validated, above 0 and at most 1; `close` ends the process. */
export function validateResponses({ sample, log, listeners = {} }: Options) {
  /** In the order of their calls. */
  const copies = new Set<Copy>()
  const queue: Copy[] = []
  const loggedAt = new Map<string, number>()
  let usedBytes = 0
  let worker: ChildProcess | undefined
  let isReady = false
  let isClosed = false
  let current: Copy | undefined
  let timer: NodeJS.Timeout | undefined
  let pause = limits.firstPause

  function release(copy: Copy, reason?: SkipReason): void {
    if (!copies.delete(copy)) return
    usedBytes -= copy.size
    copy.chunks = []
    if (reason !== undefined) listeners.onSkipped?.(reason)
  }

  function grow(copy: Copy, bytes: number): void {
    copy.size += bytes
    usedBytes += bytes
    for (const oldest of copies) {
      if (usedBytes <= maximumCopies) break
      // What is being validated has been sent to the process already.
      if (oldest !== current) release(oldest, 'overload')
    }
  }

  function start(): void {
    const file = new URL(`./validation-worker${extname(import.meta.url)}`, import.meta.url)
    const started = fork(file, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${workerHeap}`],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    started.unref()
    started.channel?.unref()
    started.on('message', (message: WorkerMessage) => {
      if (message === 'ready') {
        isReady = true
        listeners.onStopped?.(false)
      } else finish(message)
      sendNext()
    })
    // Its end is handled once, by the event that comes in any case.
    started.on('error', () => {}).once('close', (code, signal) => restart({ code, signal }))
    worker = started
  }

  function restart(end: { code: number | null; signal: NodeJS.Signals | null }): void {
    worker = undefined
    isReady = false
    clearTimeout(timer)
    if (isClosed) return
    const { operation, status, traceId } = current ?? {}
    log.error({ traceId, operation, status, ...end, pause }, 'the validation of responses ended and starts again')
    if (current !== undefined) release(current, 'failed')
    current = undefined
    for (const copy of queue.splice(0)) release(copy, 'stopped')
    listeners.onStopped?.(true)
    setTimeout(() => isClosed || start(), pause).unref()
    pause = Math.min(pause * 2, limits.longestPause)
  }

  function sendNext(): void {
    if (!isReady || current !== undefined) return
    do current = queue.shift()
    while (current !== undefined && !copies.has(current))
    if (current === undefined) return
    const { operation, status, headers, chunks, bodyLength } = current
    const message: CapturedResponse = { operation, status, headers, chunks, bodyLength }
    worker!.send(message, () => {})
    timer = setTimeout(() => worker?.kill('SIGKILL'), limits.validation).unref()
  }

  function finish(result: Exclude<WorkerMessage, 'ready'>): void {
    clearTimeout(timer)
    const copy = current
    current = undefined
    if (copy === undefined) return
    pause = limits.firstPause
    if (result === 'tooLarge') return release(copy, 'too_large')
    release(copy)
    const { places } = result
    const { operation, status, traceId } = copy
    listeners.onValidated?.({ operation, status, places })
    const now = Date.now()
    const keyOf = (place: string) => `${operation} ${status} ${place}`
    const due = places.filter((place) => now - (loggedAt.get(keyOf(place)) ?? 0) >= limits.betweenLogLines)
    if (places.length === 0) return
    for (const place of due) loggedAt.set(keyOf(place), now)
    // Each support id can be found; only the first line in a while asks for attention.
    log[due.length > 0 ? 'warn' : 'info']({ traceId, operation, status, places }, 'the backend breaks the contract')
  }

  start()
  return {
    /**
     * Reads along while the body of a sampled response is written to the browser, which gets the same stream as any other; `ended` is aborted
     * when the response is closed.
     */
    capture(
      response: { operation: OperationId; status: number; headers: IncomingHttpHeaders; traceId: string },
      written: ServerResponse,
      ended: AbortSignal,
    ): void {
      if (Math.random() >= sample) return
      if (worker === undefined) return listeners.onSkipped?.('stopped')
      const isJson = mediaTypeOf(response.headers) === 'application/json'
      const headers = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)]))
      const copy: Copy = { ...response, headers, chunks: [], bodyLength: 0, size: 0 }
      copies.add(copy)
      grow(copy, overhead.copy)
      const addChunk = (chunk: Buffer): void => {
        copy.bodyLength += chunk.length
        if (!isJson || !copies.has(copy)) return
        if (copy.bodyLength > maximumBody) return release(copy, 'too_large')
        copy.chunks.push(chunk)
        grow(copy, overhead.chunk + chunk.length)
      }
      written.once('pipe', (source: Readable) => void source.on('data', addChunk))
      ended.addEventListener('abort', () => {
        if (!copies.has(copy)) return
        if (!written.writableFinished) return release(copy)
        if (worker === undefined) return release(copy, 'stopped')
        queue.push(copy)
        setImmediate(sendNext)
      })
    },
    close(): void {
      isClosed = true
      worker?.kill('SIGKILL')
    },
  }
}
