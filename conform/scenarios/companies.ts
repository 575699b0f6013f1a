/** The data of companies; the calls of administrators and of the bank. */
import type { Context } from '#conform/context.ts'
import { newEmail } from '#conform/fresh-values.ts'
import { type ScenarioRequest, type Scenario, type Scenarios, expect, rewriteScenario } from '#conform/scenario.ts'
import { wrongIban } from '#conform/scenarios/profile.ts'

type Fields = Record<string, object>
type Part = 'company' | 'paymentDetail' | 'contractAddress'

const entries = [
  'company',
  'contactPerson',
  'contractAddress',
  'billingAddress',
  'paymentDetail',
  'billingSettings',
  'limit',
  'advertisingConsent',
] as const

/** The example of a new company with one part changed. */
export function companyExample(context: Context, part: Part = 'company', change: object = {}): ScenarioRequest {
  const [first] = Object.values(
    context.contract.operation('bankCreateCompany').body?.content['application/json']?.examples ?? {},
  )
  const body = context.contract.example(first!) as Fields
  return { body: { ...body, [part]: { ...body[part], ...change } } }
}

async function stored(context: Context, part: Part, change: object): Promise<ScenarioRequest> {
  const params = { customerId: await context.customerId('business') }
  const now = await context.read('bankGetCompany', { params })
  const body = Object.fromEntries(entries.map((name) => [name, now[name]]))
  return { params, body: { ...body, [part]: { ...now[part], ...change } } }
}

const account = { accountHolder: 'Konrad Konform', iban: wrongIban, signDate: '2026-01-02' }
const refusals = (write: typeof companyExample | typeof stored): NonNullable<Scenario['refusals']> => ({
  460: (context) => write(context, 'paymentDetail', account),
  461: (context) => write(context, 'contractAddress', { country: 'AT', zipcode: '10600' }),
  462: (context) => write(context, 'contractAddress', { country: 'PL', zipcode: '00950' }),
})

export const companyScenarios: Scenarios = {
  bankCreateCompany: {
    verify: async (context, _sent, answer) => {
      const { customerNumber } = answer.body as { customerNumber: string }
      const { status } = await context.call('bankGetBusinessCustomer', { params: { bpNumber: customerNumber } })
      expect(context, answer, status === 200, `the new company answers ${status}`, 'rule/stored-as-sent')
    },
    leaves: 'a company of the contract’s example',
    refusals: refusals(companyExample),
  },
  bankUpdateCompany: {
    ...rewriteScenario(
      'bankGetCompany',
      (now) => ({ contactPerson: { ...(now as Fields).contactPerson, firstName: 'Konrad' } }),
      entries,
    ),
    refusals: refusals(stored),
  },
  businessUpdateCompanyData: {
    request: async (context, resource) => {
      const { billingSettings } = await context.read('businessGetCompanyData', {}, resource)
      const { billEmail1 = null, billEmail2 = null } = billingSettings
      return { body: { billEmail1, billEmail2: newEmail() }, former: { billEmail1, billEmail2 } }
    },
    verify: async (context, { body }, answer) => {
      const { billEmail2 } = (await context.read('businessGetCompanyData')).billingSettings
      const condition = billEmail2 === (body as { billEmail2: string }).billEmail2
      expect(context, answer, condition, 'billEmail2 is not the new one', 'rule/company-data')
    },
    undo: (context, { former }, operation) => context.callSuccessfully(operation, { body: former }),
  },
}
