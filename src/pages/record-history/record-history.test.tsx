import { i18n } from '@lingui/core'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { HistoryChange } from '#generated/model/history-change.ts'
import { CallingNumberStatus } from '#generated/model/calling-number-status.ts'
import { DeactivationReason } from '#generated/model/deactivation-reason.ts'
import { DocumentType } from '#generated/model/document-type.ts'
import { FeeItemType } from '#generated/model/fee-item-type.ts'
import { HistoryField } from '#generated/model/history-field.ts'
import { LegalEntity } from '#generated/model/legal-entity.ts'
import { PaymentMethod } from '#generated/model/payment-method.ts'
import { PrivateTerminationReason } from '#generated/model/private-termination-reason.ts'
import { BusinessTerminationReason } from '#generated/model/business-termination-reason.ts'
import { Salutation } from '#generated/model/salutation.ts'
import type { historyModals, HistoryPort } from '#src/features/history/history-port.ts'
import { describeChange } from '#src/features/record-fields/describe-change.ts'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { useFakeUrlState } from '#src/shared/page/use-url-state.fake.ts'
import { fakeQuery } from '#src/shared/query/port.fake.ts'
import { renderScreen, speak } from '../../../tests/render-screen.tsx'
import { RecordHistory } from './record-history.tsx'
import { valueLabels } from './record-history-contents.tsx'

/** The lines of the changed fields below one entry, as they are read out. */
async function readChanges(changes: HistoryChange[], language: 'de' | 'en' = 'de'): Promise<(string | null)[]> {
  const entry = {
    activityTimestamp: '2026-11-19T14:32:08Z',
    user: 'Thomas Auer',
    userType: 'BANK_EMPLOYEE',
    loginActivity: false,
    activity: 'Geändert',
    changes,
  } as const
  const port: HistoryPort = {
    history: (object) =>
      fakeQuery(['fake', 'history', object], () => Promise.resolve({ historyEntries: [{ ...entry, changes }] })),
  }
  const object = { objectType: 'BUSINESS_CUSTOMER', objectId: '20000000-0000-4000-8000-001200456701' } as const
  function Row() {
    const { modals } = useFakeUrlState<object, typeof historyModals>({})
    return <RecordHistory port={port} object={object} name="Bergland" modals={modals} />
  }
  const { user } = await renderScreen(<Row />, { catalog: 'history', language })
  await user.click(screen.getByRole('button', { name: /Bergland/ }))
  await screen.findAllByRole('listitem')
  const more = screen.queryByRole('button', { expanded: false, name: /Felder|fields/ })
  if (more !== null) await user.click(more)
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

const changes: HistoryChange[] = [
  { field: 'monthlyLimitEUR', before: '300.00', after: '1500.00' },
  { field: 'birthdate', before: '1980-01-31', after: '1981-01-31' },
  { field: 'securityLockRM', before: 'false', after: 'true' },
  { field: 'iban', before: '3201', after: null },
  { field: 'status', before: 'ACTIVE', after: 'BLOCKED' },
  { field: 'paymentCondition', before: '14', after: '30' },
  { field: 'billingCountry', before: 'AT', after: 'DE' },
]

it('writes amounts, days, answers, states and countries as the screens do, in German', async () => {
  expect(await readChanges(changes)).toEqual([
    'Monatslimit in Euro: vorher: 300,00 →, nachher: 1.500,00',
    'Geburtsdatum: vorher: 31.01.1980 →, nachher: 31.01.1981',
    'Sicherheitssperre RM: vorher: Nein →, nachher: Ja',
    'IBAN: vorher: … 3201 →, nachher: leer',
    'Status: vorher: Aktiv →, nachher: Gesperrt',
    'Zahlungsziel: vorher: 14 Tage →, nachher: 30 Tage',
    'Rechnungsadresse: Land: vorher: Österreich →, nachher: Deutschland',
  ])
})

it('writes them in English', async () => {
  expect((await readChanges(changes, 'en')).slice(2, 5)).toEqual([
    'Security lock RM: before: No →, after: Yes',
    'IBAN: before: … 3201 →, after: empty',
    'Status: before: Active →, after: Blocked',
  ])
})

it('names each field and each value of an enumeration in German', async () => {
  const enumerations: Partial<Record<HistoryField, readonly string[]>> = {
    salutation: Salutation.options,
    terminationReason: [...PrivateTerminationReason.options, ...BusinessTerminationReason.options],
    legalEntity: LegalEntity.options,
    paymentMethod: PaymentMethod.options,
    status: CallingNumberStatus.options,
    deactivationReason: DeactivationReason.options,
    itemType: FeeItemType.options,
    documentType: DocumentType.options,
  }
  const all = HistoryField.options.flatMap((field) =>
    (enumerations[field] ?? [/[cC]ountry$/.test(field) ? 'AT' : '1']).map((after): HistoryChange => ({ field, after })),
  )
  await speak('de', 'record-fields')
  const catalogs = ['address', 'calling-numbers', 'company', 'customers', 'documents', 'fees'] as const
  await Promise.all(catalogs.map((catalog) => loadCatalog(catalog)))
  for (const change of all) {
    const { label, after } = describeChange(i18n, change, valueLabels)
    expect(label).not.toBe(change.field)
    if (enumerations[change.field] !== undefined && change.after!.length > 2) expect(after).not.toBe(change.after)
  }
})
