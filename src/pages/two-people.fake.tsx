/** Two people and one record: what each enters, and how. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { endOfMonth, startOfMonth } from '#src/shared/format/days/day-arithmetic.ts'
import { formatDate, viennaToday } from '#src/shared/format/day.ts'
import type { ApiError } from '#src/shared/http/api-error.ts'
import { toOutgoing } from '#src/shared/http/outgoing.ts'
import type { Change, Versioned } from '#src/shared/query/port.ts'
import type { renderScreen } from '../../tests/render-screen.tsx'

export type Catalog = NonNullable<NonNullable<Parameters<typeof renderScreen>[1]>['catalog']>
/** A command or change without a server. */
export type AnyFake = {
  meta: { operation: Change<Versioned>['meta']['operation'] }
  sent: unknown[]
  refuses: (status: never, body?: unknown) => void
  /** Stays pending until the returned function is called, and then fails. */
  waitsToFail: (reason: ApiError) => () => void
}

type AnyFakeChange = AnyFake & {
  etags: string[]
  isOvertaken: (current: never, times?: 'once') => void
}
export type Opened = { screen: ReactNode; change: AnyFakeChange; record: Versioned; catalog: Catalog }

export type FormCase = {
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

export const day = (months: number) => endOfMonth(startOfMonth(viennaToday(), months))

/** Two valid values of each field of the portal, by the last part of its name; yes and no need none. */
export const valuesOf: Record<string, unknown[]> = {
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

export const type = async (name: string, text: string) =>
  fireEvent.change(await waitFor(() => inputOf(document, name)), { target: { value: text } })
export const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

export const same = (one: unknown, other: unknown) =>
  JSON.stringify(toOutgoing(one) ?? null) === JSON.stringify(toOutgoing(other) ?? null)

export const inputOf = (form: ParentNode, name: string): HTMLInputElement => {
  const input = form.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (input === null) throw new Error(`There is no field ${name}`)
  return input
}

/** Enters a value as a person does, whatever the kind of the field. */
export function enter(form: HTMLElement, name: string, value: unknown): void {
  const input = inputOf(form, name)
  if (value instanceof File) fireEvent.change(input, { target: { files: [value] } })
  else if (typeof value === 'boolean' && input.type === 'checkbox') fireEvent.click(input)
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
export type Pick = 'nothing' | 0 | 1
export type Plan = { own: Pick[]; others: Pick[]; takesStored: boolean[] }
const picks = fc.array(fc.constantFrom<Pick>('nothing', 'nothing', 0, 1), { minLength: 40, maxLength: 40 })
const plans = fc.record<Plan>({
  own: picks,
  others: picks,
  takesStored: fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
})

export const conflictNote = () => screen.queryByRole('region', { name: 'Something was changed in the meantime' })
export const choices = () =>
  screen
    .queryAllByRole('radiogroup')
    .filter((group) => within(group).queryByRole('radio', { name: /^Your entry: / }) !== null)

/** Runs a property that renders a screen. */
export const check = (run: (plan: Plan) => Promise<void>) =>
  fc.assert(
    fc.asyncProperty(plans, (plan) => run(plan).finally(cleanup)),
    { numRuns: 3, endOnFailure: true },
  )
