import type { CallingNumber } from '#generated/model/calling-number.ts'
import type { CallingNumberList } from '#generated/model/calling-number-list.ts'
import { fakeChangeOf, fakeCommandOf, fakeQuery } from '#src/shared/query/port.fake.ts'
import type { Query } from '#src/shared/query/port.ts'
import { type CallingNumbersPort, numberStates } from './calling-numbers-port.ts'

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

/** A number of Markus in this state; the index makes its id and its digits. */
export const createNumber = (status: CallingNumber['status'], index = 1, change: Partial<CallingNumber> = {}) => ({
  ...markus,
  id: `30000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  callingNumber: String(6_641_001_000 + index),
  status,
  ...(status === 'DEACTIVATED' && { deactivationDate: '2026-08-31', deactivationReason: 'NO_USE' as const }),
  ...change,
})

/** A number in each state, in the order of the filter. */
export const numbersOfAllStates: CallingNumber[] = numberStates.map((status, index) => createNumber(status, index + 1))

const cities = [
  { cityId: 'AT-WIEN', name: 'Wien', active: true },
  { cityId: 'AT-STEYR', name: 'Steyr', active: false },
]

type Options = { numbers?: CallingNumber[]; terminated?: boolean; answer?: () => Promise<CallingNumberList> }

/** The port of a company with these numbers; `answer` replaces the list, `reportProgress` reports to the last upload. */
export function fakeNumbersPort({ numbers = numbersOfAllStates, terminated = false, answer }: Options = {}) {
  const change = fakeChangeOf('businessUpdateCallingNumber')
  const deactivate = fakeChangeOf('businessDeactivateCallingNumber')
  const upload = fakeCommandOf<'businessUploadCallingNumbers', { file: File }>('businessUploadCallingNumbers', {
    created: 3,
  })
  const progressListeners: ((percent: number) => void)[] = []
  const port = {
    numbers: () =>
      query('numbers', answer ?? (() => Promise.resolve({ callingNumbers: numbers, customerTerminated: terminated }))),
    number: (id: string) => query(id, () => Promise.resolve(numbers.find((number) => number.id === id)!)),
    cities: () => query('cities', () => Promise.resolve({ results: cities, total: cities.length })),
    add: fakeCommandOf('businessCreateCallingNumber', markus),
    change,
    block: fakeChangeOf('businessBlockCallingNumber', [['fake', 'calling-numbers']]),
    cancelBlock: fakeChangeOf('businessCancelCallingNumberBlock'),
    deactivate,
    upload: (onProgress: (percent: number) => void) => {
      progressListeners.push(onProgress)
      return upload
    },
    download: fakeCommandOf('businessDownloadCallingNumbers', new Blob(['callingNumber'])),
  } satisfies CallingNumbersPort
  const reportProgress = (percent: number) => progressListeners.at(-1)!(percent)
  return { port, change, deactivate, upload, reportProgress }
}

function query<TData>(name: string, queryFn: () => Promise<TData>): Query<TData> {
  return fakeQuery(['fake', 'calling-numbers', name], queryFn)
}
