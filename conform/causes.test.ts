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
      check(finding({ says: `lost: ${fields.join(', ')}`, cause: 'lost', pointer: 'A145', fields }))
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
    const pages = (says: string, operation: Finding['operation']) => finding({ says, pointer: 'A16, A20', operation })
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
        pointer: 'A145',
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

describe('severity', () => {
  it.each<[string, Finding]>([
    ['access without permission', wrongStatus(200, 403)],
    ['a malformed request is judged before the session', wrongStatus(400, 401)],
    ['a permitted call is refused', wrongStatus(403, 200)],
    ['a wrong code is accepted', wrongStatus(204, 461)],
    ['a backend fails', wrongStatus(500, 400)],
    ['a field is missing', missingField('costs')],
    ['a write is lost', finding({ pointer: 'A145' })],
    ['pages miss rows', finding({ pointer: 'A16, A20' })],
  ])('breaks when %s', (_what, one) => expect(severityOf(one)).toBe('breaks'))

  it.each<[string, Finding]>([
    ['another success comes', wrongStatus(200, 204)],
    ['another refusal comes', wrongStatus(403, 401)],
    ['a broken rule is accepted', wrongStatus(201, 400)],
    ['a field is too many', finding({ answer: { status: 200, rule: 'unevaluatedProperties', field: 'more' } })],
    ['a refusal has a wrong body', finding({ answer: { status: 400, rule: 'required', field: 'title' } })],
    ['a list has another order', finding({ pointer: 'A17' })],
  ])('differs when %s', (_what, one) => expect(severityOf(one)).toBe('differs'))
})
