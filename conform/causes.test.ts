import { describe, expect, it } from 'vitest'
import { groupCauses } from '#conform/causes.ts'
import type { Finding, Result } from '#conform/finding.ts'
import { severityOf } from '#conform/severity.ts'

const path = '#/paths/~1private~1product/get'
let traces = 0
const finding = (more: Partial<Finding>): Finding => ({
  says: 'it differs',
  pointer: path,
  call: 'GET /private/product',
  traceId: `trace-${(traces += 1)}`,
  operation: 'privateGetProduct',
  ...more,
})
const check = (...findings: Finding[]): Result => ({
  operation: 'privateGetProduct',
  name: 'a check',
  findings,
  skipped: undefined,
  milliseconds: 1,
})
const wrongStatus = (got: number, wanted: number, more: Partial<Finding> = {}) =>
  finding({
    says: `${got} instead of ${wanted}`,
    cause: `what was sent: instead of ${wanted}`,
    pointer: `${path}/responses/${wanted}`,
    status: { got, wanted: [wanted] },
    ...more,
  })
const missingField = (field: string, more: Partial<Finding> = {}) =>
  finding({
    says: `200: body ${field} breaks required`,
    cause: `${field} breaks required`,
    pointer: '#/components/schemas/Product/required',
    answer: { status: 200, rule: 'required', field },
    ...more,
  })
const sentences = (...results: Result[]) =>
  groupCauses(results).causes.map(({ count, example: { says } }) => `${count} ${says}`)

describe('causes', () => {
  it('are counted over all operations, and those come first that explain most', () => {
    const { causes, idsOf } = groupCauses([
      check(missingField('name')),
      check(missingField('costs')),
      check(missingField('costs', { operation: 'bankGetProduct' })),
    ])
    expect(causes).toMatchObject([
      { count: 2, operations: ['bankGetProduct', 'privateGetProduct'], severity: 'breaks' },
      { count: 1, operations: ['privateGetProduct'] },
    ])
    expect([...idsOf.values()]).toEqual([[causes[1]!.id], [causes[0]!.id], [causes[0]!.id]])
  })

  it('do not mix two missing fields of one record', () => {
    expect(sentences(check(missingField('costs'), missingField('name')))).toHaveLength(2)
  })

  it('have a field in common where several fields differ', () => {
    const lost = (...fields: string[]) =>
      check(finding({ says: `lost: ${fields.join(', ')}`, cause: 'lost', pointer: 'rule/stored-as-sent', fields }))
    expect(sentences(lost('city'), lost('street', 'city'), lost('street'))).toEqual(['2 lost: city', '1 lost: street'])
  })
})

describe('consequences are counted under their cause', () => {
  it('a status of no contract instead of another one of its class', () => {
    const undeclared = (status: number, traceId: string) =>
      finding({
        says: `${status} is not in the contract`,
        cause: `${status}`,
        pointer: `${path}/responses`,
        traceId,
        answer: { status },
      })
    expect(sentences(check(undeclared(470, 'a'), wrongStatus(470, 463, { traceId: 'a' })))).toEqual([
      '2 470 is not in the contract',
    ])
    // Access without permission does not follow from it.
    expect(sentences(check(undeclared(200, 'a'), wrongStatus(200, 401, { traceId: 'a' })))).toHaveLength(2)
  })

  it('further tokens that are accepted where none is needed', () => {
    const [first, second] = ['without a token', 'with a forged token'].map((says) =>
      wrongStatus(200, 401, { says, cause: says }),
    )
    expect(sentences(check(first!, second!))).toEqual(['2 without a token'])
    expect(sentences(check(first!), check(second!))).toHaveLength(2)
  })

  it('further comparisons of one list', () => {
    const pages = (says: string, operation: Finding['operation']) => finding({ says, pointer: 'rule/pages', operation })
    expect(
      sentences(
        check(pages('first', 'bankListNotes'), pages('second', 'bankListNotes'), pages('other', 'bankListTasks')),
      ),
    ).toEqual(['2 first', '1 other'])
  })

  it('a comparison with a record that breaks its schema', () => {
    const twin = finding({
      says: 'what the bank reads is not what privateGetProduct reads',
      operation: 'bankGetProduct',
      comparesRecords: true,
    })
    expect(sentences(check(missingField('costs'), twin))).toEqual(['2 200: body costs breaks required'])
    expect(sentences(check(missingField('costs', { operation: 'bankListTasks' }), twin))).toHaveLength(2)
  })

  it('a field that is read otherwise since it breaks its schema, and no other field', () => {
    const lost = (field: string) =>
      finding({
        says: `privateGetProduct says otherwise than privateCreateProductChange sent: ${field}`,
        operation: 'privateCreateProductChange',
        pointer: 'rule/stored-as-sent',
        cause: 'lost',
        fields: [field],
      })
    expect(sentences(check(missingField('costs'), lost('costs')))).toHaveLength(1)
    expect(sentences(check(missingField('costs'), lost('name')))).toHaveLength(2)
  })

  it('an error of the check after a record that breaks its schema', () => {
    const interruption = finding({ says: 'what came cannot be worked with', traceId: '', isInterruption: true })
    expect(sentences(check(missingField('costs'), interruption))).toHaveLength(1)
    expect(sentences(check(interruption))).toHaveLength(1)
  })

  it('a body that belongs to the status which came instead, unless it is wrong elsewhere too', () => {
    const wrongBody = (traceId: string) =>
      finding({
        says: '401: body reason breaks enum',
        cause: 'breaks enum',
        pointer: '#/components/schemas/SessionEndReason/enum',
        traceId,
        answer: { status: 401, rule: 'enum', field: 'reason' },
      })
    const instead = check(wrongBody('a'), wrongStatus(401, 459, { traceId: 'a' }))
    expect(sentences(instead)).toEqual(['2 401 instead of 459'])
    expect(sentences(instead, check(wrongBody('b')))).toHaveLength(2)
  })
})

