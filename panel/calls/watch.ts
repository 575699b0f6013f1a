import { readChoiceTexts } from '../choices/choice-texts.ts'
import { noteCall, updateCall, type Ending, type Sent } from './call-log.ts'

/** Where the contract's calls begin. */
const base = '/api/ui/v1'

const endings: Record<string, Ending> = {
  load: 'answered',
  error: 'network',
  timeout: 'timeout',
  abort: 'given up',
}

/** Notes a call of the contract that is about to leave, and does to it what was chosen in the panel. */
export function watch(
  request: XMLHttpRequest,
  [method, url]: [string, string | URL, ...unknown[]],
  sent: Sent,
  send: () => void,
) {
  const { origin, pathname, href } = new URL(url, location.href)
  if (origin !== location.origin || !pathname.startsWith(`${base}/`)) return send()
  const path = pathname.slice(base.length)
  const id = noteCall({ method: method.toUpperCase(), path, url: href, sent })
  noteEnding(id, request)
  if (readChoiceTexts().length === 0) return send()

  let isGivenUp = false
  const abort = request.abort.bind(request)
  request.abort = () => {
    isGivenUp = true
    abort()
  }
  void import('../choices/carry-out.ts').then(({ carryOut }) =>
    carryOut({ id, method: method.toUpperCase(), path }, request, () => {
      if (!isGivenUp) send()
    }),
  )
  return undefined
}

function noteEnding(id: number, request: XMLHttpRequest): void {
  const started = performance.now()
  for (const [event, ending] of Object.entries(endings)) {
    request.addEventListener(event, () => {
      const tookMs = Math.round(performance.now() - started)
      if (ending !== 'answered') return updateCall(id, { ending, tookMs })
      const body = (request.responseType === 'blob' ? request.response : request.responseText) as string | Blob
      const header = (name: string) => request.getResponseHeader(name)
      updateCall(id, { ending, tookMs, status: request.status, header, body })
    })
  }
}
