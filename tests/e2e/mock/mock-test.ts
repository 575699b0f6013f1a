import { preview } from 'vite'
import { startMock } from '#scripts/portal/mock-server.ts'
import { prismExamples } from '#scripts/portal/prism.ts'
import { test as base } from '../portal-test.ts'

/** The built portal in front of the mock, one for each worker on ports that are free. */
export const test = base.extend<object, { mocked: string }>({
  mocked: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const mock = await startMock(prismExamples, 0)
      const portal = await preview({ preview: { port: 0, proxy: { '/api/ui/v1': mock.address } } })
      await use(portal.resolvedUrls!.local[0]!)
      await portal.close()
      await mock.stop()
    },
    { scope: 'worker', timeout: 120_000 }, // a busy machine takes its time to start
  ],
  baseURL: async ({ mocked }, use) => use(mocked),
})
