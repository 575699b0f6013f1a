/** Whatever a backend answers, nothing of it runs on the portal's origin, where the session is stored. */
import { expect, test as base } from './sandbox-test.ts'
import { startServe } from '../../server/serve-process.ts'
import { startLocalServer } from '../../local-server.ts'

const test = base.extend<object>({
  // eslint-disable-next-line no-empty-pattern
  watched: ({}, use) => use(),
})

const script = `(() => {
  const token = sessionStorage.getItem('probe');
  document.title = 'ran with ' + token;
  fetch('/stolen?' + token, { method: 'POST' });
})()`
const html = `<!doctype html><p>You asked for this:</p><script>${script}</script><img src="x" onerror="${script.replaceAll('"', "'")}">`
const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>${script}</script></svg>`
const receipt = '/api/ui/v1/private/receipts/AR-1'

test('runs no script of a response of the backend', async ({ page }) => {
  const backend = await startLocalServer()
  const served = await startServe(backend.origin)
  const stolen: string[] = []
  page.on('request', (request) => request.url().includes('/stolen') && stolen.push(request.url()))
  try {
    await page.goto(`${served.address}/private/login`)
    await page.evaluate(() => sessionStorage.setItem('probe', 'secret'))
    for (const status of [200, 404, 502])
      for (const [type, body, path = '/api/ui/v1/version'] of [
        ['text/html', html],
        ['application/json, text/html', html],
        ['image/svg+xml', svg],
        ['application/json', html],
        ['application/pdf', html, receipt],
      ] as const) {
        backend.answerWith((response) => response.writeHead(status, { 'content-type': type }).end(body))
        const ways = [
          () => page.goto(`${served.address}${path}?q=<script>1</script>`),
          // A frame of the page itself, which the policy of the page allows.
          () =>
            page.evaluate(
              (src) =>
                new Promise((done) => {
                  const frame = Object.assign(document.createElement('iframe'), { src, onload: done })
                  document.body.append(frame)
                }),
              path,
            ),
        ]
        // A file in a frame is downloaded, and never loaded.
        for (const [index, open] of ways.slice(0, type === 'application/pdf' ? 1 : 2).entries()) {
          if (index > 0) await page.goto(`${served.address}/private/login`)
          // A download ends the navigation.
          await open().catch((error: Error) => expect(error.message).toMatch(/ERR_ABORTED|Download is starting/))
          await page.waitForLoadState()
          expect(await page.title(), `${status} ${type}`).not.toContain('ran')
        }
      }
    await page.goto(`${served.address}/private/login`)
    expect(await page.evaluate(() => sessionStorage.getItem('probe'))).toBe('secret')
    expect(backend.received.filter(({ url }) => url.startsWith('/stolen'))).toEqual([])
    expect(stolen).toEqual([])
  } finally {
    served.end()
    await served.ended
    await backend.stop()
  }
})
