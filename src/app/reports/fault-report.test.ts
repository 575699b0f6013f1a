import { expect, it } from 'vitest'
import { stackLocations, redactPersonalData } from './fault-report.ts'

it.each([
  ['No customer anna.gruber@mail.example here', 'No customer <e-mail> here'],
  ['GET /bank/customers/9c2e7f5a-1111-4222-8333-444455556666/notes', 'GET /bank/customers/<id>/notes'],
  ['AT61 1904 3002 3457 3201 is wrong', '<iban>is wrong'],
  ['+43 660 1234588 was called', '<number> was called'],
  ['https://portal.example/bank?search=Gruber failed', 'https://portal.example/bank?… failed'],
  ["Cannot read properties of undefined (reading 'total')", "Cannot read properties of undefined (reading 'total')"],
])('removes personal data from %j', (message, redacted) => {
  expect(redactPersonalData(message)).toBe(redacted)
})

it('reports positions in assets of the portal, without the message', () => {
  const stack = `Error: no anna.gruber@mail.example
    at load (https://portal.example/assets/portal-abc1234.js:1:20345)
    at https://portal.example/assets/notes-def5678.js:2:17
    at chrome-extension://abc/script.js:1:1`
  expect(stackLocations(stack)).toBe('assets/portal-abc1234.js:1:20345\nassets/notes-def5678.js:2:17')
})
