/** A page that is nothing but HTML, to measure others by. */
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

const html = `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Anmelden</title><link rel="icon" href="data:,"><h1>Anmelden</h1>
<form><label>E-Mail-Adresse <input name="email" autofocus></label><button type="button" onclick="this.after('Bitte warten')">Weiter</button></form></html>`

export async function servePlain(): Promise<{ address: string; close: () => void }> {
  const server = createServer((_request, answer) =>
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => void server.close(),
  }
}
