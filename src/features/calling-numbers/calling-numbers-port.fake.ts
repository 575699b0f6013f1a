import type { CallingNumber } from '#generated/model/calling-number.ts'
import type { CallingNumberList } from '#generated/model/calling-number-list.ts'
import { fakeChangeOf, fakeCommandOf } from '#src/shared/query/command.fake.ts'
import { fakeQuery } from '#src/shared/query/query.fake.ts'
import type { Query } from '#src/shared/query/port.ts'
import type { CallingNumbersPort } from './calling-numbers-port.ts'
import { numberStates } from './calling-numbers-search.ts'

const markus: CallingNumber = {
  id: '30000000-0000-4000-8000-000000000001',
  etag: 'markus-1',
  callingNumber: '6641001001',
  firstName: 'Markus',
  lastName: 'Huber',
  email: 'markus.huber@bergland.example',
  employeeNumber: 'M1001',
  custReportAttr1: 'Montage/Tirol',
  custReportAttr2: null,
  carNumber: 'I123BLD',
  preferredCity: 'AT-STEYR',
  reloadValue: 20,
  limit: 200,
  status: 'ACTIVE',
  taskOpen: false,
  activationDate: '2025-03-03',
  deactivationDate: null,
  deactivationReason: null,
}

/** Markus with this number, in one of the states. */
export const numberIn = (status: CallingNumber['status'], index = 1, change: Partial<CallingNumber> = {}) => ({
  ...markus,
  id: `30000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  callingNumber: String(6_641_001_000 + index),
  status,
  ...(status === 'DEACTIVATED' && { deactivationDate: '2026-08-31', deactivationReason: 'NO_USE' as const }),
  ...change,
})

/** One number in each of the five states, in the order of the filter. */
export const oneInEachState: CallingNumber[] = numberStates.map((status, index) => numberIn(status, index + 1))

const cities = [
  { cityId: 'AT-WIEN', name: 'Wien', active: true },
  { cityId: 'AT-STEYR', name: 'Steyr', active: false },
]

type Options = { numbers?: CallingNumber[]; terminated?: boolean; answer?: () => Promise<CallingNumberList> }

/** A company with these numbers; its commands keep what they were sent. */
export function fakeNumbersPort({ numbers = oneInEachState, terminated = false, answer }: Options = {}) {
  const change = fakeChangeOf('businessUpdateCallingNumber')<object, void>(undefined)
  const deactivate = fakeChangeOf('businessDeactivateCallingNumber')<object, void>(undefined)
  const upload = fakeCommandOf('businessUploadCallingNumbers')<{ file: File }, { created: number }>({ created: 3 })
  const told: ((percent: number) => void)[] = []
  const port = {
    numbers: () =>
      query('numbers', answer ?? (() => Promise.resolve({ callingNumbers: numbers, customerTerminated: terminated }))),
    number: (id: string) => query(id, () => Promise.resolve(numbers.find((number) => number.id === id)!)),
    cities: () => query('cities', () => Promise.resolve({ results: cities, total: cities.length })),
    add: fakeCommandOf('businessCreateCallingNumber')<object, CallingNumber>(markus),
    change,
    block: fakeChangeOf('businessBlockCallingNumber')<void, void>(undefined, [['fake', 'calling-numbers']]),
    cancelBlock: fakeChangeOf('businessCancelCallingNumberBlock')<void, void>(undefined),
    deactivate,
    upload: (tell: (percent: number) => void) => {
      told.push(tell)
      return upload
    },
    download: fakeCommandOf('businessDownloadCallingNumbers')<void, Blob>(new Blob(['callingNumber'])),
  } satisfies CallingNumbersPort
  return { port, change, deactivate, upload, tell: (percent: number) => told.at(-1)!(percent) }
}

function query<TData>(name: string, queryFn: () => Promise<TData>): Query<TData> {
  return fakeQuery(['fake', 'calling-numbers', name], queryFn)
}
