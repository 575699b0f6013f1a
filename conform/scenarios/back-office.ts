/** Bank employees, bill runs, allow and deny lists, tasks. */
import type { BillRunCalculation } from '#generated/model/bill-run-calculation.ts'
import type { BillRunTransactions } from '#generated/model/bill-run-transactions.ts'
import type { Task } from '#generated/model/task.ts'
import { type Context, memoize } from '#conform/context.ts'
import { SkipCheck } from '#conform/finding.ts'
import { newEmail, newNumber } from '#conform/fresh-values.ts'
import { type Scenario, type Scenarios, expect, unknownId } from '#conform/scenario.ts'
import { isSame, isSameAsSent } from '#conform/views.ts'

const employee = (email: string) => ({ email, firstName: 'Konrad', lastName: 'Konform', roles: ['RISK'] })
const allow = () => ({
  firstName: 'Konrad',
  lastName: 'Konform',
  birthdate: '1990-02-14',
  phoneNumber: newNumber(),
  note: null,
})
const deny = () => ({
  firstName: 'Konrad',
  lastName: 'Konform',
  birthdate: '1990-02-14',
  phoneNumber: newNumber(),
  iban: null,
  note: null,
})

const shown = async (context: Context, id: string): Promise<Record<string, unknown>> => ({
  ...(await context.read('bankListEmployees')).results.find((one) => one.id === id),
})

/** Removes the administrator role at once: a second administrator would make the last one removable. */
async function deactivate(context: Context, bankEmployeeId: string) {
  context.leftovers.add('bank employees named Konrad Konform, deactivated')
  const body = { roles: ['RISK'], active: false }
  await context.callSuccessfully('bankUpdateEmployee', { params: { bankEmployeeId }, body })
}

/** The only bank administrator without the role. A success locks everybody out, so this needs the backend's own data. */
async function lastAdministrator(context: Context) {
  const { results } = await context.read('bankListEmployees')
  const [last, ...more] = results.filter(({ active, roles }) => active && roles.includes('ADMINISTRATOR'))
  if (last === undefined || more.length > 0) throw new SkipCheck('The bank has several active administrators')
  return { params: { bankEmployeeId: last.id }, body: { roles: ['RISK'], active: true } }
}

const employees: Scenarios = {
  bankCreateEmployee: {
    request: () => ({ body: employee(newEmail()) }),
    verify: async (context, _sent, answer) => {
      const { id } = answer.body as { id: string }
      const condition = isSame(await shown(context, id), answer.body)
      expect(context, answer, condition, 'the list does not show the employee', 'rule/stored-as-sent')
      await deactivate(context, id)
    },
    refusals: { 409: (context) => ({ body: employee(context.person('bank.RISK').email) }) },
  },
  bankUpdateEmployee: {
    request: async (context) => {
      const bankEmployeeId = await memoize(context, 'employee', async () => {
        const added = await context.callSuccessfully('bankCreateEmployee', { body: employee(newEmail()) })
        return (added.body as { id: string }).id
      })
      return { params: { bankEmployeeId }, body: { roles: ['RISK', 'BACKOFFICE'], active: false } }
    },
    verify: async (context, { params = {} }, answer) => {
      const now = await shown(context, params.bankEmployeeId ?? '')
      const condition = now.active === false && isSameAsSent(['BACKOFFICE', 'RISK'], now.roles)
      expect(context, answer, condition, 'the employee is as before', 'rule/employees')
    },
    undo: (context, { params = {} }) => deactivate(context, params.bankEmployeeId ?? ''),
    leaves: 'bank employees named Konrad Konform, deactivated',
    refusals: { 409: lastAdministrator },
  },
}

/** The runs that are read at most, the newest and the oldest. */
const comparedRuns = 3

const daysOf = (results: (BillRunCalculation | BillRunTransactions)['results']): string[] => [
  ...new Set(results.map((one) => ('day' in one ? one.day : one.trxDate))),
]

/** Each run shows its own days, those of its month; without a choice it is the newest. */
const chosenRuns = (operation: 'bankGetBillRunCalculation' | 'bankGetBillRunTransactions'): Scenario => ({
  verify: async (context, _sent, answer) => {
    const { allBillRuns } = answer.body as BillRunCalculation | BillRunTransactions
    const place = `${context.contract.operation(operation).pointer}/responses/200` as const
    const chosen = [...new Set([...allBillRuns.slice(0, comparedRuns - 1), ...allBillRuns.slice(-1)])]
    for (const [index, { id, year, month }] of chosen.entries()) {
      const run = await context.callSuccessfully(operation, { query: { billRunId: id } })
      const { results } = run.body as BillRunCalculation | BillRunTransactions
      const wanted = `${year}-${String(month).padStart(2, '0')}`
      const days = daysOf(results)
      const other = days.find((day) => !day.startsWith(wanted))
      expect(context, run, other === undefined, `the run of ${wanted} has ${other}`, 'rule/bill-runs')
      if (index > 0) continue
      // What is scheduled or sent changes while a run is under way; its days do not.
      const isNewest = isSame(daysOf((answer.body as BillRunCalculation | BillRunTransactions).results), days)
      expect(context, answer, isNewest, 'without a choice it is not the newest run', place)
    }
  },
  refusals: { 404: () => ({ query: { billRunId: unknownId } }) },
})