describe('one mistake in several findings', () => {
  const wrongField = (rule: string, more: Partial<Finding> = {}) =>
    finding({
      says: `200: body signDate breaks ${rule}`,
      cause: `breaks ${rule}`,
      pointer: `#/components/schemas/Day/${rule}`,
      traceId: 'a',
      answer: { status: 200, rule, field: 'signDate' },
      ...more,
    })

  it('is the first rule that a field of an answer breaks', () => {
    expect(sentences(check(wrongField('maxLength'), wrongField('format')))).toEqual([
      '2 200: body signDate breaks maxLength',
    ])
    expect(sentences(check(wrongField('maxLength'), wrongField('format', { traceId: 'b' })))).toHaveLength(2)
    expect(
      sentences(check(missingField('costs', { traceId: 'a' }), missingField('name', { traceId: 'a' }))),
    ).toHaveLength(2)
  })

  it('is an answer that cannot be read', () => {
    const wrongType = finding({
      says: '200: body of type text/html is not in the contract',
      pointer: `${path}/responses/200/content`,
      traceId: 'a',
      answer: { status: 200 },
    })
    const consequence = finding({ says: 'the file is no whole PDF', traceId: 'a' })
    expect(sentences(check(wrongType), check(consequence))).toEqual([
      '2 200: body of type text/html is not in the contract',
    ])
    expect(sentences(check(wrongType), check({ ...consequence, traceId: 'b' }))).toHaveLength(2)
  })

  it('is a broken request that is accepted, and its answer', () => {
    const accepted = wrongStatus(201, 400, { says: 'note too long: 201 instead of 400', traceId: 'a' })
    expect(sentences(check(wrongField('maxLength', { answer: { status: 201, rule: 'maxLength' } }), accepted))).toEqual(
      ['2 note too long: 201 instead of 400'],
    )
    const forbidden = wrongStatus(201, 403, { says: 'as RISK: 201 instead of 403', traceId: 'a' })
    expect(
      sentences(check(wrongField('maxLength', { answer: { status: 201, rule: 'maxLength' } }), forbidden)),
    ).toHaveLength(2)
  })

  it('is a header that the whole backend ignores', () => {
    const broken = (header: string) =>
      wrongStatus(201, 400, {
        says: `header ${header} too long: 201 instead of 400`,
        cause: `header ${header}`,
        header,
      })
    const ignored = finding({
      says: 'Idempotency-Key is ignored',
      ignoredHeader: 'Idempotency-Key',
      operation: undefined,
    })
    const results = [
      check(broken('Idempotency-Key')),
      check(broken('X-User-Id')),
      { ...check(ignored), name: 'sent twice' },
    ]
    expect(sentences(...results)).toEqual([
      '2 Idempotency-Key is ignored',
      '1 header X-User-Id too long: 201 instead of 400',
    ])
    expect(groupCauses(results).causes[0]!.check.name).toBe('sent twice')
  })

  it('is a wrong refusal that an operation has in several checks', () => {
    const refused = (got: number, says: string, wanted = 401) => check(wrongStatus(got, wanted, { says, cause: says }))
    expect(sentences(refused(403, 'wrong password'), refused(403, 'what leads to it'))).toEqual(['2 wrong password'])
    expect(sentences(refused(403, 'wrong password'), refused(404, 'what leads to it'))).toHaveLength(2)
    expect(sentences(refused(403, 'wrong password'), refused(403, 'too many', 462))).toHaveLength(2)
  })

  it('is the order of a list, or its pages, in all checks of an operation', () => {
    const list = (pointer: string, operation: Finding['operation'] = 'bankListNotes') =>
      check(finding({ says: pointer, pointer, operation }))
    expect(sentences(list('rule/order'), list('rule/filters'), list('rule/pages'), list('rule/order'))).toEqual([
      '4 rule/pages',
    ])
    expect(sentences(list('rule/order'), list('rule/order'), list('rule/days'))).toEqual([
      '2 rule/order',
      '1 rule/days',
    ])
    expect(sentences(list('rule/order'), list('rule/order', 'bankListTasks'))).toEqual(['2 rule/order'])
    expect(sentences(list('rule/pages'), list('rule/order', 'bankListTasks'))).toHaveLength(2)
  })
})

describe('severity', () => {
  it.each<[string, Finding]>([
    ['access without permission', wrongStatus(200, 403)],
    ['a malformed request is validated before the session', wrongStatus(400, 401)],
    ['a permitted call is refused', wrongStatus(403, 200)],
    ['a wrong code is accepted', wrongStatus(204, 461)],
    ['a backend fails', wrongStatus(500, 400)],
    ['a field is missing', missingField('costs')],
    ['a write is lost', finding({ pointer: 'rule/stored-as-sent' })],
    ['pages miss rows', finding({ pointer: 'rule/pages' })],
  ])('breaks when %s', (_what, one) => expect(severityOf(one)).toBe('breaks'))

  it.each<[string, Finding]>([
    ['another success comes', wrongStatus(200, 204)],
    ['another refusal comes', wrongStatus(403, 401)],
    ['a broken rule is accepted', wrongStatus(201, 400)],
    ['a field is too many', finding({ answer: { status: 200, rule: 'unevaluatedProperties', field: 'more' } })],
    ['a refusal has a wrong body', finding({ answer: { status: 400, rule: 'required', field: 'title' } })],
    ['a list has another order', finding({ pointer: 'rule/order' })],
  ])('differs when %s', (_what, one) => expect(severityOf(one)).toBe('differs'))
})
