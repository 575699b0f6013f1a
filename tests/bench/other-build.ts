/** Serves the build of another web application, to measure a page of ours beside one of its in the same run. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'
import { compressBuild } from '#scripts/portal/compress.ts'

/**
 * `folder` holds its index.html and its files, which get the same compressed ones beside them that ours have. Calls below /api
 * are answered with nothing: nobody is signed in there.
 */
export async function serveOther(folder: string): Promise<{ address: string; close: () => Promise<void> }> {
  compressBuild(folder)
  const app = fastify()
  const page = readFileSync(join(folder, 'index.html'))
  await app.register(fastifyStatic, { root: folder, index: false, preCompressed: true })
  app.all('/api/*', (_request, reply) => reply.send({ data: null }))
  app.setNotFoundHandler((_request, reply) => reply.code(200).type('text/html; charset=utf-8').send(page))
  return { address: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() }
}
