/** What is left of a limit is the limit less what was paid: the payments are listed elsewhere, by another call. */
import { dayIn } from '#conform/made-up.ts'
import { type Scenario, type Scenarios, expect } from '#conform/scenario.ts'

type ListCall =
  | 'privateListTransactions'
  | 'businessListTransactions'
  | 'bankListPrivateTransactions'
  | 'bankListBusinessTransactions'

/** Of more payments the list shows a page. */
const most = 100

/** 0 where nobody can pay, which the limit alone does not tell. */
const addsUp = (list: ListCall): Scenario => ({
  verify: async (context, { params = {} }, answer) => {
    const { monthlyLimitEUR: limit, remainingLimitEUR: left } = answer.body as Record<string, number>
    const query = { fromDate: `${dayIn(0).slice(0, 8)}01`, status: ['captured', 'reserved'], limit: most }
    const { transactions, meta } = await context.read(list, { params, query })
    if (meta.total > most || left === undefined || limit === undefined) return
    const cents = transactions.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
    const expected = Math.min(limit, Math.max(0, limit - cents / 100))
    const says = `${left} is left of ${limit} after ${cents / 100} in ${list} this month`
    expect(context, answer, left === 0 || Math.abs(left - expected) < 0.005, says)
  },
})

export const limitScenarios: Scenarios = {
  privateGetProductLimit: addsUp('privateListTransactions'),
  businessGetLimit: addsUp('businessListTransactions'),
  bankGetProductLimit: addsUp('bankListPrivateTransactions'),
  bankGetBusinessLimit: addsUp('bankListBusinessTransactions'),
}
