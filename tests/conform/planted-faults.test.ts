import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { groupCauses } from '#conform/causes.ts'
import { renderJunit, renderHtml, buildReport } from '#conform/report/files.ts'
import type { Users } from '#conform/people.ts'
import { operationLines, summaryLines } from '#conform/report/terminal.ts'
import { runConformance } from '#conform/run.ts'
import { faultNamed, faults } from '#sandbox/faults/faults.ts'
import { startLocalServer } from '../local-server.ts'
import { seededProofSandbox } from './seeded-proof-sandbox.ts'

/** The quick part of `npm run conform:proof`: one fault of each sort. */
const quick: [fault: string, message: RegExp, pointer: string][] = [
  ['another success', /200 instead of 204/, '/responses/204'],
  [
    'administrators who were deactivated are not listed any more',
    /bankListAdministrators does not list the record/,
    'rule/stored-as-sent',
  ],
  [
    'an inactive city is taken for another one',
    /an inactive preferredCity of .*: 204 instead of 400/,
    '/responses/400',
  ],
  ['an inactive product cannot be chosen', /an inactive productId of .*: 400 instead of 201/, '/responses/201'],
  ['an inactive city is not listed', /does not list AT-STEYR, which a number has/, '/PreferredCity/properties/active'],
  ['what is left does not follow the limit', /is left of 200 after/, '/properties/remainingLimitEUR'],
  ['each day has 24 hours', /beside a change of the clock in Vienna/, 'rule/days'],
  ['a right password does not end the count of wrong ones', /wrong password 4 of 5: 462/, '/responses/401'],
  ['today is in the future', /is refused as SIGNED_IN_FUTURE, and the rule allows it/, '/requestBody'],
  [
    'a receipt takes its fees for payments',
    /says that its payments are .*, and those of its number are/,
    'rule/receipts',
  ],
  ['documents of others are listed too', /records are listed at two customers/, 'rule/same-404'],
  ['the receipt of payments is ignored', /not exactly the rows with invoiceNumber/, 'rule/filters'],
  [
    'a receipt does not say what makes the rest of its amount',
    /breaks composition == null \|\| amount == composition\.paymentsAmount/,
    '/Receipt/x-invariants/0',
  ],
  ['each bill run is the newest', /the run of .* has /, 'rule/bill-runs'],
  ['a field is missing', /body costs breaks required/, '#/components/schemas/Product/required'],
  ['another company is answered', /customerNumber is .*, and .* was requested/, '/get/responses/200'],
  ['text for a number', /monthlyLimitEUR breaks type/, '#/components/schemas/Money/type'],
  ['the login returns another idle time', /600 idle seconds, the profile 900/, '/schemas/SessionIdleSeconds'],
  ['a session ends for a reason of no contract', /reason breaks enum/, '/schemas/SessionEndReason'],
  ['a newer password ends a session without saying so', /password of before: 401 instead of 458/, '/responses/458'],
  ['more is left of a limit than it is', /breaks remainingLimitEUR <= monthlyLimitEUR/, '/ProductLimit/x-invariants/0'],
  ['the history does not tell who changed something', /the history has no line about it/, 'rule/history'],
  ['a rule between body and path is ignored', /CUSTOMER_NOT_OF_PATH: 204 instead of 400/, '/responses/400'],
  ['a violation has no code', /no violation carries the code SIGNED_IN_FUTURE/, '/responses/400'],
  ['a header is lost', /Content-Disposition is missing/, '/headers/Content-Disposition'],
  ['the numbers of one company are stored for all', /bankDownloadCallingNumbers reads something else/, 'rule/twins'],
  ['only the first wrong line of a file is listed', /lists line 2 and not line 4/, 'rule/uploads'],
  ['a role is ignored', /as BACKOFFICE: \d+ instead of 403/, '/responses/403'],
  ['the headers say who calls', /somebody else in X-User-Id and X-User-Email the answer is another/, '/UserId'],
  ['a record is found at another customer', /a record of another customer: 200 instead of 404/, '/responses/404'],
  ['a code works as often as one likes', /two have done it at once with one code/, 'rule/codes'],
  ['an unknown address is never locked', /wrong password 5 of 5: 401 instead of 462/, '/responses/462'],
  ['a session that ends while the body is sent still writes', /before the whole body was sent: 204 instead of 401/, ''],
  ['texts may be too long', /too long: 201 instead of 400/, '/responses/400'],
  ['a write that is lost', /says otherwise than privateUpdatePrivacySettings sent/, 'rule/stored-as-sent'],
  ['a note is written twice', /bankListNotes has 2 rows more/, 'rule/stored-as-sent'],
  ['a longest text is refused', /note ".*refused by maxLength, and the contract allows it/, '1notes/post/requestBody'],
  [
    'a write that is refused is carried out in part',
    /otherwise after a request that was refused/,
    'rule/refusals-change-nothing',
  ],
  ['a deleted record is still read', /still shows what bankDeleteAllowEntry has deleted/, 'rule/stored-as-sent'],
  ['a repeated answer is not marked as one', /Idempotency-Key is ignored/, '/parameters'],
  ['a key may be used for something else', /the key of another request: 201 instead of 422/, '/responses/422'],
  ['If-Match is ignored', /If-Match is ignored/, '/parameters'],
  ['a stale etag is refused after the record was changed', /was changed although it was refused/, '/IfMatch'],
  ['of two at once with one etag both succeed', /2 of two at once with one etag have succeeded/, '/IfMatch'],
  ['412 brings another record', /412 does not bring the record as it is read/, '/IfMatch'],
  ['an etag stays when its record changes', /was changed alone, and the etag is the one of before/, '/Etag'],
  ['an etag changes when its record is read', /412 does not bring the record as it is read/, '/IfMatch'],
  ['a list shows another etag', /bankListAllowEntries shows another etag/, '/Etag'],
  ['no record has an etag', /records have no etag/, '#/components/schemas/Etag'],
  ['JSON under another media type', /application\/hal\+json instead of application\/json/, 'rule/json'],
  ['a mark before JSON', /byte order mark stands before the JSON/, 'rule/json'],
  ['another charset', /charset is iso-8859-1 instead of UTF-8/, 'rule/json'],
  ['a title shows a stack', /reveals internals of the server/, 'rule/titles'],
  ['moments are not in UTC', /createdAt is .* not in UTC/, '#/components/schemas/Timestamp'],
  ['only the first broken rule is named', /do not name .* of \d fields/, '/properties/violations'],
  ['a 404 reveals what exists', /the 404 differs from that of an unknown id/, 'rule/same-404'],
  [
    'the history names the person of the headers',
    /names lukas\.hofer@mail\.example instead of the caller/,
    'rule/history',
  ],
  ['the history does not name what was changed', /does not name the DOCUMENT that was changed/, 'rule/history'],
  ['the history names a number by another one', /the history calls it 0\d+ instead of/, 'rule/history'],
  ['the history takes a deleted fee for one that exists', /what was deleted exists/, 'rule/history'],
  ['old lines of the history change', /old lines of the history are gone or have changed/, 'rule/history'],
  ['a refused request keeps its key', /the key of a request that was refused is not free/, '/IdempotencyKey'],
  ['people share their keys', /to another person it repeats the answer/, '/IdempotencyKey'],
  ['of two calls at once one has the answer of the other', /otherwise than to each alone/, '/UserId'],
  ['two blanks become one', /otherwise than bankUpdatePersonalInformation sent: street/, 'rule/stored-as-sent'],
  ['letters of two signs become one', /otherwise than bankUpdateBankData sent: accountHolder/, 'rule/stored-as-sent'],
  ['line breaks are lost', /otherwise than bankUpdateAllowEntry sent: note/, 'rule/stored-as-sent'],
  ['two switches are mixed up', /was changed alone/, 'rule/stored-as-sent'],
  ['pages deep inside are not sorted', /not ascending by transactionTimestamp/, 'rule/order'],
  ['equal keys change places from page to page', /differ with the size of the page/, 'rule/pages'],
  ['a second filter replaces the first', /rows are in both/, 'rule/filters'],
  ['only the begin of a number is found', /not exactly the rows with callNumber/, 'rule/filters'],
  ['a term may hold placeholders', /finds rows that do not have it/, 'rule/searches'],
  ['whose contract is over is not found', /private\.ended is not listed/, 'rule/searches'],
  ['two columns of a CSV are mixed up', /cells are not the values of their numbers/, 'rule/csv'],
  ['a document is downloaded under another name', /the file is called "document\.pdf"/, 'rule/documents'],
  ['a CSV of a receipt misses its last line', /the amounts of its lines are .* and not/, 'rule/receipts'],
  ['a CSV of a receipt cuts its texts', /has not the merchant or the number of its payment/, 'rule/receipts'],
  ['a text that is left out is called None', /otherwise than bankCreateAllowEntry sent: note/, 'rule/stored-as-sent'],
  ['a document without a remark gets one', /a document without a remark has "None"/, 'rule/documents'],
  ['an empty list is null', /body receipts breaks type/, '/receipts/type'],
  [
    'a sorted page in the middle misses its first row',
    /descending by amount, the pages have \d+ rows of \d+/,
    'rule/pages',
  ],
  ['the name of a file has a folder', /the name of the file has a separator/, 'rule/files'],
  [
    'the name of a file has another extension',
    /the name of a file of type application\/pdf is "Rechnung\.exe"/,
    'rule/files',
  ],
]

/** Of these, what is found without sending anything that is refused, and nothing twice. */
const brief: [fault: string, message: RegExp][] = [
  ['another success', /200 instead of 204/],
  ['a field is missing', /body costs breaks required/],
  ['another record is answered', /id is .*, and .* was requested/],
  ['a deleted record is still read', /still shows what bankDeleteAllowEntry has deleted/],
]

describe('the conformance kit', () => {
  let sandbox: Awaited<ReturnType<typeof seededProofSandbox>>
  beforeAll(async () => {
    sandbox = await seededProofSandbox()
    return sandbox.close
  })
  beforeEach(() => sandbox.reset())

  it.each(quick)('finds that %s', async (fault, message, pointer) => {
    sandbox.plant(fault)
    const ask = async (bail: boolean) => {
      const { results } = await sandbox.ask({ only: faultNamed(fault).operations, bail })
      return results.flatMap(({ findings }) => findings).find(({ says }) => message.test(says))
    }
    // A check before the one that is wanted may find the fault too.
    const found = (await ask(true)) ?? (await ask(false))
    sandbox.plant()
    expect(found?.pointer).toContain(pointer)
  })

  it.each(brief)('finds also in a brief run that %s', async (fault, message) => {
    sandbox.plant(fault)
    const { results } = await sandbox.ask({ only: faultNamed(fault).operations, bail: true, brief: true })
    sandbox.plant()
    expect(results.flatMap(({ findings }) => findings.map((one) => one.says))).toContainEqual(
      expect.stringMatching(message),
    )
  })

  it('finds nothing at a backend that keeps the contract, and changes back what it changed', async () => {
    const run = await sandbox.ask({ only: ['privateUpdateProfile', 'bankListNotes'] })
    expect(run.results.flatMap(({ findings }) => findings)).toEqual([])
    expect(run.results.length).toBeGreaterThan(40)
    expect(summaryLines(run).join('\n')).toContain('no finding.')
    expect(renderJunit(run)).toContain(`tests="${run.results.length}" failures="0"`)
    const schema = JSON.parse(readFileSync('conform/report/report.schema.json', 'utf8')) as object
    const isReport = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema)
    isReport(buildReport(run, 'http://a.example'))
    expect(isReport.errors).toBeNull()
    expect(renderHtml(run, 'http://a.example/?<b>')).toContain('http://a.example/?&#60;b&#62;')
  })

  it('reports as one cause that a backend has no etags', async () => {
    sandbox.plant('no record has an etag')
    const { results } = await sandbox.ask({ only: faultNamed('no record has an etag').operations })
    sandbox.plant()
    const messages = groupCauses(results).causes.map(({ example }) => example.says)
    // The header itself is validated as usual; here it is dropped before it is.
    expect(messages.filter((one) => !one.startsWith('header If-Match'))).toEqual([
      expect.stringMatching(/^records have no etag/),
    ])
  })

  it('skips checks for which no user is named, and names the missing user', async () => {
    const { results } = await sandbox.ask({ only: ['privateCheckEmail'], users: { people: {} } })
    expect(results[0]?.skipped).toContain('users.json names nobody for private:')
    expect(results.flatMap(({ findings }) => findings)).toEqual([])
  })

  it('reports the same in a second run while the codes of the first are still valid', async () => {
    for (const only of [['privateRequestEmailTan', 'privateRequestSmsTan'], ['privateResetPassword']] as const) {
      const { results } = await sandbox.ask({ only })
      expect(results.flatMap(({ findings }) => findings)).toEqual([])
    }
  })

  it('reports a named user who cannot sign in', async () => {
    const people = { ...sandbox.users.people, private: { email: 'anna.gruber@mail.example', password: 'wrong' } }
    const { results } = await sandbox.ask({ only: ['privateGetProduct'], users: { ...sandbox.users, people } })
    const messages = results.flatMap(({ findings }) => findings.map((one) => one.says))
    expect(messages).toEqual([expect.stringMatching(/^anna.gruber@mail.example of users.json cannot sign in: 4\d\d$/)])
  })

  it('does not blame the backend for an inbox that does not answer', async () => {
    const users = { ...sandbox.users, codes: { inbox: 'http://127.0.0.1:1/inbox?to={to}' } }
    const { results } = await sandbox.ask({ only: ['privateResetPassword'], users })
    expect(results.flatMap(({ findings }) => findings)).toEqual([])
    const skipped = results.map((one) => one.skipped)
    expect(skipped).toContain('Nobody answers at codes.inbox of users.json, http://127.0.0.1:1')
  })
})

