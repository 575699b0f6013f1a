/** Validates responses of the backend by the contract, one after the other, in a process of its own (validate-responses.ts). */
import { constants, setPriority } from 'node:os'
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib'
import { type OutgoingAnswer, answerCheck } from '#contract-checks/answer-check.ts'
import { readContract } from '#contract-checks/contract.ts'
import { mediaTypeOf } from './contract-responses.ts'
import { type CapturedResponse, type WorkerMessage, maximumBody } from './validate-responses.ts'

// Calls come first on a machine that is busy.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
// A signal to the group of the server is not meant for this process, which ends with the server.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
process.once('disconnect', () => process.exit())

const contract = readContract()
const check = answerCheck(contract)

type Decoder = (bytes: Uint8Array, options: { maxOutputLength: number }) => Uint8Array
const decoders: Record<string, Decoder> = {
  identity: (bytes) => bytes,
  gzip: gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
}

/** A body that is larger than what is validated once it is unpacked. */
class TooLarge extends Error {}

/** The body as the check takes it; throws where it cannot be decoded or is no JSON. */
function readBody({ chunks, bodyLength, headers }: CapturedResponse): unknown {
  if (bodyLength === 0) return undefined
  const mediaType = mediaTypeOf(headers)
  // Of a file only its type is validated.
  if (mediaType !== 'application/json') return new Blob([], { type: mediaType ?? '' })
  const decode = decoders[headers['content-encoding'] ?? 'identity']
  if (decode === undefined) throw new Error('The encoding of the body is unknown')
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(unpack(Buffer.concat(chunks), decode)))
}

function unpack(bytes: Uint8Array, decode: Decoder): Uint8Array {
  try {
    return decode(bytes, { maxOutputLength: maximumBody })
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? new TooLarge() : error
  }
}

/** The places of the contract that the response breaks, each once. They name no value of it. */
function validate(response: CapturedResponse): WorkerMessage {
  const contracted = contract.operation(response.operation)
  const sentAt = Date.parse(response.headers.date ?? '')
  // The second that the backend names is not over before its end.
  const moment = Number.isNaN(sentAt) ? new Date() : new Date(sentAt + 999)
  const { status, headers } = response
  try {
    const outgoing: OutgoingAnswer = { status, body: readBody(response), headers }
    return { places: [...new Set(check(contracted, outgoing, moment).map(({ pointer }) => pointer))] }
  } catch (error) {
    if (error instanceof TooLarge) return 'tooLarge'
    return { places: [`${contracted.pointer}/responses/${status}/content`] }
  }
}

const send = (message: WorkerMessage) => void process.send?.(message)
process.on('message', (response: CapturedResponse) => send(validate(response)))
send('ready')
