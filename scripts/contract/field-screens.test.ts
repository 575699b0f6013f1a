import { expect, it } from 'vitest'
import { section } from './changelog.ts'
import type { Change } from './change.ts'
import { readDocument } from '#scripts/contract/read-document.ts'
import { unreadFields, screensAt } from './field-screens.ts'

const roles = '#/components/schemas/BankEmployee/properties/roles/items'
const found = { 'BankEmployee.roles': ['/bank/administration'], 'BankEmployee.active': [], 'BankEmployee.etag': [] }

it('reports a change of a field with its screens, and of anything else with those of its calls', () => {
  expect(screensAt(found, { pointer: roles })).toEqual(['/bank/administration'])
  expect(screensAt(found, { pointer: '#/components/schemas/BankEmployee/required' })).toBeUndefined()
  const idleTime = { pointer: '#/components/schemas/Profile/properties/sessionIdleSeconds' }
  expect(screensAt({ 'Profile.sessionIdleSeconds': [] }, idleTime)).toBeUndefined()
  const renamed = { pointer: '#/components/schemas/BankEmployee/properties/subRoles', formerPointer: roles }
  expect(screensAt(found, renamed)).toEqual(['/bank/administration'])
  const document = readDocument('generated/openapi.yaml')
  const reportFor = (pointer: string) => {
    const changes: Change[] = [{ impact: 'minor', pointer, sentence: 'It differs.' }]
    return section({ version: '9.0.0', day: '2026-12-01', changes }, [document, document], () => ['/calls'], found)
  }
  expect(reportFor(roles)).toContain('Screens: `/bank/administration`.')
  expect(reportFor('#/components/schemas/BankEmployee/properties/active')).not.toContain('Screens')
  expect(reportFor('#/components/schemas/BankEmployee/required')).toContain('Screens: `/calls`.')
})

it('what no screen reads is named, but for what goes along with every record', () => {
  expect(unreadFields(found)).toEqual(['BankEmployee.active'])
})
