/** What one side gives up, the other must hear of: @fastify/reply-from knows nothing of a browser that leaves. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { Agent, DecoratorHandler, type Dispatcher } from 'undici'

const leaving = new AsyncLocalStorage<AbortSignal>()

/**
 * Runs `ask`; its call to the backend ends with the answer to the browser, whichever side ended that. The signal is aborted then,
 * which takes one listener on the response for all users of the signal.
 */
export function withAbortOnClose<T>(response: ServerResponse, ask: (ended: AbortSignal) => T): T {
  const gone = new AbortController()
  response.once('close', () => gone.abort(new Error('Nobody waits for the answer any more')))
  return leaving.run(gone.signal, ask, gone.signal)
}

type ResponseStart = Parameters<NonNullable<Dispatcher.DispatchHandler['onResponseStart']>>

class LeavingHandler extends DecoratorHandler implements Dispatcher.DispatchHandler {
  readonly #signal: AbortSignal

  constructor(handler: Dispatcher.DispatchHandler, signal: AbortSignal) {
    super(handler)
    this.#signal = signal
  }

  onRequestStart(controller: Dispatcher.DispatchController, context: unknown): void {
    const { onRequestStart }: Dispatcher.DispatchHandler = DecoratorHandler.prototype
    onRequestStart?.call(this, controller, context)
    const leave = () => controller.abort(this.#signal.reason as Error)
    if (this.#signal.aborted) leave()
    else this.#signal.addEventListener('abort', leave, { once: true })
  }

  /** 103 and its like come before the answer; undici's handler takes the first status for the answer. */
  onResponseStart(...[controller, statusCode, headers, statusMessage]: ResponseStart): void {
    if (statusCode < 200) return
    const { onResponseStart }: Dispatcher.DispatchHandler = DecoratorHandler.prototype
    onResponseStart?.call(this, controller, statusCode, headers, statusMessage)
  }
}

/** Connections to the backend. How long it may take is limited for the call as a whole (http/http-server.ts). */
export function connections(): Dispatcher {
  // Certificates are checked, which @fastify/reply-from's own connections do not.
  const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0, connect: { timeout: 10_000 } })
  return agent.compose((dispatch) => (options, handler) => {
    const signal = leaving.getStore()
    return dispatch(options, signal === undefined ? handler : new LeavingHandler(handler, signal))
  })
}
