import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import { assessRun } from '#conform/baseline.ts'
import type { Finding } from '#conform/finding.ts'
import { buildSarif } from '#conform/report/sarif.ts'
import type { Run } from '#conform/run.ts'

const product: Finding = {
  says: '200: body costs breaks required',
  cause: 'costs breaks required',
  pointer: '#/components/schemas/Product/required',
  call: 'GET /private/product',
  traceId: 'trace-1',
  operation: 'privateGetProduct',
  answer: { status: 200, rule: 'required', field: 'costs' },
}
const note: Finding = {
  says: 'header X-User-Email too long: 201 instead of 400',
  pointer: '#/paths/~1bank~1common~1{customerId}~1notes/post/responses/400',
  call: 'POST /bank/common/1/notes',
  traceId: 'trace-2',
  operation: 'bankCreateNote',
  status: { got: 201, wanted: [400] },
}
const lost: Finding = {
  says: 'it is lost',
  pointer: 'rule/stored-as-sent',
  call: 'PUT /private/profile',
  traceId: 'trace-3',
}
const results = [product, product, note, lost].map((finding) => ({
  operation: 'privateGetProduct' as const,
  name: 'a check',
  findings: [finding],
  skipped: undefined,
  milliseconds: 1,
}))
const run: Run = {
  results,
  statuses: { named: 1, seen: 1, unseen: [] },
  unseenStates: [],
  stoppedAfter: undefined,
  leftovers: [],
  remarks: [],
  ended: undefined,
  milliseconds: 1,
}
const causes = assessRun(run).causes
const known = causes.filter(({ example }) => example === note)
const [log] = buildSarif(run, assessRun(run, known)).runs

/** What SARIF 2.1.0 requires of the properties that are used here. */
const text = { type: 'object', required: ['text'], properties: { text: { type: 'string', minLength: 1 } } }
const essentials = {
  type: 'object',
  required: ['version', 'runs'],
  properties: {
    version: { const: '2.1.0' },
    runs: {
      type: 'array',
      items: {
        type: 'object',
        required: ['tool'],
        properties: {
          tool: {
            type: 'object',
            required: ['driver'],
            properties: {
              driver: {
                type: 'object',
                required: ['name'],
                properties: {
                  rules: {
                    type: 'array',
                    uniqueItems: true,
                    items: {
                      type: 'object',
                      required: ['id'],
                      additionalProperties: false,
                      properties: {
                        id: { type: 'string' },
                        shortDescription: text,
                        defaultConfiguration: {
                          type: 'object',
                          properties: { level: { enum: ['none', 'note', 'warning', 'error'] } },
                        },
                      },
                    },
                  },
                },
              },
            },
          },
          invocations: { type: 'array', items: { type: 'object', required: ['executionSuccessful'] } },
          columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
          results: {
            type: 'array',
            items: {
              type: 'object',
              required: ['message', 'ruleId'],
              additionalProperties: false,
              properties: {
                ruleId: { type: 'string' },
                ruleIndex: { type: 'integer', minimum: 0 },
                level: { enum: ['none', 'note', 'warning', 'error'] },
                message: text,
                locations: {
                  type: 'array',
                  items: {
                    type: 'object',
                    additionalProperties: false,
                    properties: {
                      physicalLocation: {
                        type: 'object',
                        required: ['artifactLocation'],
                        properties: {
                          artifactLocation: {
                            type: 'object',
                            required: ['uri'],
                            properties: { uri: { type: 'string' } },
                          },
                          region: { type: 'object', properties: { startLine: { type: 'integer', minimum: 1 } } },
                        },
                      },
                      logicalLocations: {
                        type: 'array',
                        items: { type: 'object', properties: { fullyQualifiedName: { type: 'string' } } },
                      },
                    },
                  },
                },
                occurrenceCount: { type: 'integer', minimum: 1 },
                partialFingerprints: { type: 'object', additionalProperties: { type: 'string' } },
                baselineState: { enum: ['new', 'unchanged', 'updated', 'absent'] },
                suppressions: {
                  type: 'array',
                  items: {
                    type: 'object',
                    required: ['kind'],
                    properties: { kind: { enum: ['inSource', 'external'] } },
                  },
                },
                properties: { type: 'object' },
              },
            },
          },
        },
      },
    },
  },
}

it('is SARIF 2.1.0', () => {
  const isSarif = new Ajv({ allErrors: true }).compile(essentials)
  isSarif(JSON.parse(JSON.stringify(buildSarif(run))))
  expect(isSarif.errors).toBeNull()
})

it('has a result for each cause, with its id, count and level', () => {
  expect(log!.results.map((one) => [one.partialFingerprints['causeId/v1'], one.occurrenceCount, one.level])).toEqual(
    causes.map(({ id, count, severity }) => [id, count, severity === 'breaks' ? 'error' : 'warning']),
  )
  expect(log!.results[0]!.message.text).toContain(product.says)
  const { rules } = log!.tool.driver
  for (const { ruleId, ruleIndex } of log!.results) expect(rules[ruleIndex]!.id).toBe(ruleId)
})

it('states the rule in words', () => {
  const texts = Object.fromEntries(log!.tool.driver.rules.map((one) => [one.id, one.shortDescription.text]))
  expect(texts).toMatchObject({
    '#/components/schemas/Product/required': expect.stringMatching(/^Product: required is \[.*"costs"/) as string,
    'operation/responses/400': expect.stringContaining('The request breaks this contract') as string,
    'rule/stored-as-sent': expect.stringContaining('Every later read') as string,
  })
})

it('names the line of the contract where it has one, else only the place', () => {
  const lines = readFileSync('generated/openapi.yaml', 'utf8').split('\n')
  const at = (says: string) => log!.results.find(({ message }) => message.text.startsWith(says))!.locations[0]!
  const { region, artifactLocation } = at(product.says).physicalLocation!
  expect(artifactLocation.uri).toBe('generated/openapi.yaml')
  expect(lines[region.startLine - 1]).toBe('      required:')
  expect(lines.slice(0, region.startLine).findLast((line) => /^ {4}\w/.test(line))).toBe('    Product:')
  const before = lines.slice(0, at(note.says).physicalLocation!.region.startLine)
  expect(before.at(-1)).toMatch(/^ {8}'400':/)
  expect(before.findLast((line) => /^ {2}\S/.test(line))).toBe('  /bank/common/{customerId}/notes:')
  expect(at('it is lost')).toEqual({ logicalLocations: [{ fullyQualifiedName: 'rule/stored-as-sent' }] })
})

it('suppresses known causes', () => {
  const states = log!.results.map((one) => [one.baselineState, one.suppressions?.[0]?.kind])
  expect(states.filter(([state]) => state === 'unchanged')).toEqual([['unchanged', 'external']])
  expect(states.filter(([state]) => state === 'new')).toEqual([
    ['new', undefined],
    ['new', undefined],
  ])
})

it('reports a run that was aborted', () => {
  const [aborted] = buildSarif({ ...run, results: [], ended: 'The backend answers no more' }).runs
  expect(aborted!.invocations[0]).toMatchObject({ executionSuccessful: false })
})
