/** Every form and confirmation that changes a record, while somebody else changes that record. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { get, set } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import type { CatalogName } from '#generated/catalogs.ts'
import { katharina, stefan, fakeAdministratorsPort } from '#src/features/administrators/administrators-port.fake.ts'
import { EditAdministrator } from '#src/features/administrators/administrator-modals.tsx'
import { gerda, fakeBankEmployeesPort } from '#src/features/bank-employees/bank-employees-port.fake.ts'
import { EditEmployee } from '#src/features/bank-employees/employee-modals.tsx'
import { fakePortWithCode, fakePortWithoutCode } from '#src/features/call-number/call-number-port.fake.ts'
import { CallNumberTab } from '#src/features/call-number/call-number-tab.tsx'
import { OwnCallNumberTab } from '#src/features/call-number/number-form-with-code.tsx'
import { createNumber, fakeNumbersPort } from '#src/features/calling-numbers/calling-numbers-port.fake.ts'
import type { numberModals } from '#src/features/calling-numbers/calling-numbers-port.ts'
import { EditNumberModal } from '#src/features/calling-numbers/number-form-modals.tsx'
import { NumberModals } from '#src/features/calling-numbers/number-modals.tsx'
import { CompanyTab } from '#src/features/company/company-tab.tsx'
import {
  bergland as company,
  donau,
  fakeBankCompanyPort,
  fakeOwnCompanyPort,
} from '#src/features/company/company-port.fake.ts'
import { DeleteModal } from '#src/features/customers/actions/action-modals.tsx'
import { privateTermination } from '#src/features/customers/actions/action-schemas.ts'
import { LimitModal } from '#src/features/customers/actions/limit-modal.tsx'
import { LocksModal } from '#src/features/customers/actions/locks-modal.tsx'
import { CancelTerminationModal, TerminateModal } from '#src/features/customers/actions/termination-modals.tsx'
import { fakePrivateActions } from '#src/features/customers/customer-actions-port.fake.ts'
import type { customerModals } from '#src/features/customers/customer-actions-port.ts'
import { anna } from '#src/features/customers/customers.fake.ts'
import { EditDocumentModal, RemoveDocumentModal } from '#src/features/documents/document-modals.tsx'
import { fakeDocumentsPort, licence, withRemoval } from '#src/features/documents/documents-port.fake.ts'
import { ChangePlannedEnd, DeleteFee } from '#src/features/fees/change-fee-modals.tsx'
import { credit, fakePrivateFees } from '#src/features/fees/fees-port.fake.ts'
import { BankDataTab } from '#src/features/personal-data/bank-data-tab.tsx'
import { PersonalInformationTab } from '#src/features/personal-data/personal-information-tab.tsx'
import {
  bankPort,
  maria,
  mariaFull,
  mariasPrivacy,
  ownPort,
} from '#src/features/personal-data/personal-data-port.fake.ts'
import { PrivacyTab } from '#src/features/personal-data/privacy-tab.tsx'
import { InactivityWarning } from '#src/features/products/inactivity-warning.tsx'
import { annasAnswers, fakeProductsPort } from '#src/features/products/products-port.fake.ts'
import { bankLabels } from '#src/features/products/product-labels.ts'
import { ProfilePage, type ProfileModals } from '#src/features/profile/profile-page.tsx'
import { fakeProfilePort } from '#src/features/profile/profile-port.fake.ts'
import { fakeAllowList, magdalena } from '#src/features/registrations/registrations-port.fake.ts'
import type { registrationModals } from '#src/features/registrations/registrations-port.ts'
import { AllowListTab } from '#src/features/registrations/registrations-tabs.tsx'
import { endOfMonth, formatDate, startOfMonth, viennaToday } from '#src/shared/format/day.ts'
import { toOutgoing } from '#src/shared/http/outgoing.ts'
import { useFakeUrlState } from '#src/shared/page/use-url-state.fake.ts'
import type { Versioned } from '#src/shared/query/port.ts'
import { findForms } from '../../tests/find-forms.ts'
import { isOff } from '../../tests/is-off.ts'
import { renderScreen } from '../../tests/render-screen.tsx'

type AnyFakeChange = {
  sent: unknown[]
  etags: string[]
  isOvertaken: (current: never, times?: 'once') => void
}
type Opened = { screen: ReactNode; change: AnyFakeChange; record: Versioned; catalog: CatalogName }

type FormCase = {
  open: () => Opened
  /** What a person does until the form is shown. */
  goTo?: () => Promise<void>
  /** Where the record has another path than the field. */
  paths?: Record<string, string>
  /** Values of this form only, by field. */
  values?: Record<string, unknown[]>
  /** Fields that stay as they are, since they decide which others the form has. */
  fixed?: readonly string[]
  /** The form starts empty, so that each field is filled in and no stored value can replace an entry. */
  startsEmpty?: boolean
  /** Values without an input that are compared too. */
  compared?: Record<string, unknown>
  /** It cannot be undone, so that each conflict asks again. */
  danger?: boolean
}

