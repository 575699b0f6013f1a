import { expect } from '../portal-test.ts'
import { test } from '../sandbox/sandbox-test.ts'
import { bankCustomerForms, bankOfficeForms } from './bank-forms.ts'
import { businessForms, loginForms, privateForms } from './customer-forms.ts'
import { tryForm } from './try-form.ts'

for (const { who, area, email, cases } of [
  bankCustomerForms,
  bankOfficeForms,
  businessForms,
  privateForms,
  loginForms,
]) {
  test(`${who} sends each form wrong twice, mends, cancels and sends it`, async ({
    page,
    portal,
    backend,
    expected,
  }) => {
    test.setTimeout(600_000) // up to eleven forms, each opened three times
    if (email !== undefined) {
      await portal.open(`/${area}/login`)
      await portal.signIn(email)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    }
    for (const formCase of cases) {
      expected.refusals.push(...(formCase.refusals ?? []))
      await test.step(`${formCase.form} ${formCase.at ?? ''}`, () => tryForm({ page, backend }, formCase))
    }
  })
}
