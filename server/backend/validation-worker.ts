/** Validates answers of the backend by the contract, in a thread of its own so that no call waits for it. */
import { parentPort } from 'node:worker_threads'
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib'
import { type OutgoingAnswer, answerCheck } from '#contract-checks/answer-check.ts'
import { readContract } from '#contract-checks/contract.ts'
import type { CapturedAnswer, ValidationResult } from './validate-responses.ts'

const contract = readContract()
const check = answerCheck(contract)

const decoders: Record<string, (bytes: Uint8Array) => Uint8Array> = {
  identity: (bytes) => bytes,
  gzip: gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
}

/** The body as the check takes it; throws where it cannot be decoded or is no JSON. */
function readBody({ bytes, headers }: CapturedAnswer): unknown {
  const decode = decoders[headers['content-encoding'] ?? 'identity']
  if (decode === undefined) throw new Error('The encoding of the body is unknown')
  const decoded = decode(bytes)
  const mediaType = (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()
  if (decoded.length === 0) return undefined
  if (/^application\/([a-z.-]+\+)?json$/.test(mediaType))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(decoded))
  return new Blob([new Uint8Array(decoded)], { type: mediaType })
}

/** The places of the contract that the answer breaks, each once. They name no value of the answer. */
function validate(answer: CapturedAnswer): string[] {
  const contracted = contract.operation(answer.operation)
  const sentAt = Date.parse(answer.headers.date ?? '')
  // The second that the backend names is not over before its end.
  const moment = Number.isNaN(sentAt) ? new Date() : new Date(sentAt + 999)
  try {
    const outgoing: OutgoingAnswer = { status: answer.status, body: readBody(answer), headers: answer.headers }
    return [...new Set(check(contracted, outgoing, moment).map(({ pointer }) => pointer))]
  } catch {
    return [`${contracted.pointer}/responses/${answer.status}/content`]
  }
}

parentPort!.on('message', ({ id, answer }: { id: number; answer: CapturedAnswer }) => {
  const result: ValidationResult = { id, places: validate(answer) }
  parentPort!.postMessage(result, [])
})