const day = (months: number) => endOfMonth(startOfMonth(viennaToday(), months))

/** Two valid values of each field of the portal, by the last part of its name; yes and no need none. */
const valuesOf: Record<string, unknown[]> = {
  accountHolder: ['Eva Berger', 'Ida Moser'],
  billEmail1: ['eva@bill.example', 'ida@bill.example'],
  billEmail2: ['eva2@bill.example', 'ida2@bill.example'],
  birthdate: ['1970-01-02', '1971-03-04'],
  callingNumber: ['6649998881', '6649998882'],
  callNumber: ['6641112221', '6641112222'],
  carNumber: ['W12345A', 'W12345B'],
  city: ['Graz', 'Linz'],
  coName: ['Berger KG', 'Moser KG'],
  companyName: ['Berger GmbH', 'Moser GmbH'],
  country: ['CH', 'BE'],
  custReportAttr1: ['Attr/1', 'Attr/2'],
  custReportAttr2: ['Attr/3', 'Attr/4'],
  deactivationReason: ['NO_USE', 'RESIGNATION_FROM_COMPANY'],
  documentComment: ['First remark', 'Second remark'],
  documentType: ['PASSPORT', 'PAYSLIP'],
  email: ['eva@mail.example', 'ida@mail.example'],
  employeeNumber: ['K1', 'K2'],
  firstName: ['Eva', 'Ida'],
  iban: ['AT611904300234573201', 'AT723200000001234567', 'AT983400000011223344'],
  lastName: ['Berger', 'Moser', 'Haas'],
  legalEntity: ['AG', 'OG'],
  limit: [500, 1000],
  monthlyLimitEUR: [50, 100],
  note: ['First note', 'Second note'],
  paymentCondition: [30],
  paymentMethod: ['COLLECTION'],
  phoneNumber: ['6645556661', '6645556662'],
  plannedEndDate: [day(5), day(6)],
  preferredCity: ['AT-WIEN'],
  registerNumber: ['FN 123456b', 'FN 234567c'],
  reloadValue: [10, 30],
  roles: [['RISK'], ['RISK', 'SERVICELINE']],
  salutation: ['MR', 'DIVERSE'],
  signDate: ['2020-01-02', '2021-03-04'],
  street: ['Gasse 1', 'Weg 2'],
  tanToken: ['123456'],
  taxRate: [0],
  terminationDate: [day(1), day(2)],
  terminationReason: ['WITHOUT_NOTICE_BANK_FRAUD', 'WITHOUT_NOTICE_BANK_DEATH'],
  title: ['Mag.', 'Dr.'],
  uid: ['ATU11111111', 'ATU22222222'],
  zipcode: ['1010', '1020'],
}

const customer = { id: anna.id, name: 'Anna Gruber', status: anna.status, terminationDate: anna.terminationDate }
const modal = { opened: true, onOpen: () => {}, onClose: () => {} }

function ProfileScreen({ port, open }: { port: ReturnType<typeof fakeProfilePort>['port']; open?: 'email' }) {
  return <ProfilePage port={port} modals={useFakeUrlState<object, ProfileModals>(open ? { modal: open } : {}).modals} />
}