it('reports a backend that always fails, and lists a cause once', async () => {
  const server = await startLocalServer()
  server.answerWith((response, { headers }) => {
    const traceId = headers['x-trace-id']
    response.writeHead(500, { 'Content-Type': 'application/json' }).end(JSON.stringify({ status: 500, traceId }))
  })
  const { people } = JSON.parse(readFileSync('conform/users.sandbox.json', 'utf8')) as Users
  const run = await runConformance({ baseUrl: server.origin, users: { people }, only: ['bankListPrivateFees'] })
  await server.stop()
  expect(run.results.flatMap(({ findings }) => findings).length).toBeGreaterThan(1)
  const lines = operationLines('bankListPrivateFees', run.results)
  expect(lines[0]).toMatch(/^✘ bankListPrivateFees/)
  expect(lines).toHaveLength(1 + groupCauses(run.results).causes.length)
  expect(summaryLines(run).join('\n')).toContain('So nothing is proved.')
  const failures = renderJunit(run)
    .split('<testcase')
    .filter((one) => one.includes('classname="causes"'))
  expect(failures).toHaveLength(groupCauses(run.results).causes.length)
  expect(failures.filter((one) => one.includes('<skipped'))).toEqual([])
})

it('retries after a short Retry-After, and skips the check after a long one', async () => {
  const server = await startLocalServer()
  const { people } = JSON.parse(readFileSync('conform/users.sandbox.json', 'utf8')) as Users
  const refusedFor = async (waits: string[]) => {
    server.answerWith((response, { headers }) => {
      const wait = waits.shift()
      if (wait === undefined) return void response.writeHead(204).end()
      const body = { status: 429, title: 'Too many attempts', traceId: headers['x-trace-id'] }
      response.writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': wait }).end(JSON.stringify(body))
    })
    const { results } = await runConformance({ baseUrl: server.origin, users: { people }, only: ['privateCheckEmail'] })
    return results.find(({ name }) => name === 'succeeds with 204')
  }
  expect(await refusedFor(['1', '1', '1'])).toMatchObject({ findings: [], skipped: undefined })
  expect(await refusedFor(Array.from({ length: 200 }, () => '3600'))).toMatchObject({
    findings: [],
    skipped: expect.stringContaining('ask again in 3600 seconds') as string,
  })
  await server.stop()
})

it('notes in one line that a backend sends no idle time, which is allowed', async () => {
  const server = await startLocalServer()
  const { people } = JSON.parse(readFileSync('conform/users.sandbox.json', 'utf8')) as Users
  server.answerWith((response) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ token: 'x'.repeat(40) })),
  )
  const run = await runConformance({ baseUrl: server.origin, users: { people }, only: ['bankLogin'] })
  const lines = summaryLines(run).filter((line) => line.includes('sessionIdleSeconds'))
  expect(lines).toEqual([
    '  bank: the login returns no sessionIdleSeconds, so the portal cannot warn before a session ends',
  ])
  const findings = run.results.filter(({ name }) => name === 'does what it says').flatMap((result) => result.findings)
  expect(findings).toEqual([])
  await server.stop()
})

it('faults have names of their own, and there are enough of them', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
  expect(faults.length).toBeGreaterThanOrEqual(25)
  expect(() => faultNamed('nonsense')).toThrow('There is no fault "nonsense"')
})
