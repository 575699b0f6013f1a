/** Every form with every refusal that its operation may answer with. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { AddAdministratorModal } from '#src/features/administrators/administrator-modals.tsx'
import { fakeAdministratorsPort } from '#src/features/administrators/administrators-port.fake.ts'
import { fakeBankEmployeesPort } from '#src/features/bank-employees/bank-employees-port.fake.ts'
import { AddEmployeeModal } from '#src/features/bank-employees/employee-modals.tsx'
import { fakeNumbersPort } from '#src/features/calling-numbers/calling-numbers-port.fake.ts'
import { AddNumberModal } from '#src/features/calling-numbers/number-form-modals.tsx'
import { UploadModal } from '#src/features/calling-numbers/upload-modal.tsx'
import { UploadDocumentModal } from '#src/features/documents/document-modals.tsx'
import { AddCompanyPage } from '#src/features/company/add-company-page.tsx'
import { fakeNewCompanyPort } from '#src/features/company/company-port.fake.ts'
import { AddBusinessFeeModal, AddPrivateFeeModal } from '#src/features/fees/add-fee-modal.tsx'
import { fakeBusinessFees, fakePrivateFees } from '#src/features/fees/fees-port.fake.ts'
import { fakeDocumentsPort } from '#src/features/documents/documents-port.fake.ts'
import { fakeLoginPort } from '#src/features/login/login-port.fake.ts'
import { PasswordStep } from '#src/features/login/password-step.tsx'
import { ResetStep } from '#src/features/login/reset-step.tsx'
import { PlanChangeForm } from '#src/features/products/plan-change-form.tsx'
import { annasAnswers, fakeProductsPort } from '#src/features/products/products-port.fake.ts'
import { EmailModal } from '#src/features/profile/email-modal.tsx'
import { PasswordModal } from '#src/features/profile/password-modal.tsx'
import { fakeProfilePort } from '#src/features/profile/profile-port.fake.ts'
import { refusal } from '#src/shared/http/api-error.fake.ts'
import { applicationStatuses } from '../../tests/application-statuses.ts'
import { findForms } from '../../tests/find-forms.ts'
import { renderScreen } from '../../tests/render-screen.tsx'
import { changeForms, modal } from './change-forms.fake.tsx'
import { day, enter, inputOf, press, type AnyFake, type Catalog } from './two-people.fake.tsx'

type RefusalCase = {
  open: () => { screen: ReactNode; command: AnyFake; catalog: Catalog }
  goTo?: (() => Promise<void>) | undefined
  /** What is entered; the values of the change, where the form changes a record. */
  entries: Record<string, unknown>
  /** Refusals that have a sentence beside the application statuses of the contract. */
  others?: readonly number[]
  /** Refusals that the screen answers with another step. */
  handled?: readonly number[]
  /** Refusals about a value that an earlier step has asked for, so that no entry of this one ends them. */
  withoutInput?: readonly number[]
  /** A field of the form, where it is not the first form. */
  has?: string
}

const person = { firstName: 'Eva', lastName: 'Berger' }
const number = {
  callingNumber: '6649998881',
  ...person,
  carNumber: 'W12345A',
  preferredCity: 'AT-WIEN',
  limit: 500,
  reloadValue: 10,
}
const password = 'Herbstlaub-im-Wienerwald-7'

const company = {
  'company.registerNumber': 'FN 345678a',
  'company.companyName': 'Berger GmbH',
  'company.legalEntity': 'GMBH',
  'company.uid': 'ATU34567890',
  'contactPerson.salutation': 'MISS',
  'contactPerson.firstName': 'Eva',
  'contactPerson.lastName': 'Berger',
  'contactPerson.email': 'eva@mail.example',
  'contactPerson.callNumber': '6641112221',
  'contractAddress.street': 'Gasse 1',
  'contractAddress.zipcode': '1010',
  'contractAddress.city': 'Wien',
  'paymentDetail.accountHolder': 'Berger GmbH',
  'paymentDetail.iban': 'AT983400000011223344',
  'paymentDetail.signDate': '2021-02-15',
  'billingSettings.paymentMethod': 'COLLECTION',
  'billingSettings.taxRate': 20,
  'billingSettings.paymentCondition': 14,
  'billingSettings.billEmail1': 'eva@bill.example',
  limit: 5000,
  'discount.activationFeeBusiness': 0,
  'discount.activationFeeCallNumber': 0,
  'discount.monthlyFeeCallNumber': 0,
  advertisingConsent: true,
}