const billRuns: Scenarios = {
  bankCreateBillRun: {
    verify: async (context, _sent, answer) => {
      const { allBillRuns } = await context.read('bankGetBillRunCalculation')
      const condition = isSame(allBillRuns[0], answer.body)
      expect(context, answer, condition, 'the new bill run is not the first of all', 'rule/bill-runs')
      const query = { billRunId: (answer.body as { id: string }).id }
      // In this order: a day is scheduled before its sums are sent.
      const { results: sums } = await context.read('bankGetBillRunTransactions', { query })
      const { results: days } = await context.read('bankGetBillRunCalculation', { query })
      const open = new Set(days.filter((one) => !one.transactionsScheduled).map(({ day }) => day))
      const early = sums.find(({ sentToSap, trxDate }) => sentToSap && open.has(trxDate))
      expect(context, answer, early === undefined, `${early?.trxDate} is sent and not yet scheduled`, 'rule/bill-runs')
    },
    leaves: 'a bill run',
  },
  bankGetBillRunCalculation: chosenRuns('bankGetBillRunCalculation'),
  bankGetBillRunTransactions: chosenRuns('bankGetBillRunTransactions'),
}

/** The longest wait for retried tasks, in milliseconds. */
const longestRetry = 10_000

type List = 'Allow' | 'Deny'
const lists = { Allow: 'AllowEntries', Deny: 'DenyEntries' } as const

function registrations(list: List, entry: () => object): Scenarios {
  const added = async (context: Context, purpose: string) =>
    memoize(context, `${list} ${purpose}`, async () => {
      const answer = await context.callSuccessfully(`bankCreate${list}Entry`, { body: entry() })
      return { id: (answer.body as { id: string }).id }
    })
  const remove: Scenario['undo'] = (context, { params = {} }) =>
    context.callSuccessfully(`bankDelete${list}Entry`, { params })
  const entryNow = async (context: Context, id: string) =>
    (await context.read(`bankList${lists[list]}`)).results.find((one) => one.id === id)
  return {
    [`bankCreate${list}Entry`]: {
      request: () => ({ body: entry() }),
      verify: async (context, _sent, answer) => {
        const { id } = answer.body as { id: string }
        const one = await context.call(`bankGet${list}Entry`, { params: { id } })
        const condition = isSame(one.body, answer.body)
        expect(context, one, condition, 'the entry is read otherwise than it was answered', 'rule/stored-as-sent')
        await remove(context, { params: { id } }, `bankDelete${list}Entry`)
      },
    } satisfies Scenario,
    [`bankGet${list}Entry`]: {
      request: async (context) => ({ params: await added(context, 'get') }),
      verify: async (context, { params = {} }, answer) => {
        const condition = isSame(await entryNow(context, params.id ?? ''), answer.body)
        expect(context, answer, condition, 'the list shows another entry', 'rule/stored-as-sent')
      },
      undo: remove,
    } satisfies Scenario,
    [`bankUpdate${list}Entry`]: {
      request: async (context) => ({ params: await added(context, 'update'), body: { ...entry(), note: 'Geprüft' } }),
      verify: async (context, { params = {} }, answer) =>
        expect(
          context,
          answer,
          (await entryNow(context, params.id ?? ''))?.note === 'Geprüft',
          'the entry is as before',
          'rule/stored-as-sent',
        ),
      undo: remove,
    } satisfies Scenario,
    [`bankDelete${list}Entry`]: {
      request: async (context) => ({ params: await added(context, 'delete') }),
      verify: async (context, { params = {} }, answer) =>
        expect(
          context,
          answer,
          (await entryNow(context, params.id ?? '')) === undefined,
          'the entry is still listed',
          'rule/stored-as-sent',
        ),
    } satisfies Scenario,
  }
}

export const backOfficeScenarios: Scenarios = {
  ...employees,
  ...billRuns,
  ...registrations('Allow', allow),
  ...registrations('Deny', deny),
  bankRetryTasks: {
    verify: async (context) => {
      // Reads the list once more after the retried tasks have ended.
      const end = Date.now() + longestRetry
      const isTried = ({ attempts, errorMessage }: Task) => attempts > 0 && errorMessage === null
      while ((await context.read('bankListTasks')).results.some(isTried) && Date.now() < end)
        await new Promise((resolve) => setTimeout(resolve, 500))
    },
    leaves: 'failed tasks, tried again',
  },
}
