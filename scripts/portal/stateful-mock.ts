/** The stateful mock: the sandbox in memory, at the address of the mock. */
import { startSandbox } from '#sandbox/main.ts'
import { basePath } from '#sandbox/server/contract-routes.ts'
import { notFound } from '#sandbox/server/http-server.ts'
import { fail, startFailure } from './prepare.ts'

/** Serves the sandbox with the data of its seed until the process ends. */
export async function serveStatefulMock(port: number): Promise<void> {
  const { address } = await startSandbox({
    port,
    data: 'memory',
    site: async (app) => void app.all('/*', { onRequest: notFound, handler: () => undefined }),
  }).catch((error: Error) => fail(startFailure(error, port)))
  console.log(`The stateful mock answers at ${address}${basePath}; who may sign in stands in sandbox/README.md.`)
  console.log(`Codes and mails: ${address}/sandbox/inbox. A POST to ${address}/sandbox/reset puts its data back.`)
}
