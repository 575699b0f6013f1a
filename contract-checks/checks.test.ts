import { describe, expect, it } from 'vitest'
import { answerCheck } from '#contract-checks/answer-check.ts'
import { readContract } from '#contract-checks/contract.ts'
import { requestCheck } from '#contract-checks/request-check.ts'

const contract = readContract()
const requests = requestCheck(contract)
const answers = answerCheck(contract)
const traceId = 'e0000000-0000-4000-8000-000000000001'
const textOf = (complaints: { says: string }[]) => complaints.map((one) => one.says).join()
const read = (operation: Parameters<typeof contract.operation>[0], raw: object) =>
  requests.read(contract.operation(operation), {
    params: {},
    query: {},
    headers: { 'x-trace-id': traceId },
    body: Buffer.alloc(0),
    ...raw,
  })
const json = (body: unknown) => ({
  headers: { 'x-trace-id': traceId, 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(body)),
})

describe('a request', () => {
  it('names each field that breaks a rule, with its path', () => {
    const company = json({ companyName: '', contactPerson: { firstName: 'Eva' }, surprise: 1 })
    const { violations } = read('bankCreateCompany', company)
    expect(violations).toContainEqual({ field: 'contactPerson.email', rule: 'required' })
    expect(violations).toContainEqual({ field: 'surprise', rule: 'additionalProperties' })
  })

  it('may leave a nullable field null, and hears only the rule that matters when it is wrong', () => {
    expect(read('privateCheckEmail', json({ email: 'a@b.at', customerNumber: null })).violations).toEqual([])
    expect(read('privateCheckEmail', json({ email: 'a@b.at', customerNumber: '99' })).violations).toEqual([
      { field: 'customerNumber', rule: 'pattern' },
    ])
  })

  it('reads numbers, booleans, repeated keys and defaults of the query as what they are', () => {
    const query = { status: 'captured', limit: '5', fromDate: '2026-10-21' }
    const { request, violations } = read('privateListTransactions', { query })
    expect(violations).toEqual([])
    expect(request.query).toEqual({
      status: ['captured'],
      limit: 5,
      offset: 0,
      fromDate: '2026-10-21',
      sort: 'transactionTimestamp_desc',
    })
  })

  it('is refused with an unknown query key, and with one too many of another', () => {
    expect(read('privateListTransactions', { query: { page: '1' } }).violations).toEqual([
      { field: 'page', rule: 'additionalProperties' },
    ])
    expect(read('privateListTransactions', { query: { limit: ['1', '2'] } }).violations).toEqual([
      { field: 'limit', rule: 'type' },
    ])
  })

  it('without a trace id, with a wrong type of body or with broken JSON is refused', () => {
    const { violations } = read('privateCheckEmail', { ...json({ email: 'a@b.at' }), headers: {} })
    expect(violations).toEqual([
      { field: 'X-Trace-Id', rule: 'required' },
      { field: '', rule: 'contentMediaType' },
    ])
    expect(read('privateCheckEmail', { ...json(0), body: Buffer.from('{') }).violations).toEqual([
      { field: '', rule: 'type' },
    ])
  })

  it.each(['constructor', '__proto__', 'tostring'])('with the media type %s has none', (mediaType) => {
    const headers = { 'x-trace-id': traceId, 'content-type': mediaType }
    expect(read('businessUploadCallingNumbers', { headers, body: Buffer.from('x') }).violations).toEqual([
      { field: '', rule: 'contentMediaType' },
    ])
  })

  it('may carry amounts such as 19.99, whose hundredths are no whole numbers for a computer', () => {
    const fee = { itemType: 'MONTHLY_BASE_FEE', amount: 19.999 }
    const rules = (amount: number) => read('bankCreatePrivateFee', json({ ...fee, amount })).violations
    expect(rules(19.99)).not.toContainEqual({ field: 'amount', rule: 'multipleOf' })
    expect(rules(19.999)).toContainEqual({ field: 'amount', rule: 'multipleOf' })
  })

  it('names nothing with an id that is none', () => {
    const names = (customerId: string) => requests.namesSomething(contract.operation('bankGetProduct'), { customerId })
    expect(names('10000000-0000-4000-8000-001100234501')).toBe(true)
    expect(names('anna')).toBe(false)
  })
})

