/** Bank employees, bill runs, the lists of allowed and denied people, tasks. */
import type { Desk } from '#conform/desk.ts'
import { CannotCheck } from '#conform/finding.ts'
import { newEmail, newNumber } from '#conform/made-up.ts'
import { once } from '#conform/once.ts'
import { type Recipe, type Recipes, expect } from '#conform/recipe.ts'
import { unknownId } from '#conform/params.ts'

const employee = (email: string) => ({ email, firstName: 'Konrad', lastName: 'Konform', roles: ['RISK'] })
const allow = () => ({
  firstName: 'Konrad',
  lastName: 'Konform',
  birthdate: '1990-02-14',
  phoneNumber: newNumber(),
  note: null,
})
const deny = () => ({
  firstName: null,
  lastName: null,
  birthdate: null,
  phoneNumber: newNumber(),
  iban: null,
  note: null,
})

const shown = async (desk: Desk, id: string) =>
  (await desk.read('bankListEmployees')).results.find((one) => one.id === id) as unknown as Record<string, unknown>

function deactivateAtEnd(desk: Desk, bankEmployeeId: string) {
  desk.leftovers.add('bank employees named Konrad Konform, deactivated')
  const body = { roles: ['RISK'], active: false }
  desk.atEnd.push(() => desk.done('bankUpdateEmployee', { params: { bankEmployeeId }, body }))
}

/** The only administrator there is, without the role. Where this succeeds nobody is left, so it is the backend's own data. */
async function lastAdministrator(desk: Desk) {
  const { results } = await desk.read('bankListEmployees')
  const [last, ...more] = results.filter(({ active, roles }) => active && roles.includes('ADMINISTRATOR'))
  if (last === undefined || more.length > 0) throw new CannotCheck('The bank has several active administrators')
  return { params: { bankEmployeeId: last.id }, body: { roles: ['RISK'], active: true } }
}

const employees: Recipes = {
  bankCreateEmployee: {
    request: () => ({ body: employee(newEmail()) }),
    verify: async (desk, _sent, answer) => {
      const { id } = answer.body as { id: string }
      const isSo = JSON.stringify(await shown(desk, id)) === JSON.stringify(answer.body)
      expect(desk, answer, isSo, 'the list does not show the employee', 'A145')
      deactivateAtEnd(desk, id)
    },
    refusals: { 409: (desk) => ({ body: employee(desk.person('bank.RISK').email) }) },
  },
  bankUpdateEmployee: {
    request: async (desk) => {
      const bankEmployeeId = await once(desk, 'employee', async () => {
        const added = await desk.done('bankCreateEmployee', { body: employee(newEmail()) })
        return (added.body as { id: string }).id
      })
      return { params: { bankEmployeeId }, body: { roles: ['RISK', 'BACKOFFICE'], active: false } }
    },
    verify: async (desk, { params = {} }, answer) => {
      const now = await shown(desk, params.bankEmployeeId ?? '')
      const roles = JSON.stringify((now.roles as string[]).toSorted())
      expect(
        desk,
        answer,
        now.active === false && roles === '["BACKOFFICE","RISK"]',
        'the employee is as before',
        'A13',
      )
    },
    leaves: 'bank employees named Konrad Konform, deactivated',
    refusals: { 409: lastAdministrator },
  },
}

const billRuns: Recipes = {
  bankCreateBillRun: {
    verify: async (desk, _sent, answer) => {
      const { allBillRuns } = await desk.read('bankGetBillRunCalculation')
      const isSo = JSON.stringify(allBillRuns[0]) === JSON.stringify(answer.body)
      expect(desk, answer, isSo, 'the new bill run is not the first of all', 'A11, A12')
    },
    leaves: 'a bill run',
  },
  bankGetBillRunCalculation: { refusals: { 404: () => ({ query: { billRunId: unknownId } }) } },
  bankGetBillRunTransactions: { refusals: { 404: () => ({ query: { billRunId: unknownId } }) } },
}

type List = 'Allow' | 'Deny'
const lists = { Allow: 'AllowEntries', Deny: 'DenyEntries' } as const

function registrations(list: List, entry: () => object): Recipes {
  const added = async (desk: Desk, purpose: string) =>
    once(desk, `${list} ${purpose}`, async () => {
      const answer = await desk.done(`bankCreate${list}Entry`, { body: entry() })
      return { id: (answer.body as { id: string }).id }
    })
  const remove: Recipe['undo'] = (desk, { params = {} }) => desk.done(`bankDelete${list}Entry`, { params })
  const entryNow = async (desk: Desk, id: string) =>
    (await desk.read(`bankList${lists[list]}`)).results.find((one) => one.id === id)
  return {
    [`bankCreate${list}Entry`]: {
      request: () => ({ body: entry() }),
      verify: async (desk, _sent, answer) => {
        const { id } = answer.body as { id: string }
        const one = await desk.call(`bankGet${list}Entry`, { params: { id } })
        const isSo = JSON.stringify(one.body) === JSON.stringify(answer.body)
        expect(desk, one, isSo, 'the entry is read otherwise than it was answered', 'A145')
        await remove(desk, { params: { id } }, `bankDelete${list}Entry`)
      },
    } satisfies Recipe,
    [`bankGet${list}Entry`]: {
      request: async (desk) => ({ params: await added(desk, 'get') }),
      verify: async (desk, { params = {} }, answer) => {
        const isSo = JSON.stringify(await entryNow(desk, params.id ?? '')) === JSON.stringify(answer.body)
        expect(desk, answer, isSo, 'the list shows another entry', 'A145')
      },
      undo: remove,
    } satisfies Recipe,
    [`bankUpdate${list}Entry`]: {
      request: async (desk) => ({ params: await added(desk, 'update'), body: { ...entry(), note: 'Geprüft' } }),
      verify: async (desk, { params = {} }, answer) =>
        expect(
          desk,
          answer,
          (await entryNow(desk, params.id ?? ''))?.note === 'Geprüft',
          'the entry is as before',
          'A145',
        ),
      undo: remove,
    } satisfies Recipe,
    [`bankDelete${list}Entry`]: {
      request: async (desk) => ({ params: await added(desk, 'delete') }),
      verify: async (desk, { params = {} }, answer) =>
        expect(desk, answer, (await entryNow(desk, params.id ?? '')) === undefined, 'the entry is still listed'),
    } satisfies Recipe,
  }
}

export const backOfficeRecipes: Recipes = {
  ...employees,
  ...billRuns,
  ...registrations('Allow', allow),
  ...registrations('Deny', deny),
  bankRetryTasks: { leaves: 'failed tasks, tried again' },
}
