import type { Document } from '#contract-checks/contract.ts'

const problem = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } } }

/** A contract of three calls: a login, a read with parameters, and a raw upload that needs a sub-role. */
export const smallContract = (): Document => ({
  info: { version: '1.0.0' },
  tags: [{ name: 'bank-documents', description: 'Files.' }],
  paths: {
    '/bank/auth/login': {
      post: {
        operationId: 'bankLogin',
        tags: ['bank-login'],
        security: [],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Login' } } },
        },
        responses: {
          '204': { description: 'In.' },
          '401': { $ref: '#/components/responses/Refused' },
          default: problem,
        },
      },
    },
    '/bank/{customerId}/documents': {
      parameters: [
        { $ref: '#/components/parameters/TraceId' } as never,
        { name: 'customerId', in: 'path', required: true, schema: { type: 'string', maxLength: 36 }, example: 'a' },
      ],
      get: {
        operationId: 'bankListDocuments',
        tags: ['bank-documents'],
        parameters: [
          { name: 'status', in: 'query', schema: { type: 'array', items: { enum: ['OPEN', 'DONE'] } } },
          { name: 'page', in: 'query', schema: { type: 'integer' } },
        ],
        responses: {
          '200': {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  description: 'A page.',
                  required: ['results'],
                  properties: {
                    results: { type: 'array', items: { $ref: '#/components/schemas/DocumentEntry' } },
                    next: { type: ['string', 'null'] },
                    last: { anyOf: [{ $ref: '#/components/schemas/DocumentEntry' }, { type: 'null' }] },
                  },
                },
                examples: { empty: { value: { results: [] } } },
              },
            },
          },
          '401': problem,
          '460': { content: { 'application/json': { schema: { allOf: [{ $ref: '#/components/schemas/Problem' }] } } } },
          default: problem,
        },
      },
      post: {
        operationId: 'bankUploadDocument',
        tags: ['bank-documents'],
        'x-roles': ['RISK'],
        parameters: [{ name: 'Doc-Name', in: 'header', required: true, schema: { type: 'string' }, example: 'a.pdf' }],
        requestBody: {
          required: true,
          content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
        },
        responses: {
          '200': { content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } },
          '413': problem,
          '423': problem,
        },
      },
    },
  },
  components: {
    schemas: {
      Login: { type: 'object', description: 'Who.', properties: { email: { type: 'string', description: 'Where.' } } },
      DocumentEntry: {
        type: 'object',
        properties: { description: { type: 'string', description: 'A field of this name stays.' } },
      },
      Problem: { type: 'object', properties: { status: { type: 'integer' } } },
    },
    responses: { Refused: { description: 'Wrong password.', ...problem } },
    parameters: {
      TraceId: { name: 'X-Trace-Id', in: 'header', required: true, schema: { type: 'string' }, example: 'b' },
    },
    examples: { unused: { value: 1 } },
  },
})
