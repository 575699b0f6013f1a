/** Fees and credits of the seed people, around the sandbox's today, so that each can be ended or deleted, or not any more. */
import type { FeeItemType } from '#generated/model/fee-item-type.ts'
import { dayOf, firstOfMonth, lastOfMonth } from '#contract-checks/vienna-day.ts'
import { hostileFeeTexts } from '#sandbox/seed/hostile.ts'
import type { fees, formerProducts } from '#sandbox/storage/tables/products.ts'

type Row = [
  text: string,
  itemType: FeeItemType,
  amountCents: number,
  startDate: string,
  plannedEndDate?: string | null,
  actualEndDate?: string,
]
type Product = Pick<typeof fees.$inferInsert, 'productType' | 'productActivationDate'>

const idOf = (count: number) => `60000000-0000-4000-8000-${String(count).padStart(12, '0')}`
const lukasId = '10000000-0000-4000-8000-001100234502'
const anna: Product = { productType: 'Starter', productActivationDate: '2023-05-01' }
const lukas: Product = { productType: 'Premium', productActivationDate: '2021-09-15' }
const franz: Product = { productType: 'Premium', productActivationDate: '2020-06-01' }

/** A day in a month before or after this one: the first, and the last. */
const days = (now: Date) => ({
  first: (months: number) => firstOfMonth(now, months),
  last: (months: number) => lastOfMonth(firstOfMonth(now, months)),
})

function annasFees(now: Date): Row[] {
  const { first, last } = days(now)
  return [
    ['Gutschrift Grundgebühr, Treuebonus', 'CREDIT_MONTHLY_BASE_FEE', -75, first(1), last(3)],
    ['Monatliche Grundgebühr', 'MONTHLY_BASE_FEE', 150, '2023-05-01'],
    ['Aktivierungsgebühr', 'ACTIVATION_FEE', 990, '2023-05-01'],
    ['Kulanzgutschrift Parkgarage Oper', 'GOODWILL_CREDIT_PAYBOX', -1250, dayOf(now)],
    ['Gutschrift Grundgebühr', 'CREDIT_MONTHLY_BASE_FEE', -50, '2025-01-01', '2025-06-30', '2025-03-31'],
    ['Gutschrift Aktivierungsgebühr', 'CREDIT_ACTIVATION_FEE', -490, '2023-05-02'],
    ['Gutschrift Grundgebühr, Aktion', 'CREDIT_MONTHLY_BASE_FEE', -25, first(-6), last(-1)],
    ['Gutschrift Grundgebühr, Beschwerde', 'CREDIT_MONTHLY_BASE_FEE', -30, first(-12), last(-2)],
  ]
}

/** A goodwill credit every month for two years, and what his changes of tier cost: two pages. */
function lukasFees(now: Date): Row[] {
  const { first } = days(now)
  const goodwill = Array.from({ length: 22 }, (_none, index): Row => [
    `Kulanzgutschrift Fahrschein ${22 - index}`,
    'GOODWILL_CREDIT_PAYBOX',
    -(240 + 35 * (index % 7)),
    first(-index - 1),
  ])
  return [
    ['Monatliche Grundgebühr', 'MONTHLY_BASE_FEE', 390, '2021-10-01'],
    ['Tarifwechsel', 'FEE_PRODUCT_CHANGE', 490, '2021-09-15'],
    ['Gutschrift Tarifwechsel', 'CREDIT_FEE_PRODUCT_CHANGE', -490, '2021-09-16'],
    ...goodwill,
  ]
}

function companyFees(now: Date): Row[] {
  const { first, last } = days(now)
  return [
    ['Gutschrift Grundgebühr je Rufnummer', 'CREDIT_MONTHLY_BASE_FEE_BPSS', -100, first(1), last(6)],
    ['Monatliche Grundgebühr je Rufnummer', 'MONTHLY_BASE_FEE_BPSS', 290, '2021-03-01'],
    ['Aktivierungsgebühr Unternehmen', 'ACTIVATION_FEE_BPS', 4900, '2021-03-01'],
    ['Gutschrift Aktivierung Unternehmen', 'CREDIT_ACTIVATION_FEE_BPS', -1900, '2021-03-02'],
    ['Aktivierungsgebühr je neuer Rufnummer', 'ACTIVATION_FEE_BPSS', 490, '2021-03-01'],
    ['Gutschrift Aktivierung je neuer Rufnummer', 'CREDIT_ACTIVATION_FEE_BPSS', -245, '2025-04-14'],
    ['Kulanzgutschrift Tankstelle Brenner', 'GOODWILL_CREDIT_PAYBOX', -1550, dayOf(now)],
  ]
}

const hostileFees: Row[] = hostileFeeTexts.map((text) => [text, 'GOODWILL_CREDIT_PAYBOX', -1, '2025-05-05'])

export function seededFees(now: Date): (typeof fees.$inferInsert)[] {
  const { first } = days(now)
  const ofFranz: Row[] = [
    ['Monatliche Grundgebühr', 'MONTHLY_BASE_FEE', 390, '2020-06-01'],
    ['Gutschrift Grundgebühr', 'CREDIT_MONTHLY_BASE_FEE', -390, first(1)],
  ]
  const everybody: [customerId: string, rows: Row[], product?: Product][] = [
    ['10000000-0000-4000-8000-001100234501', annasFees(now), anna],
    [lukasId, lukasFees(now), lukas],
    ['10000000-0000-4000-8000-001100234507', ofFranz, franz],
    ['20000000-0000-4000-8000-001200456701', companyFees(now)],
    ['20000000-0000-4000-8000-001200456702', companyFees(now)],
    ['20000000-0000-4000-8000-001200456700', hostileFees],
  ]
  return everybody.flatMap(([customerId, rows, product], owner) =>
    rows.map(([transactionText, itemType, amountCents, startDate, plannedEndDate, actualEndDate], index) => ({
      id: idOf(owner * 100 + index + 1),
      customerId,
      transactionText,
      itemType,
      amountCents,
      startDate,
      plannedEndDate,
      actualEndDate,
      ...product,
    })),
  )
}

/** Lukas had the employee tier and Starter before his Premium. */
export const seededFormerProducts: (typeof formerProducts.$inferInsert)[] = [
  {
    id: '90000000-0000-4000-8000-000000000103',
    customerId: lukasId,
    productType: 'EmployeePremium',
    activationDate: '2018-02-01',
  },
  {
    id: '90000000-0000-4000-8000-000000000104',
    customerId: lukasId,
    productType: 'Starter',
    activationDate: '2016-06-13',
  },
]
