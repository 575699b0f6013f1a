/** Aborts a call to the backend when the browser disconnects, which @fastify/reply-from does not. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { Agent, DecoratorHandler, type Dispatcher } from 'undici'

const clientSignal = new AsyncLocalStorage<AbortSignal>()

/**
 * Runs `send`; its call to the backend ends with the answer to the browser, whichever side ended that. The signal is aborted then,
 * which takes one listener on the response for all users of the signal.
 */
export function withAbortOnClose<T>(response: ServerResponse, send: (ended: AbortSignal) => T): T {
  const closed = new AbortController()
  response.once('close', () => closed.abort(new Error('The client has disconnected')))
  return clientSignal.run(closed.signal, send, closed.signal)
}

type ResponseStart = Parameters<NonNullable<Dispatcher.DispatchHandler['onResponseStart']>>

class AbortingHandler extends DecoratorHandler implements Dispatcher.DispatchHandler {
  readonly #signal: AbortSignal

  constructor(handler: Dispatcher.DispatchHandler, signal: AbortSignal) {
    super(handler)
    this.#signal = signal
  }

  onRequestStart(controller: Dispatcher.DispatchController, context: unknown): void {
    const { onRequestStart }: Dispatcher.DispatchHandler = DecoratorHandler.prototype
    onRequestStart?.call(this, controller, context)
    const abort = () => controller.abort(this.#signal.reason as Error)
    if (this.#signal.aborted) abort()
    else this.#signal.addEventListener('abort', abort, { once: true })
  }

  /** 103 and its like come before the answer; undici's handler uses the first status. */
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
    const signal = clientSignal.getStore()
    return dispatch(options, signal === undefined ? handler : new AbortingHandler(handler, signal))
  })
}