/** The entries of the forms that change a record. */
const changes: Record<string, Pick<RefusalCase, 'entries' | 'has' | 'withoutInput'>> = {
  NumberForm: { entries: { callNumber: '6641112221' } },
  ConfirmNumberModal: { entries: { tanToken: '123456' }, has: 'tanToken', withoutInput: [409] },
  EditAdministrator: { entries: { email: 'eva@mail.example', isActive: true } },
  'EmailModal/code': { entries: { tanToken: '123456' }, has: 'tanToken', withoutInput: [409] },
  EditCompanyForm: { entries: { 'contractAddress.zipcode': '1010' } },
  DeactivateModal: { entries: { deactivationReason: 'NO_USE' } },
  EditNumberModal: { entries: { callingNumber: '6649998881' } },
  FullInformationForm: { entries: { email: 'eva@mail.example' } },
  BankDataForm: { entries: { iban: 'AT611904300234573201' } },
  EditEmployee: { entries: { active: true } },
}

const commands: Record<string, RefusalCase> = {
  AddAdministratorModal: {
    open: () => {
      const port = fakeAdministratorsPort()
      return { screen: <AddAdministratorModal {...modal} port={port} />, command: port.add, catalog: 'administrators' }
    },
    entries: { email: 'eva@mail.example', ...person },
  },
  AddEmployeeModal: {
    open: () => {
      const port = fakeBankEmployeesPort()
      return { screen: <AddEmployeeModal {...modal} port={port} />, command: port.add, catalog: 'bank-employees' }
    },
    entries: { email: 'eva@mail.example', ...person, roles: ['RISK'] },
  },
  AddNumberModal: {
    open: () => {
      const { port } = fakeNumbersPort()
      return { screen: <AddNumberModal {...modal} port={port} />, command: port.add, catalog: 'calling-numbers' }
    },
    entries: number,
  },
  UploadModal: {
    open: () => {
      const { port, upload } = fakeNumbersPort()
      return { screen: <UploadModal {...modal} port={port} />, command: upload, catalog: 'calling-numbers' }
    },
    entries: { file: new File(['x'], 'numbers.csv', { type: 'text/csv' }) },
  },
  UploadDocumentModal: {
    open: () => {
      const port = fakeDocumentsPort()
      return { screen: <UploadDocumentModal {...modal} port={port} />, command: port.uploaded, catalog: 'documents' }
    },
    entries: { file: new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }), documentType: 'PASSPORT' },
  },
  PasswordModal: {
    open: () => {
      const { port } = fakeProfilePort()
      return { screen: <PasswordModal {...modal} port={port} />, command: port.changePassword, catalog: 'profile' }
    },
    entries: { oldPassword: password, newPassword: `${password}8`, newPasswordConfirm: `${password}8` },
    handled: [462],
  },
  PasswordStep: {
    open: () => {
      const port = fakeLoginPort()
      const step = { onSignedIn: () => {}, onForgotten: () => {}, onOtherEmail: () => {} }
      return {
        screen: <PasswordStep port={port} person={{ email: 'eva@mail.example', customerNumber: null }} {...step} />,
        command: port.logIn,
        catalog: 'login',
      }
    },
    entries: { password },
  },
  ResetStep: {
    open: () => {
      const port = fakeLoginPort()
      const step = { onContinue: () => {}, onDone: () => {}, onBack: () => {} }
      return {
        screen: <ResetStep port={port} person={{ email: 'eva@mail.example', customerNumber: null }} {...step} />,
        command: port.resetPassword,
        catalog: 'login',
      }
    },
    goTo: async () => {
      await press('I already have a code')
    },
    entries: { tanToken: '123456', newPassword: password, newPasswordConfirm: password },
  },
  AddPrivateFeeModal: {
    open: () => {
      const port = fakePrivateFees()
      return { screen: <AddPrivateFeeModal {...modal} port={port} />, command: port.add, catalog: 'fees' }
    },
    entries: { itemType: 'GOODWILL_CREDIT_PAYBOX', amount: 5 },
  },
  AddBusinessFeeModal: {
    open: () => {
      const port = fakeBusinessFees()
      return { screen: <AddBusinessFeeModal {...modal} port={port} />, command: port.add, catalog: 'fees' }
    },
    entries: { itemType: 'GOODWILL_CREDIT_PAYBOX', amount: 5 },
  },
  AddCompanyPage: {
    open: () => {
      const port = fakeNewCompanyPort()
      return { screen: <AddCompanyPage port={port} onAdded={() => {}} />, command: port.add, catalog: 'company' }
    },
    entries: company,
  },
  'EmailModal/address': {
    open: () => {
      const { bank, port } = fakeProfilePort()
      return {
        screen: <EmailModal {...modal} port={port} profile={bank} />,
        command: port.requestEmailCode,
        catalog: 'profile',
      }
    },
    entries: { email: 'eva@mail.example', emailConfirm: 'eva@mail.example' },
    others: [400],
  },
  PlanChangeForm: {
    open: () => {
      const { planChange } = fakeProductsPort(annasAnswers())
      const tier = { type: 'Premium', cost: 2.5, reducedCost: 2.5, reduction: 0, limit: 500 } as const
      return {
        screen: <PlanChangeForm command={planChange} tier={tier} earliest={day(1)} latest={undefined} />,
        command: planChange,
        catalog: 'products',
      }
    },
    entries: { activationDate: day(2) },
  },
}

