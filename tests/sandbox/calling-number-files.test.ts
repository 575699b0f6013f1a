import { randomUUID } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CallingNumber } from '#generated/model/calling-number.ts'
import { defaultBackends, sharedSandboxWithReset } from './backends.ts'
import { fileOf, header, upload } from './company-fixtures.ts'
import type { Client } from './client.ts'

const own = '/business/calling-numbers'

describe.each(defaultBackends)('on %s', (backend) => {
  let client: Client
  let token: string
  sharedSandboxWithReset(backend, (started) => void (client = started))
  beforeEach(async () => {
    token = await client.tokenOf('business', 'katharina.moser@bergland.example')
  })

  const send = (file: string) => upload(client, `${own}/csv-upload`, token, file)
  const numbers = async () => (await client.call('GET', own, { token })).body.callingNumbers as CallingNumber[]

  it('5,000 numbers are taken whole, in the order of the file', async () => {
    const { status, body } = await send(fileOf(5000))
    expect([status, body]).toEqual([201, { created: 5000 }])
    const all = await numbers()
    expect(all).toHaveLength(5065)
    expect(all.slice(0, 2).map((one) => one.callingNumber)).toEqual(['6650000000', '6650000001'])
  })

  it('while a file of 10,000 numbers is checked, everybody else is answered in between', async () => {
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const begun = performance.now()
    const { body } = await send(fileOf(10_000))
    const took = performance.now() - begun
    delay.disable()
    expect(body).toEqual({ created: 10_000 })
    // A part of the whole, so that it holds on a slow machine too; in one piece it was three quarters.
    expect(delay.max / 1e6).toBeLessThan(took / 3)
  })

  it('of 5,000 numbers none is taken when the last one is wrong @R789', async () => {
    const { status, body } = await send(`${fileOf(4999)}\r\n5121001008;Nina;Auer;;;;;IL890E;AT-LINZ;10;50`)
    expect([status, body]).toEqual([
      460,
      expect.objectContaining({ line: 5001, message: 'Rufnummer (callingNumber) „5121001008“ muss mit 6 beginnen' }),
    ])
    expect(await numbers()).toHaveLength(65)
  })

  it.each([
    ['en', 'Calling number (callingNumber) “NUMBER” is already used in the company', 'must start with 6'],
    ['en-GB,de;q=0.5', 'Calling number (callingNumber) “NUMBER” is already used in the company', 'must start with 6'],
    ['fr', 'Rufnummer (callingNumber) „NUMBER“ wird in der Firma schon verwendet', 'muss mit 6 beginnen'],
  ])('explains a wrong line in the language of Accept-Language %s, or in German', async (language, owned, start) => {
    const messageFor = async (number: string) => {
      const file = `${header}\n${number};Nina;Auer;;;;;IL890E;AT-LINZ;10;50`
      return (await upload(client, `${own}/csv-upload`, token, file, { 'accept-language': language })).body.message
    }
    expect(await messageFor('6641001001')).toBe(owned.replace('NUMBER', '6641001001'))
    expect(await messageFor('5121001008')).toContain(start)
  })

  it.each([
    ['6641001001', 'wird in der Firma schon verwendet'],
    ['6642002001', 'verwendet schon die Firma mit der Kundennummer 1200456702'],
    ['6641234501', 'verwendet schon jemand anderer'],
    ['6609990013', 'ist gesperrt, bitte wenden Sie sich an die Serviceline'],
  ])('a line with the number %s is refused: it %s', async (number, why) => {
    const wrong = `${number};Nina;Auer;;;;;IL890E;AT-LINZ;10;50`
    const message = `Rufnummer (callingNumber) „${number}“ ${why}`
    // In the order of the lines, those with numbers of others between those that are wrong by themselves.
    const { status, body } = await send(`${fileOf(1)}\n${wrong}\nnonsense`)
    expect([status, body]).toEqual([
      460,
      expect.objectContaining({
        line: 3,
        message,
        faults: [
          { line: 3, message },
          { line: 4, message: 'Die Zeile braucht 11 Spalten, hat aber 1' },
        ],
      }),
    ])
  })

  it('a file without lines is refused without a line @R790 @R908', async () => {
    const { status, body } = await send(`${header}\n`)
    expect([status, body.message, 'line' in body]).toEqual([460, 'Die Datei enthält keine Zeilen', false])
  })

  it('a company whose contract has ended adds no numbers by any file @A141', async () => {
    const ended = await client.tokenOf('business', 'robert.kainz@holzbau.example')
    for (const file of [fileOf(2), 'nonsense']) {
      const { status, body } = await upload(client, `${own}/csv-upload`, ended, file)
      expect([status, body.message, 'line' in body]).toEqual([
        460,
        'Der Vertrag ist beendet, es können keine Rufnummern mehr hinzugefügt werden',
        false,
      ])
    }
  })

  it('a file in the encoding of old spreadsheets is refused with what to do', async () => {
    const latin = new Uint8Array([...fileOf(1)].map((sign) => sign.charCodeAt(0)).concat(0xe4))
    const response = await fetch(`${client.address}/api/ui/v1${own}/csv-upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv', 'x-trace-id': randomUUID() },
      body: latin,
    })
    expect([response.status, await response.json()]).toEqual([
      460,
      expect.objectContaining({ message: expect.stringContaining('„CSV UTF-8“') as string }),
    ])
  })

  it('the export is named, has a byte order mark, and can be uploaded where its numbers are free @R756', async () => {
    const { headers, text } = await client.call('GET', `${own}/csv`, { token })
    expect(headers.get('content-disposition')).toMatch(/filename="rufnummern_1200456701_\d{4}-\d\d-\d\d\.csv"/)
    expect(headers.get('content-type')).toMatch(/^text\/csv/)
    const [first, ...lines] = text.replace('\ufeff', '').trimEnd().split('\r\n')
    expect(first).toBe(`${header};status;activationDate;deactivationDate`)
    expect(lines).toHaveLength(65)
    expect(lines[0]).toBe(
      '6641001001;Markus;Huber;markus.huber@bergland.example;M1001;Montage/Tirol;KST 4711;I123BLD;AT-INNSBRUCK;20;200;ACTIVE;2025-03-03;',
    )
    const moved = [first, ...lines.slice(5)].join('\n').replaceAll(/^664/gm, '667')
    expect((await send(moved)).body).toEqual({ created: 60 })
  })

  it('what is exported can be uploaded again unharmed, hostile texts too', async () => {
    await send(`${header}\n6650000000;Nina;Auer;;;-2.5;-1;IL890E;AT-LINZ;10;50`)
    const { text } = await client.call('GET', `${own}/csv`, { token })
    const rows = (file: string) => file.replace('\ufeff', '').trimEnd().split('\r\n')
    const [head, ...lines] = rows(text)
    const mine = lines.filter((line) => line.startsWith('665') || line.startsWith('6642'))
    const moved = mine.map((line) => line.replace(/^66/, '67'))
    expect((await send([head, ...moved].join('\r\n'))).body).toEqual({ created: mine.length })
    const again = rows((await client.call('GET', `${own}/csv`, { token })).text)
    // The state and its days are those of a new number, everything else is as it was.
    const data = (line: string) => line.split(';').slice(0, -3).join(';')
    expect(
      again
        .filter((line) => line.startsWith('67'))
        .map(data)
        .toSorted(),
    ).toEqual(moved.map(data).toSorted())
  })

  it('a free text that a spreadsheet would run is harmless in the export', async () => {
    await send(`${header}\n6650000000;Nina;Auer;;;-2.5;"'-1";IL890E;AT-LINZ;10;50`)
    const { text } = await client.call('GET', `${own}/csv`, { token })
    expect(text).toContain(`;"'-2.5";"'-1";`)
  })
})
