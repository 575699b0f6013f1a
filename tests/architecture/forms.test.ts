import { expect, it } from 'vitest'
import { bankCustomerForms, bankOfficeForms } from '../e2e/daily/bank-forms.ts'
import { businessForms, loginForms, privateForms } from '../e2e/daily/customer-forms.ts'
import { findForms, formsIn } from '../find-forms.ts'

const tags = new Set([
  'form',
  'ModalForm',
  'ModalFormStep',
  'ChangeModal',
  'ChangeModalStep',
  'PageForm',
  'ChangeForm',
  'BatchModalForm',
])

it('each form of the portal is in the table of the daily journeys, and nothing else', () => {
  const forms = findForms(tags)
  const groups = [bankCustomerForms, bankOfficeForms, businessForms, privateForms, loginForms]
  const tried = groups.flatMap(({ cases }) => cases.map(({ form }) => form))
  expect(forms.length).toBeGreaterThan(30)
  expect([...new Set(tried)].sort()).toEqual([...new Set(forms)].sort())
})

it('a form is found by its component and its step', () => {
  const text = `import { ModalFormStep } from '#src/shared/form/shell/modal-form.tsx'
    export function AddThing() { return <ModalFormStep key="first"><i /></ModalFormStep> }
    function Other() { return <PageForm /> }`
  expect(formsIn('a.tsx', text, tags)).toEqual(['AddThing/first'])
})