function NumberScreen({
  open,
  port,
}: {
  open: 'block' | 'cancel-block' | 'deactivate'
  port: ReturnType<typeof fakeNumbersPort>['port']
}) {
  const number = numberFor(open)
  const { modals } = useFakeUrlState<object, typeof numberModals>({ modal: open, record: number.id })
  return <NumberModals port={port} modals={modals} numbers={[number]} canAdd onClose={() => {}} />
}
const numberFor = (open: string) => createNumber(open === 'cancel-block' ? 'BLOCKED' : 'ACTIVE')

function AllowListScreen({ port, open }: { port: ReturnType<typeof fakeAllowList>; open: 'edit' | 'delete' }) {
  return (
    <AllowListTab
      port={port}
      {...useFakeUrlState<object, typeof registrationModals>({ modal: open, record: magdalena.id })}
    />
  )
}

function openNumber(open: 'block' | 'cancel-block' | 'deactivate'): Opened {
  const number = numberFor(open)
  const { port } = fakeNumbersPort({ numbers: [number] })
  const change = { block: port.block, 'cancel-block': port.cancelBlock, deactivate: port.deactivate }[open]
  return { screen: <NumberScreen open={open} port={port} />, change, record: number, catalog: 'calling-numbers' }
}

const type = async (name: string, text: string) =>
  fireEvent.change(await waitFor(() => inputOf(document, name)), { target: { value: text } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

/** Pays by open invoice and by an account, with bills to another Austrian address, so that every field is shown and optional. */
const companyWithAll = {
  ...donau,
  paymentDetail: company.paymentDetail,
  billingAddress: { ...donau.billingAddress, zipcode: '4020', city: 'Steyr', country: 'AT' as const },
}

const forms: Record<string, FormCase> = {
  NumberForm: {
    open: () => {
      const { bank, port } = fakePortWithoutCode()
      return {
        screen: <CallNumberTab port={port} />,
        change: port.changeCallNumber,
        record: bank,
        catalog: 'call-number',
      }
    },
  },
  ConfirmNumberModal: {
    open: () => {
      const { bank, port } = fakePortWithCode()
      return {
        screen: <OwnCallNumberTab port={port} />,
        change: port.changeCallNumber,
        record: bank,
        catalog: 'call-number',
      }
    },
    goTo: async () => {
      await type('callNumber', '6640000001')
      await press('Save')
      await screen.findByRole('dialog')
    },
    startsEmpty: true,
    compared: { callNumber: '6640000001' },
  },
  ChangePlannedEnd: {
    open: () => {
      const port = fakePrivateFees()
      return {
        screen: <ChangePlannedEnd {...modal} port={port} fee={credit} />,
        change: port.planEnd,
        record: credit,
        catalog: 'fees',
      }
    },
  },
  EditAdministrator: {
    open: () => {
      const port = fakeAdministratorsPort([katharina, stefan])
      return {
        screen: <EditAdministrator {...modal} port={port} administrator={stefan} isLast={false} />,
        change: port.update,
        record: stefan,
        catalog: 'administrators',
      }
    },
  },
  'EmailModal/code': {
    open: () => {
      const { bank, port } = fakeProfilePort()
      return {
        screen: <ProfileScreen port={port} open="email" />,
        change: port.changeEmail,
        record: bank,
        catalog: 'profile',
      }
    },
    goTo: async () => {
      await type('email', 'new@mail.example')
      await type('emailConfirm', 'new@mail.example')
      await press('Request code')
    },
    startsEmpty: true,
    compared: { email: 'new@mail.example' },
  },
  NameCard: {
    open: () => {
      const { bank, port } = fakeProfilePort()
      return { screen: <ProfileScreen port={port} />, change: port.changeName, record: bank, catalog: 'profile' }
    },
  },
  EditEntryModal: {
    open: () => {
      const port = fakeAllowList()
      return {
        screen: <AllowListScreen port={port} open="edit" />,
        change: port.change,
        record: magdalena,
        catalog: 'registrations',
      }
    },
  },
  LocksModal: {
    open: () => {
      const port = fakePrivateActions(() => anna.locks)
      return {
        screen: <LocksModal {...modal} port={port} customer={customer} />,
        change: port.changeLocks,
        record: anna.locks,
        catalog: 'customers',
      }
    },
  },
  LimitModal: {
    open: () => {
      const port = fakePrivateActions(() => anna.locks)
      const options = {
        limits: [50, 100, 200, 300, 500] as const,
        limitSchema: async () =>
          (await import('#generated/model/change-private-limit-request.ts')).ChangePrivateLimitRequest,
      }
      return {
        screen: <LimitModal {...modal} port={port} customer={customer} options={options} />,
        change: port.changeLimit,
        record: { etag: 'limit-1', monthlyLimitEUR: 300, remainingLimitEUR: 300 } as Versioned,
        catalog: 'customers',
      }
    },
    startsEmpty: true,
  },
  TerminateModal: {
    open: () => {
      const port = fakePrivateActions(() => anna.locks)
      return {
        screen: (
          <TerminateModal {...modal} port={port} customer={customer} record={anna} options={terminationOptions} />
        ),
        change: port.terminate,
        record: anna,
        catalog: 'customers',
      }
    },
    startsEmpty: true,
    // What another termination leaves nothing to do for is tested beside the form.
    paths: { terminationDate: '', terminationReason: '' },
  },
  CancelTerminationModal: {
    open: () => {
      const port = fakePrivateActions(() => anna.locks)
      const record = { ...anna, status: 'TERMINATION_PLANNED' as const, terminationDate: day(1) }
      return {
        screen: (
          <CancelTerminationModal
            {...modal}
            port={port}
            customer={customer}
            record={record}
            options={terminationOptions}
          />
        ),
        change: port.cancelTermination,
        record,
        catalog: 'customers',
      }
    },
    startsEmpty: true,
  },
  EditCompanyForm: {
    open: () => {
      const port = fakeBankCompanyPort(companyWithAll)
      return { screen: <CompanyTab port={port} />, change: port.save, record: companyWithAll, catalog: 'company' }
    },
    fixed: ['billingAddress.isContractAddress'],
  },
  BillEmailsForm: {
    open: () => {
      const port = fakeOwnCompanyPort(donau)
      return { screen: <CompanyTab port={port} />, change: port.saveBillEmails, record: donau, catalog: 'company' }
    },
    paths: { billEmail1: 'billingSettings.billEmail1', billEmail2: 'billingSettings.billEmail2' },
  },
  DeactivateModal: {
    open: () => openNumber('deactivate'),
    startsEmpty: true,
    danger: true,
    paths: { deactivationReason: '' },
  },
  EditNumberModal: {
    open: () => {
      const number = createNumber('ACTIVE', 1, { custReportAttr2: 'Attr/0' })
      const { port, change } = fakeNumbersPort({ numbers: [number] })
      return {
        screen: <EditNumberModal {...modal} port={port} id={number.id} />,
        change,
        record: number,
        catalog: 'calling-numbers',
      }
    },
  },
  PrivacyForm: {
    open: () => {
      const port = ownPort()
      return {
        screen: <PrivacyTab port={port} />,
        change: port.privacy.change,
        record: mariasPrivacy,
        catalog: 'personal-data',
      }
    },
  },
  OwnInformationForm: {
    open: () => {
      const port = ownPort()
      return {
        screen: <PersonalInformationTab port={port} />,
        change: port.information.own.change,
        record: maria,
        catalog: 'personal-data',
      }
    },
  },
  FullInformationForm: {
    open: () => {
      const port = bankPort()
      return {
        screen: <PersonalInformationTab port={port} />,
        change: port.information.full.change,
        record: mariaFull,
        catalog: 'personal-data',
      }
    },
  },
  BankDataForm: {
    open: () => {
      const port = bankPort()
      const record = {
        etag: 'account-1',
        accountHolder: 'Dr. Maria Steiner',
        iban: 'AT723200000001234567',
        signDate: '2019-02-18',
      }
      return {
        screen: <BankDataTab port={port} />,
        change: port.changeBankData,
        record,
        catalog: 'personal-data',
      }
    },
  },
  EditEmployee: {
    open: () => {
      const port = fakeBankEmployeesPort()
      return {
        screen: <EditEmployee {...modal} port={port} employee={gerda} />,
        change: port.update,
        record: gerda,
        catalog: 'bank-employees',
      }
    },
  },
  EditDocumentModal: {
    open: () => {
      const port = fakeDocumentsPort()
      return {
        screen: <EditDocumentModal {...modal} port={port} document={licence} />,
        change: port.update,
        record: licence,
        catalog: 'documents',
      }
    },
    paths: { documentComment: 'comment' },
  },
}

type ConfirmCase = {
  open: () => Opened
  /** The button that opens it, where it is not open at once. */
  opener?: string
  confirm: string
  /** The fields that it is about; without them every change asks again, as for what cannot be undone. */
  about?: readonly string[]
  /** What is sent for a record; nothing by default. */
  input?: (record: unknown) => unknown
}

const inState = ['callingNumber', 'firstName', 'lastName', 'status']

const confirmations: Record<string, ConfirmCase> = {
  DeleteFee: {
    open: () => {
      const port = fakePrivateFees()
      return {
        screen: <DeleteFee {...modal} port={port} fee={credit} />,
        change: port.remove,
        record: credit,
        catalog: 'fees',
      }
    },
    confirm: 'Delete',
  },
  EntryModals: {
    open: () => {
      const port = fakeAllowList()
      return {
        screen: <AllowListScreen port={port} open="delete" />,
        change: port.remove,
        record: magdalena,
        catalog: 'registrations',
      }
    },
    confirm: 'Delete',
  },
  DeleteModal: {
    open: () => {
      const port = fakePrivateActions(() => anna.locks)
      return {
        screen: <DeleteCustomerScreen remove={port.remove} />,
        change: port.remove,
        record: anna,
        catalog: 'customers',
      }
    },
    confirm: 'Delete for good',
  },
  BlockModal: { open: () => openNumber('block'), confirm: 'Block', about: inState },
  CancelBlockModal: { open: () => openNumber('cancel-block'), confirm: 'Unblock', about: inState },
  InactivityWarning: {
    open: () => {
      const record = { etag: 'inactivity-1', inactivityLock: true }
      const port = fakeProductsPort({ ...annasAnswers(), inactivityLock: () => Promise.resolve(record) })
      return {
        screen: <InactivityWarning port={port} labels={bankLabels} />,
        change: port.removeInactivityLock,
        record,
        catalog: 'products',
      }
    },
    opener: 'Remove the lock',
    confirm: 'Remove the lock',
  },
  RemoveDocumentModal: {
    open: () => {
      const port = fakeDocumentsPort()
      return {
        screen: <RemoveDocumentModal {...modal} port={port} document={licence} />,
        change: port.update,
        record: licence,
        catalog: 'documents',
      }
    },
    confirm: 'Delete',
    input: (record) => ({
      documentType: get(record, 'documentType') as unknown,
      documentComment: get(record, 'comment') as unknown,
      deleted: true,
    }),
  },
  'RemoveDocumentModal, for good': {
    open: () => {
      const port = withRemoval()
      return {
        screen: <RemoveDocumentModal {...modal} port={port} document={licence} />,
        change: port.removeForGood,
        record: licence,
        catalog: 'documents',
      }
    },
    confirm: 'Delete for good',
  },
}

function DeleteCustomerScreen({ remove }: { remove: ReturnType<typeof fakePrivateActions>['remove'] }) {
  const { modals } = useFakeUrlState<object, typeof customerModals>({ modal: 'delete', record: anna.id })
  return <DeleteModal remove={remove} customer={anna} modals={modals} opened />
}

const terminationOptions = {
  reasons: ['WITHOUT_NOTICE_BANK_FRAUD', 'WITHOUT_NOTICE_BANK_DEATH'] as const,
  terminationSchema: async () => privateTermination,
  getTermination: ({ terminationDate, terminationReason }: typeof anna) => ({ terminationDate, terminationReason }),
}

const same = (one: unknown, other: unknown) =>
  JSON.stringify(toOutgoing(one) ?? null) === JSON.stringify(toOutgoing(other) ?? null)

const inputOf = (form: ParentNode, name: string): HTMLInputElement => {
  const input = form.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (input === null) throw new Error(`There is no field ${name}`)
  return input
}

/** Enters a value as a person does, whatever the kind of the field. */
function enter(form: HTMLElement, name: string, value: unknown): void {
  const input = inputOf(form, name)
  if (typeof value === 'boolean' && input.type === 'checkbox') fireEvent.click(input)
  else if (typeof value === 'boolean')
    fireEvent.click(form.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`)!)
  else if (Array.isArray(value)) {
    const group = input.closest<HTMLElement>('[role=group]')!
    for (const box of group.querySelectorAll<HTMLInputElement>('input'))
      if (box.checked !== value.includes(box.value)) fireEvent.click(box)
  } else {
    const isDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
    fireEvent.change(input, { target: { value: isDay ? formatDate(value) : String(value) } })
    fireEvent.blur(input)
  }
}

/** What one of the two does with a field. */
type Pick = 'nothing' | 0 | 1
type Plan = { own: Pick[]; others: Pick[]; takesStored: boolean[] }
const picks = fc.array(fc.constantFrom<Pick>('nothing', 'nothing', 0, 1), { minLength: 40, maxLength: 40 })
const plans = fc.record<Plan>({
  own: picks,
  others: picks,
  takesStored: fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
})

const conflictNote = () => screen.queryByRole('region', { name: 'Something was changed in the meantime' })
const choices = () =>
  screen
    .queryAllByRole('radiogroup')
    .filter((group) => within(group).queryByRole('radio', { name: /^Your entry: / }) !== null)

/** Both change the record, the person saves and decides what is asked; every field then has the value that it must have. */
async function mergeBoth(one: FormCase, plan: Plan): Promise<void> {
  const { screen: page, change, record, catalog } = one.open()
  await renderScreen(page, { language: 'en', catalog })
  await one.goTo?.()
  const names = Object.keys(one.compared ?? {})
  const form = await waitFor(() => {
    const found = [...document.querySelectorAll('form')].find(
      (one) => names.length === 0 || one.elements.namedItem('tanToken'),
    )
    if (found === undefined) throw new Error('There is no form yet')
    return found
  })
  const save = () => fireEvent.click(form.querySelector('[type=submit]')!)
  const inputs = [...new Set([...form.querySelectorAll('[name]')].map((input) => input.getAttribute('name')!))]
  const fields = [...names, ...inputs].filter((name) => one.fixed?.includes(name) !== true)
  const newest = structuredClone(record) as Versioned & object
  newest.etag = 'v2'
  const expected = new Map<string, unknown>()
  const conflicts: { name: string; own: unknown; stored: unknown }[] = []
  for (const [index, name] of fields.entries()) {
    const isCompared = name in (one.compared ?? {})
    const path = one.paths?.[name] ?? name
    const before: unknown = path === '' ? undefined : get(record, path)
    const input = isCompared ? undefined : inputOf(form, name)
    const isReadOnly = input !== undefined && (input.readOnly || input.disabled)
    if (isReadOnly && input.type === 'checkbox') continue // not in the record as yes or no
    const available =
      typeof before === 'boolean'
        ? [!before]
        : (one.values?.[name] ?? valuesOf[name.split('.').at(-1)!])?.filter((value) => !same(value, before))
    if (available === undefined) throw new Error(`valuesOf has no values of the field ${name}`)
    const valueOf = (pick: Pick) => (pick === 'nothing' ? undefined : available[pick % available.length])
    const mustEnter = one.startsEmpty === true || index === 0
    const own: unknown = isCompared
      ? one.compared![name]
      : isReadOnly
        ? undefined
        : valueOf(mustEnter && plan.own[index] === 'nothing' ? 0 : plan.own[index]!)
    const stored = before === undefined ? undefined : valueOf(plan.others[index]!)
    if (own !== undefined && !isCompared) enter(form, name, own)
    if (stored !== undefined) set(newest, path, stored)
    if (own !== undefined && stored !== undefined && !same(own, stored)) conflicts.push({ name, own, stored })
    else if (own !== undefined || stored !== undefined || before !== undefined)
      expected.set(name, own ?? stored ?? before)
  }
  change.isOvertaken(newest as never, 'once')
  save()
  await waitFor(() => expect(change.etags.length === 2 || conflictNote() !== null).toBe(true))
  const asks = conflicts.length > 0 || one.danger === true
  expect([conflictNote() !== null, choices().length]).toEqual([asks, conflicts.length])
  for (const [index, group] of choices().entries()) {
    const { name, own, stored } = conflicts[index]!
    const takesStored = plan.takesStored[index] === true && one.startsEmpty !== true
    fireEvent.click(within(group).getByRole('radio', { name: takesStored ? /^Saved now: / : /^Your entry: / }))
    expected.set(name, takesStored ? stored : own)
  }
  const storedOf = (name: string): unknown => {
    const path = one.paths?.[name] ?? name
    return path === '' ? undefined : get(newest, path)
  }
  if (asks) {
    expect(change.etags).toHaveLength(1)
    if (isOff(form.querySelector<HTMLElement>('[type=submit]')!)) {
      // Everything is as it is stored, so that there is nothing to save.
      expect([...expected].filter(([name, value]) => !same(value, storedOf(name)))).toEqual([])
      return
    }
    save()
  }
  await waitFor(() => expect(change.etags).toEqual([expect.not.stringMatching('v2'), 'v2']))
  const sent = change.sent.at(-1)
  for (const [name, value] of expected)
    expect([name, toOutgoing(get(sent, name) ?? storedOf(name)) ?? null]).toEqual([name, toOutgoing(value) ?? null])
}

/** Runs a property that renders a screen. */
const check = (run: (plan: Plan) => Promise<void>) =>
  fc.assert(
    fc.asyncProperty(plans, (plan) => run(plan).finally(cleanup)),
    { numRuns: 3, endOnFailure: true },
  )

describe('what two people change in one record is merged by field', () => {
  it.each(Object.entries(forms))('%s', (_name, one) => check((plan) => mergeBoth(one, plan)), 120_000)
})

/** The other person changes any fields of the record; the confirmation is sent for it once the person knows what it is about. */
async function confirmChanged(one: ConfirmCase, plan: Plan): Promise<void> {
  const { screen: page, change, record, catalog } = one.open()
  await renderScreen(page, { language: 'en', catalog })
  if (one.opener !== undefined) await press(one.opener)
  const dialog = within(await screen.findByRole('dialog'))
  const newest = { ...record, comment: get(record, 'comment') as unknown, etag: 'v2' }
  const changed = Object.keys(valuesOf).filter(
    (name, index) => get(record, name) !== undefined && plan.others[index] !== 'nothing',
  )
  for (const name of changed)
    set(
      newest,
      name,
      valuesOf[name]!.find((value) => !same(value, get(record, name))),
    )
  change.isOvertaken(newest as never, 'once')
  const confirm = async () => fireEvent.click(await dialog.findByRole('button', { name: one.confirm }))
  await confirm()
  await waitFor(() => expect(change.etags.length === 2 || conflictNote() !== null).toBe(true))
  const asks = one.about === undefined || changed.some((name) => one.about!.includes(name))
  expect([conflictNote() !== null, change.etags.length]).toEqual(asks ? [true, 1] : [false, 2])
  if (asks) await confirm()
  await waitFor(() => expect(change.etags).toEqual([record.etag, 'v2']))
  expect(change.sent.at(-1)).toEqual(one.input?.(newest))
}

describe('a confirmation holds for what the person has seen', () => {
  it.each(Object.entries(confirmations))('%s', (_name, one) => check((plan) => confirmChanged(one, plan)), 120_000)
})

it('no form and no confirmation that changes a record is missing here', () => {
  const withoutVariant = (name: string) => name.split(',')[0]!
  const found = (tags: string[]) => [...new Set(findForms(new Set(tags)))].toSorted()
  expect(Object.keys(forms).toSorted()).toEqual(found(['ChangeForm', 'ChangeModal', 'ChangeModalStep']))
  expect([...new Set(Object.keys(confirmations).map(withoutVariant))].toSorted()).toEqual(found(['ConfirmChange']))
})
