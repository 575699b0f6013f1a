import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BankRole } from '#generated/model/bank-role.ts'
import { labelOf } from '#src/shared/i18n/label-of.ts'

const labels: Record<BankRole, MessageDescriptor> = {
  ADMINISTRATOR: msg`Administrator`,
  BACKOFFICE: msg`Back office`,
  RISK: msg`Risk management`,
  SERVICELINE: msg`Service line`,
  DELETE_ADMINISTRATOR: msg`Administrator for deletions`,
  CREDIT_ADMINISTRATOR: msg`Administrator for credits`,
}

/** The sub-roles of a bank employee in the order of the contract (R226). */
export const roleOptions = (i18n: I18n) =>
  (Object.keys(labels) as BankRole[]).map((value) => ({ value, label: labelOf(i18n, labels, value) }))

/** Several roles as one text (R874). */
export const rolesText = (i18n: I18n, roles: readonly BankRole[]): string =>
  roles.map((role) => labelOf(i18n, labels, role)).join(', ')
