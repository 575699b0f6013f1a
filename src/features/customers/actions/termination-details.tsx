/** The reasons of a termination, and the content of its popup; loaded after the page. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { BusinessTerminationReason } from '#generated/model/business-termination-reason.ts'
import type { PrivateTerminationReason } from '#generated/model/private-termination-reason.ts'
import { formatDate } from '#src/shared/format/day.ts'
import { labelOf } from '#src/shared/i18n/label-of.ts'
import { FactList } from '#src/shared/ui/cards.tsx'

export type TerminationReason = PrivateTerminationReason | BusinessTerminationReason

/** The same for both kinds of customers. */
const withoutNotice = {
  WITHOUT_NOTICE_BANK_BANKRUPTCY: msg`Without notice, by the bank, bankruptcy`,
  WITHOUT_NOTICE_BANK_RETURN_DEBIT: msg`Without notice, by the bank, returned debit`,
  WITHOUT_NOTICE_BANK_FRAUD: msg`Without notice, by the bank, fraud`,
}

const privateLabels: Record<PrivateTerminationReason, MessageDescriptor> = {
  ORDINARY_CUSTOMER_NO_REASON: msg`Ordinary, by the customer, without a reason`,
  ORDINARY_CUSTOMER_CANCELLATION_WITHIN_14_DAYS: msg`Ordinary, by the customer, cancellation within 14 days`,
  ORDINARY_CUSTOMER_OBJECTION_TERMS_AND_CONDITIONS: msg`Ordinary, by the customer, objection to the terms and conditions`,
  ...withoutNotice,
  WITHOUT_NOTICE_BANK_DEATH: msg`Without notice, by the bank, death`,
  WITHOUT_NOTICE_BANK_GUARDIANSHIP: msg`Without notice, by the bank, guardianship`,
}

const businessLabels: Record<BusinessTerminationReason, MessageDescriptor> = {
  ORDINARY_BPS_NO_REASON: msg`Ordinary, by the company, without a reason`,
  ORDINARY_BANK_OTHER: msg`Ordinary, by the bank, other reason`,
  EXTRAORDINARY_BPS_AGB_CONTRADICTION: msg`Extraordinary, by the company, objection to the terms and conditions`,
  ...withoutNotice,
  WITHOUT_NOTICE_BANK_DEBT_COLLECTION: msg`Without notice, by the bank, debt collection`,
}

export const terminationReasonLabels: Record<TerminationReason, MessageDescriptor> = {
  ...privateLabels,
  ...businessLabels,
}

/** The reasons to choose from (R514, R515). */
export const privateTerminationReasons = Object.keys(privateLabels) as PrivateTerminationReason[]
export const businessTerminationReasons = Object.keys(businessLabels) as BusinessTerminationReason[]

export type Termination = { terminationReason: TerminationReason | null; terminationDate: string | null }

export function TerminationDetails({ terminationReason, terminationDate }: Termination) {
  const { i18n, t } = useLingui()
  return (
    <FactList
      facts={[
        {
          label: t`Reason`,
          value: terminationReason === null ? '–' : labelOf(i18n, terminationReasonLabels, terminationReason),
        },
        { label: t`Date`, value: terminationDate === null ? '–' : formatDate(terminationDate) },
      ]}
    />
  )
}
