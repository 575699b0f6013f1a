/** Personal information, bank data and privacy settings; the customer's calls and the bank's. */
import { type Scenarios, rewrites, sentBack } from '#conform/scenario.ts'

const privacy = ({ contactViaSms }: Record<string, unknown>) => ({ contactViaSms: contactViaSms !== true })
const street = { street: 'Konformgasse 12/3' }

/** An Austrian account whose check digits are wrong. */
export const wrongIban = 'AT611904300234573202'

export const personalDataScenarios: Scenarios = {
  privateUpdatePersonalInformation: rewrites('privateGetPersonalInformation', () => street),
  privateUpdatePrivacySettings: rewrites('privateGetPrivacySettings', privacy),
  bankUpdatePrivacySettings: rewrites('bankGetPrivacySettings', privacy),
  bankUpdatePersonalInformation: {
    ...rewrites('bankGetPersonalInformation', () => street),
    refusals: {
      409: async (context) => {
        const params = { customerId: await context.customerId('private') }
        const now = await context.read('bankGetPersonalInformation', { params })
        return { params, body: { ...sentBack(now), email: context.person('private.other').email } }
      },
    },
  },
  bankUpdateBankData: {
    ...rewrites('bankGetBankData', () => ({ accountHolder: 'Konrad Konform' })),
    refusals: {
      460: async (context) => {
        const params = { customerId: await context.customerId('private') }
        return { params, body: { ...sentBack(await context.read('bankGetBankData', { params })), iban: wrongIban } }
      },
    },
  },
}
