/** A server in a process of its own, which ends together with this one. */
import { once } from 'node:events'
import { start } from '../run.ts'

export type ServerProcess = {
  /** Such as `http://127.0.0.1:4010`. */
  address: string
  /** Settles when the process has ended. */
  ended: Promise<void>
  /** Ends it; settles when the process is gone. */
  stop: () => Promise<void>
}

type Options = {
  /** The first group is the address in what the server prints when it is ready. */
  ready: RegExp
  environment?: Record<string, string>
  /** Called with what it prints once it is ready. */
  print?: (text: string) => void
}

/** Runs a Node program and waits until it prints its address; throws all that it printed when it ends before. */
export async function startServer(args: readonly string[], { ready, environment, print }: Options) {
  const child = start(process.execPath, args, environment)
  const ended = once(child, 'close').then(() => undefined)
  let output = ''
  const address = await new Promise<string | undefined>((resolve) => {
    let isReady = false
    const read = (text: string) => {
      if (isReady) return print?.(text)
      output += text
      const found = ready.exec(output)?.[1]
      isReady = found !== undefined
      if (isReady) resolve(found)
    }
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', read)
    void ended.then(() => resolve(undefined))
  })
  if (address === undefined) throw new Error(output)
  const stop = async () => {
    child.kill()
    await ended
  }
  return { address, ended, stop } satisfies ServerProcess
}