describe('an answer', () => {
  const login = contract.operation('privateLogin')
  const problem = { status: 462, title: 'Locked', traceId }

  it('that the contract describes passes', () => {
    expect(answers(login, { status: 200, body: { token: 'x'.repeat(20) } })).toEqual([])
    expect(answers(login, { status: 462, body: problem })).toEqual([])
    const locked = { ...problem, accountLockedUntil: '2026-11-20T10:15:00Z' }
    expect(answers(login, { status: 462, body: locked }, new Date('2026-11-20T10:14:00Z'))).toEqual([])
    expect(answers(login, { status: 502, body: { ...problem, status: 502 } })).toEqual([])
  })

  it.each([
    ['an undeclared status', { status: 201, body: { token: 'x'.repeat(20) } }, 'status 201'],
    ['a body that is too short', { status: 200, body: { token: 'x' } }, 'body token breaks minLength'],
    ['no body', { status: 200 }, 'body is missing'],
    [
      'a field too many',
      { status: 200, body: { token: 'x'.repeat(20), hash: 'y' } },
      'body hash breaks unevaluatedProperties',
    ],
    ['a refusal without its trace id', { status: 401, body: { status: 401, title: 'x' } }, 'traceId breaks required'],
    ['a wrong moment', { status: 462, body: { ...problem, accountLockedUntil: 'soon' } }, 'breaks format'],
    ['a type that every object has', { status: 200, body: new Blob(['x'], { type: 'constructor' }) }, 'constructor'],
    ['a file', { status: 200, body: new Blob(['x'], { type: 'text/plain' }) }, 'text/plain'],
  ])('with %s is found', (_what, answer, complaint) => {
    expect(textOf(answers(login, answer))).toContain(complaint)
  })

  it('whose fields contradict one another is found, where the contract relates them', () => {
    const limit = { etag: 'a', monthlyLimitEUR: 100, remainingLimitEUR: 100.01 }
    expect(answers(contract.operation('privateGetProductLimit'), { status: 200, body: limit })).toEqual([
      {
        says: 'body breaks remainingLimitEUR <= monthlyLimitEUR',
        pointer: '#/components/schemas/ProductLimit/x-invariants/0',
        rule: 'remainingLimitEUR <= monthlyLimitEUR',
        field: '',
      },
    ])
  })

  it('of a download needs its file name', () => {
    const download = contract.operation('privateDownloadReceipt')
    const body = new Blob(['%PDF'], { type: 'application/pdf' })
    const headers = { 'Content-Disposition': 'attachment; filename="Rechnung.pdf"' }
    expect(answers(download, { status: 200, body, headers })).toEqual([])
    expect(answers(download, { status: 200, body })).toEqual([
      {
        says: 'header Content-Disposition is missing',
        field: 'Content-Disposition',
        pointer: '#/paths/~1private~1receipts~1{archiveReferencePdf}/get/responses/200/headers/Content-Disposition',
      },
    ])
  })

  it('of status 429 needs the seconds to wait in Retry-After', () => {
    const refused = { status: 429, body: { ...problem, status: 429 } }
    expect(answers(login, { ...refused, headers: { 'retry-after': '120' } })).toEqual([])
    expect(textOf(answers(login, refused))).toBe('header Retry-After is missing')
    expect(textOf(answers(login, { ...refused, headers: { 'retry-after': 'soon' } }))).toContain(
      'Retry-After breaks type',
    )
    expect(textOf(answers(login, { ...refused, headers: { 'retry-after': '0' } }))).toContain(
      'Retry-After breaks minimum',
    )
  })

  it('without a body may not have one', () => {
    expect(textOf(answers(contract.operation('privateLogout'), { status: 204, body: {} }))).toContain(
      'not in the contract',
    )
  })

  it('is reported with the place in the contract, through references and choices', () => {
    const product = contract.operation('privateGetProduct')
    const limits = { activeProduct: '400', inactiveProduct: 1 }
    const found = answers(product, { status: 200, body: { productType: 'Gold', terminationDate: 7, limits } })
    expect(found.map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining([
        '#/components/schemas/ProductType/enum',
        '#/components/schemas/Product/required',
        '#/components/schemas/Money/type',
        '#/components/schemas/Day/type',
      ]),
    )
  })
})
