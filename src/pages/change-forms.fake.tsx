/** Every form that changes a record: how it opens, with its record and its change. */
import { screen } from '@testing-library/react'
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
import { privateTermination } from '#src/features/customers/actions/action-schemas.ts'
import { LimitModal } from '#src/features/customers/actions/limit-modal.tsx'
import { LocksModal } from '#src/features/customers/actions/locks-modal.tsx'
import { CancelTerminationModal, TerminateModal } from '#src/features/customers/actions/termination-modals.tsx'
import { fakePrivateActions } from '#src/features/customers/customer-actions-port.fake.ts'
import { anna } from '#src/features/customers/customers.fake.ts'
import { EditDocumentModal } from '#src/features/documents/document-modals.tsx'
import { fakeDocumentsPort, licence } from '#src/features/documents/documents-port.fake.ts'
import { ChangePlannedEnd } from '#src/features/fees/change-fee-modals.tsx'
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
import { ProfilePage, type ProfileModals } from '#src/features/profile/profile-page.tsx'
import { fakeProfilePort } from '#src/features/profile/profile-port.fake.ts'
import { fakeAllowList, magdalena } from '#src/features/registrations/registrations-port.fake.ts'
import type { registrationModals } from '#src/features/registrations/registrations-port.ts'
import { AllowListTab } from '#src/features/registrations/registrations-tabs.tsx'
import { useFakeUrlState } from '#src/shared/page/use-url-state.fake.ts'
import type { Versioned } from '#src/shared/query/port.ts'
import { day, press, type, type FormCase, type Opened } from './two-people.fake.tsx'

const customer = { id: anna.id, name: 'Anna Gruber', status: anna.status, terminationDate: anna.terminationDate }
export const modal = { opened: true, onOpen: () => {}, onClose: () => {} }

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

export function AllowListScreen({ port, open }: { port: ReturnType<typeof fakeAllowList>; open: 'edit' | 'delete' }) {
  return (
    <AllowListTab
      port={port}
      {...useFakeUrlState<object, typeof registrationModals>({ modal: open, record: magdalena.id })}
    />
  )
}

export function openNumber(open: 'block' | 'cancel-block' | 'deactivate'): Opened {
  const number = numberFor(open)
  const { port } = fakeNumbersPort({ numbers: [number] })
  const change = { block: port.block, 'cancel-block': port.cancelBlock, deactivate: port.deactivate }[open]
  return { screen: <NumberScreen open={open} port={port} />, change, record: number, catalog: 'calling-numbers' }
}

/** Pays by open invoice and by an account, with bills to another Austrian address, so that every field is shown and optional. */
const companyWithAll = {
  ...donau,
  paymentDetail: company.paymentDetail,
  billingAddress: { ...donau.billingAddress, zipcode: '4020', city: 'Steyr', country: 'AT' as const },
}

export const changeForms: Record<string, FormCase> = {
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

const terminationOptions = {
  reasons: ['WITHOUT_NOTICE_BANK_FRAUD', 'WITHOUT_NOTICE_BANK_DEATH'] as const,
  terminationSchema: async () => privateTermination,
  getTermination: ({ terminationDate, terminationReason }: typeof anna) => ({ terminationDate, terminationReason }),
}
