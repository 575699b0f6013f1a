import { expect, it } from 'vitest'
import { readSettings } from './read-settings.ts'
import { serverSchema } from './server-settings.ts'

const backend = { API_BASE_URL: 'https://api.bank.example' }
const read = (environment: Record<string, string>) => readSettings(serverSchema, { ...backend, ...environment })

it('an operator sets the backend and nothing else', () => {
  expect(read({ PATH: '/bin', PORT: '', HOST: ' ' })).toEqual({
    API_BASE_URL: 'https://api.bank.example',
    PORT: 8080,
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: [],
    MAX_BACKEND_CALLS: 500,
    LOG_LEVEL: 'info',
    VALIDATE_SAMPLE: 0,
    REPORT_SAMPLE: 0.1,
  })
})

it('an operator sets all of them', () => {
  expect(
    read({
      PORT: '0',
      METRICS_PORT: '9100',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1,loopback',
      REPORT_URL: '/reports',
      REPORT_SAMPLE: '0',
    }),
  ).toMatchObject({
    PORT: 0,
    METRICS_PORT: 9100,
    TRUSTED_PROXIES: ['10.0.0.0/8', '::1', 'loopback'],
    REPORT_URL: '/reports',
    REPORT_SAMPLE: 0,
  })
})

it.each([
  [{ API_BASE_URL: '' }, 'API_BASE_URL is not set: it takes an http or https address.'],
  [{ API_BASE_URL: 'localhost:8090' }, 'API_BASE_URL is no http or https address: localhost:8090'],
  [
    { API_BASE_URL: 'https://user:word@api.example' },
    'API_BASE_URL is no http or https address: https://…@api.example',
  ],
  [{ PORT: 'abc' }, 'PORT is no port from 0 to 65535: abc'],
  [
    { ALLOWED_HOSTS: 'portal.bank.example, https://x' },
    'ALLOWED_HOSTS is no list of host names, with or without a port, with commas between them: portal.bank.example, https://x',
  ],
  [{ MAX_BACKEND_CALLS: '0' }, 'MAX_BACKEND_CALLS is no whole number from 1 to 100000: 0'],
  [{ METRICS_PORT: '65536' }, 'METRICS_PORT is no port from 0 to 65535: 65536'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is no level of fatal, error, warn, info, debug, trace, silent: loud'],
  [
    { TRUSTED_PROXIES: '10.0.0.0/33' },
    'TRUSTED_PROXIES is no list of addresses, networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal, with commas between them: 10.0.0.0/33',
  ],
  [
    { SERVICE_PHONE: '01 234' },
    'SERVICE_PHONE is no phone number with its country code, such as +43 1 000 00 00: 01 234',
  ],
  [{ LINK_IMPRINT: 'javascript:alert(1)' }, 'LINK_IMPRINT is no http or https address: javascript:alert(1)'],
  [{ REPORT_SAMPLE: '2' }, 'REPORT_SAMPLE is no number from 0 to 1: 2'],
  [{ REPORT_URL: '/other' }, 'REPORT_URL is no http or https address or /reports: /other'],
  [{ LINK_IMPRNT: 'https://x.example' }, expect.stringMatching(/^LINK_IMPRNT is no setting: there are LINK_PRIVATE/)],
])('explains in one sentence what is allowed instead of %j', (environment, sentence) => {
  let message = ''
  try {
    read(environment)
  } catch (error) {
    message = (error as Error).message
  }
  expect(message).toEqual(sentence)
})