/** Forms that show none of their refusals. */
const withoutRefusals: Record<string, string> = {
  AddEntryModal: 'The operation has no refusals of its own.',
  AddNoteModal: 'The operation has no refusals of its own.',
  NumberFormWithCode:
    'Its one refusal (460) is no message of the form: it opens the next step or a countdown that blocks the button (call-number-tab.test.tsx).',
}

const changeCases = Object.entries(changes).map(([form, { has, ...one }]): [string, RefusalCase] => {
  const { open, goTo } = changeForms[form]!
  const openChange = () => {
    const { screen: page, change, catalog } = open()
    return { screen: page, command: change, catalog }
  }
  return [form, { ...one, open: openChange, goTo, ...(has !== undefined && { has }) }]
})

const cases = [...changeCases, ...Object.entries(commands)].flatMap(([form, one]) =>
  [...applicationStatuses(one.open().command.meta.operation), ...(one.others ?? [])]
    .filter((status) => one.handled?.includes(status) !== true)
    .map((status) => [form, status, one] as const),
)

const messages = () => screen.queryAllByRole('alert').filter(({ textContent }) => textContent !== '')
const invalid = () => [...document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')]

/** Makes another entry, whatever the kind of the field. */
function changeEntry(input: HTMLInputElement | HTMLSelectElement): void {
  if (input.type === 'file') fireEvent.change(input, { target: { files: [new File(['y'], 'other.csv')] } })
  else if (input.type === 'checkbox') fireEvent.click(input)
  else if (input instanceof HTMLSelectElement)
    fireEvent.change(input, {
      target: { value: [...input.options].find(({ value }) => !['', input.value].includes(value))!.value },
    })
  else fireEvent.change(input, { target: { value: input.value.slice(0, -1) } })
}

describe.each(cases)('%s refused with %i', (_form, status, one) => {
  it('has one message, which ends with the entry or the next attempt that follows', async () => {
    const { screen: page, command, catalog } = one.open()
    await renderScreen(page, { language: 'en', catalog })
    await one.goTo?.()
    const form = await waitFor(() => {
      const found = [...document.querySelectorAll('form')].find(
        ({ elements }) => elements.namedItem(one.has ?? '') ?? one.has === undefined,
      )
      if (found === undefined) throw new Error('There is no form yet')
      return found
    })
    const send = () => fireEvent.click(form.querySelector('[type=submit]')!)
    for (const [field, value] of Object.entries(one.entries)) enter(form, field, value)
    command.refuses(status as never)
    send()
    await waitFor(() => expect(messages()).toHaveLength(1))
    const [message] = messages()
    const text = message!.textContent
    const [field] = invalid()
    // A field shows its message in a span, the form in a note.
    expect([field !== undefined, new Set(invalid().map(({ name }) => name || field!.name)).size <= 1]).toEqual([
      message!.matches('span'),
      true,
    ])
    if (field !== undefined) {
      expect(document.activeElement).toBe(field)
      const described = (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
      expect(described).toContain(text)
    }
    await waitFor(() => expect(form.getAttribute('aria-busy')).toBe('false'))
    const fail = command.waitsToFail(refusal(status))
    send()
    await waitFor(() => expect(command.sent).toHaveLength(2))
    expect([messages(), invalid()]).toEqual([[], []])
    fail()
    await waitFor(() => expect(messages()).toHaveLength(1))
    if (one.withoutInput?.includes(status) === true) return
    changeEntry(inputOf(form, invalid()[0]?.name ?? Object.keys(one.entries)[0]!))
    // A rule between two fields may have its own message now.
    await waitFor(() => expect(messages().map(({ textContent }) => textContent)).not.toContain(text))
  })
})

it('no form with refusals is missing here', () => {
  const found = findForms(
    new Set(['ChangeForm', 'ChangeModal', 'ChangeModalStep', 'ModalForm', 'ModalFormStep', 'PageForm']),
  )
  const withoutStatuses = Object.entries(changeForms)
    .filter(([, { open }]) => applicationStatuses(open().change.meta.operation).length === 0)
    .map(([form]) => form)
  const listed = [
    ...Object.keys(changes),
    ...withoutStatuses,
    ...Object.keys(commands),
    ...Object.keys(withoutRefusals),
  ]
  expect(listed.toSorted()).toEqual([...new Set(found)].toSorted())
})
