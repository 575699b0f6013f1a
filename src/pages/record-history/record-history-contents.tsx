/** The list of a history with the words of all records; loaded with the first history that is opened. */
import { reasonLabels, stateLabels } from '#src/features/calling-numbers/number-states.tsx'
import { legalForms } from '#src/features/company/legal-forms.ts'
import { paymentMethods } from '#src/features/company/payment-methods.ts'
import { terminationReasonLabels } from '#src/features/customers/actions/termination-details.tsx'
import { documentTypeLabels } from '#src/features/documents/document-types.ts'
import { itemTypeLabels } from '#src/features/fees/fee-types.ts'
import { HistoryEntries, type HistoryEntriesProps } from '#src/features/history/history-entries.tsx'
import { describeChange, type ValueLabels } from '#src/features/record-fields/describe-change.ts'
import { salutations } from '#src/shared/address/salutations.ts'

/** The labels of enumerations, as the screens of their records have them. */
export const valueLabels: ValueLabels = {
  salutation: salutations,
  contactSalutation: salutations,
  terminationReason: terminationReasonLabels,
  legalEntity: legalForms,
  paymentMethod: paymentMethods,
  status: Object.fromEntries(Object.entries(stateLabels).map(([status, { label }]) => [status, label])),
  deactivationReason: reasonLabels,
  itemType: itemTypeLabels,
  documentType: documentTypeLabels,
}

const describe: HistoryEntriesProps['describe'] = (i18n, change) => describeChange(i18n, change, valueLabels)

export const RecordHistoryContents = (props: Omit<HistoryEntriesProps, 'describe'>) => (
  <HistoryEntries {...props} describe={describe} />
)
