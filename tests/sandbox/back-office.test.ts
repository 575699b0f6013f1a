import { describe, expect, it } from 'vitest'
import type { BankEmployee } from '#generated/model/bank-employee.ts'
import type { BillRunCalculation } from '#generated/model/bill-run-calculation.ts'
import type { BillRunTransactions } from '#generated/model/bill-run-transactions.ts'
import type { DenyEntry } from '#generated/model/deny-entry.ts'
import type { Task } from '#generated/model/task.ts'
import { defaultBackends, sharedSandbox } from './backends.ts'
import { type Client, newPassword } from './client.ts'

const unknownId = '10000000-0000-4000-8000-000000000999'
const person = { firstName: 'Kurt', lastName: 'Falk', birthdate: '1980-01-31' }
const allowed = { ...person, phoneNumber: '6641234567' }
const account = 'AT611904300234573201'

describe.each(defaultBackends)('on %s', (backend) => {
  let client: Client
  let sabine: string
  let martin: string
  sharedSandbox(backend, async (started) => {
    client = started
    sabine = await client.tokenOf('bank', 'sabine.koehler@bank.example')
    martin = await client.tokenOf('bank', 'martin.brandl@bank.example')
  })

  const call = (method: string, path: string, body?: object, token = sabine) =>
    client.call(method, `/bank${path}`, { token, body })
  const results = async <Row>(path: string) => (await call('GET', path)).body.results as Row[]

  it('tasks of every kind are listed, newest first @R461 @R735', async () => {
    const tasks = await results<Task>('/tasks')
    expect(new Set(tasks.map(({ objectType }) => objectType)).size).toBe(12)
    const days = tasks.map(({ creationDate }) => creationDate)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(tasks.filter(({ attempts }) => attempts >= 2).length).toBeGreaterThan(20)
    expect(tasks.find(({ taskType }) => taskType === 'EMAIL_SENDING')).toMatchObject({
      attempts: 0,
      supportId: null,
      errorMessage: null,
    })
  })

  it('all failed tasks are tried again at once: most are done then, some fail once more @R736 @R562', async () => {
    const before = await results<Task>('/tasks')
    const failed = before.filter(({ errorMessage }) => errorMessage !== null)
    expect((await call('POST', '/tasks', undefined, martin)).status).toBe(204)
    const during = await results<Task>('/tasks')
    expect(during.filter(({ errorMessage }) => errorMessage !== null)).toEqual([])
    expect(during).toHaveLength(before.length)

    await client.control('clock', { advanceSeconds: 3 })
    const after = await results<Task>('/tasks')
    const again = after.filter(({ errorMessage }) => errorMessage !== null)
    expect(again.length).toBeGreaterThan(0)
    expect(again.length).toBeLessThan(failed.length / 2)
    for (const { id, attempts } of again) {
      expect(attempts).toBe(failed.find((task) => task.id === id)!.attempts + 1)
    }
  })

  it('only administrators see and change bank employees, and start bill runs @R737 @R887', async () => {
    const body = { roles: ['RISK'], active: true }
    for (const [method, path] of [
      ['GET', '/bank-employees'],
      ['POST', '/bank-employees'],
      ['PUT', `/bank-employees/${unknownId}`],
      ['POST', '/bill-run'],
    ] as const) {
      expect((await call(method, path, method === 'GET' ? undefined : body, martin)).status).toBe(403)
    }
    expect((await call('PUT', `/bank-employees/${unknownId}`, body)).status).toBe(404)
    const listed = await results<BankEmployee>('/bank-employees')
    expect(listed.map(({ lastName }) => lastName).slice(0, 3)).toEqual(['Auer', 'Brandl', 'Brunner'])
    expect(listed.find(({ lastName }) => lastName === 'Lindner')).toMatchObject({ active: false })
  })

  it('a new bank employee gets a mail, sets a password and signs in; an address is used once @R737', async () => {
    const nina = { email: 'Nina.Berger@bank.example', firstName: 'Nina', lastName: 'Berger', roles: ['RISK'] }
    const { status, body } = await call('POST', '/bank-employees', nina)
    expect(status).toBe(201)
    expect(body).toMatchObject({ email: 'nina.berger@bank.example', roles: ['RISK'], active: true })
    expect((await call('POST', '/bank-employees', nina)).status).toBe(409)
    const email = nina.email.toLowerCase()
    expect((await client.send('GET', `/sandbox/inbox.json?to=${email}`)).text).toContain('Zugang zum Portal')
    await client.requestCode('bank', email)
    await client.resetPassword('bank', email, await client.codeFor(email))
    expect((await client.login('bank', email, newPassword)).status).toBe(200)
  })

  it('roles change at once; who is deactivated is signed out until activated again @R738', async () => {
    const thomas = await client.tokenOf('bank', 'thomas.auer@bank.example')
    const path = '/bank-employees/50000000-0000-4000-8000-000000000004'
    const roles = ['SERVICELINE', 'ADMINISTRATOR']
    expect((await call('PUT', path, { roles, active: true })).status).toBe(204)
    expect((await call('GET', '/bank-employees', undefined, thomas)).status).toBe(200)
    expect((await call('PUT', path, { roles, active: false })).status).toBe(204)
    expect((await call('GET', '/bank-employees', undefined, thomas)).status).toBe(401)
    expect((await client.login('bank', 'thomas.auer@bank.example')).status).toBe(468)
    expect((await call('PUT', path, { roles: ['SERVICELINE'], active: true })).status).toBe(204)
    expect((await client.login('bank', 'thomas.auer@bank.example')).status).toBe(200)
  })

  it('an entry of the allow list is added, read, replaced and deleted @R740 @R584', async () => {
    const { status, body } = await call('POST', '/registration-allow', { ...allowed, note: 'Geprüft' })
    expect(status).toBe(201)
    const path = `/registration-allow/${String(body.id)}`
    expect((await call('PUT', path, { ...allowed, lastName: 'Falke' })).status).toBe(204)
    const entry = { id: body.id, ...allowed, lastName: 'Falke', note: null }
    expect((await call('GET', path)).body).toMatchObject(entry)
    expect((await results('/registration-allow')).at(-1)).toMatchObject(entry)
    expect((await call('DELETE', path)).status).toBe(204)
    for (const method of ['GET', 'DELETE']) expect((await call(method, path)).status).toBe(404)
    expect((await call('PUT', path, allowed)).status).toBe(404)
  })

  it('an entry of the deny list is added, read, replaced and deleted @R741', async () => {
    const { status, body } = await call('POST', '/registration-deny', { iban: account })
    expect(status).toBe(201)
    const nothing = { firstName: null, lastName: null, birthdate: null, phoneNumber: null, iban: null, note: null }
    expect(body).toEqual({ ...nothing, id: body.id, etag: body.etag, iban: account })
    const path = `/registration-deny/${String(body.id)}`
    expect((await call('PUT', path, person)).status).toBe(204)
    expect((await call('GET', path)).body).toMatchObject({ ...nothing, ...person, id: body.id })
    expect((await results<DenyEntry>('/registration-deny')).at(-1)?.id).toBe(body.id)
    expect((await call('DELETE', path)).status).toBe(204)
    for (const method of ['GET', 'DELETE']) expect((await call(method, path)).status).toBe(404)
  })

  it.each([
    ['nothing at all', { note: 'Nur eine Notiz' }, [['', 'required']]],
    [
      'a person in part',
      { firstName: 'Kurt', iban: account },
      [
        ['lastName', 'required'],
        ['birthdate', 'required'],
      ],
    ],
    ['a wrong IBAN', { iban: 'AT611904300234573202' }, [['iban', 'iban']]],
    ['a birthdate of long ago', { ...person, birthdate: '1800-01-01' }, [['birthdate', 'minDate']]],
    ['a birthdate to come', { ...person, birthdate: '2999-01-01' }, [['birthdate', 'maxDate']]],
  ])('the deny list refuses %s @R586 @R587 @R588', async (_, body, violations) => {
    const refused = await call('POST', '/registration-deny', body)
    expect(refused.status).toBe(400)
    expect(refused.body.violations).toMatchObject(violations.map(([field, rule]) => ({ field, rule })))
  })

  it('the allow list refuses a birthdate to come, and one of more than 120 years ago @R584', async () => {
    for (const birthdate of ['2999-01-01', '1800-01-01']) {
      expect((await call('POST', '/registration-allow', { ...allowed, birthdate })).status).toBe(400)
    }
  })

  it('the newest bill run is shown without a choice; it is stuck at the 17th @R742 @R743', async () => {
    const days = (await call('GET', '/bill-run-calculation-view/')).body as BillRunCalculation
    expect(days.allBillRuns).toHaveLength(17)
    expect(days.results.filter(({ transactionsScheduled }) => transactionsScheduled)).toHaveLength(16)
    const sums = (await call('GET', '/bill-run-transactions-view/')).body as BillRunTransactions
    expect(sums.allBillRuns).toEqual(days.allBillRuns)
    expect(sums.results.length).toBeGreaterThan(50)
    expect(sums.results.every(({ trxDate, sentToSap }) => sentToSap === trxDate.slice(8) < '17')).toBe(true)
  })

  it('another bill run is chosen by its id; one that does not exist is a 404 @R742 @R743', async () => {
    const { allBillRuns } = (await call('GET', '/bill-run-calculation-view/')).body as BillRunCalculation
    const { id, year, month } = allBillRuns[3]!
    const prefix = `${year}-${String(month).padStart(2, '0')}`
    const days = (await call('GET', `/bill-run-calculation-view/?billRunId=${id}`)).body as BillRunCalculation
    expect(days.results[0]).toEqual({ day: `${prefix}-01`, transactionsScheduled: true })
    const sums = (await call('GET', `/bill-run-transactions-view/?billRunId=${id}`)).body as BillRunTransactions
    expect(sums.results.every(({ trxDate, sentToSap }) => sentToSap && trxDate.startsWith(prefix))).toBe(true)
    for (const view of ['calculation', 'transactions']) {
      expect((await call('GET', `/bill-run-${view}-view/?billRunId=${unknownId}`)).status).toBe(404)
    }
  })

  it('a new bill run bills the month before once more and goes on by itself @R739', async () => {
    const before = (await call('GET', '/bill-run-calculation-view/')).body as BillRunCalculation
    const { status, body } = await call('POST', '/bill-run')
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...before.allBillRuns[0], id: body.id, runNumber: 2 })
    const scheduled = async () => {
      const { results: days } = (await call('GET', '/bill-run-calculation-view/')).body as BillRunCalculation
      return days.every(({ transactionsScheduled }) => transactionsScheduled)
    }
    expect(await scheduled()).toBe(false)
    await client.control('clock', { advanceSeconds: 10 })
    expect(await scheduled()).toBe(true)
  })
})
