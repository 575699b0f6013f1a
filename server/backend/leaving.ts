/** What one side gives up, the other must hear of: @fastify/reply-from knows nothing of a browser that leaves. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { Agent, DecoratorHandler, type Dispatcher } from 'undici'

const leaving = new AsyncLocalStorage<AbortSignal>()

/** Runs `ask`; a call that it makes to the backend ends when the browser closes its connection. */
export function whileWaiting<T>(response: ServerResponse, ask: () => T): T {
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) gone.abort(new Error('The browser left'))
  })
  return leaving.run(gone.signal, ask)
}

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
}

/** Connections to the backend, which begins its answer within `longest` milliseconds and does not pause for longer. */
export function connections(longest: number): Dispatcher {
  // Certificates are checked, which @fastify/reply-from's own connections do not.
  const agent = new Agent({ headersTimeout: longest, bodyTimeout: longest, connect: { timeout: 10_000 } })
  return agent.compose((dispatch) => (options, handler) => {
    const signal = leaving.getStore()
    return dispatch(options, signal === undefined ? handler : new LeavingHandler(handler, signal))
  })
}
