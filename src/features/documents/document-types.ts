import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DocumentType } from '#generated/model/document-type.ts'
import { labelOf } from '#src/shared/i18n/label-of.ts'

/** The allowed endings of file names (A113). */
export const fileEndings = ['pdf', 'jpg', 'png', 'tif', 'doc', 'docx', 'xls', 'xlsx', 'csv', 'txt', 'msg', 'eml']

/** The 23 kinds of documents (R473, A29). */
export const documentTypeLabels: Record<DocumentType, MessageDescriptor> = {
  '1_CENT_TRANSFER': msg`1 cent transfer`,
  'ASSOCIATION_STATUTES/ASSOCIATION_REGISTER': msg`Association statutes / register of associations`,
  BUSINESS_LICENSE: msg`Trade licence`,
  COMPANY_REGISTER_EXCERPT: msg`Company register extract`,
  CREDIT_REPORT: msg`Credit report`,
  DATA_CHANGE: msg`Change of data`,
  DEATH_CERTIFICATE: msg`Death certificate`,
  DRIVERS_LICENSE: msg`Driving licence`,
  FRAUD: msg`Fraud`,
  ID_COPY: msg`Copy of an ID`,
  IDENTITY_CARD: msg`Identity card`,
  KSV_SUBJECT_ACCESS_REPORT: msg`KSV subject access report`,
  LIMIT_CHANGE_FORM: msg`Limit change form`,
  MARRIAGE_CERTIFICATE: msg`Marriage certificate`,
  OTHER: msg`Other document`,
  PASSPORT: msg`Passport`,
  PAYSLIP: msg`Payslip`,
  PROOF_OF_FOUNDATION: msg`Proof of foundation`,
  PROOF_OF_OWNERSHIP: msg`Proof of ownership`,
  REQUEST_FORM: msg`Application form`,
  SCREENSHOT: msg`Screenshot`,
  TERMINATION_FORM: msg`Termination form`,
  UID_VERIFICATION: msg`VAT number check`,
}

export const documentTypeName = (i18n: I18n, type: DocumentType): string => labelOf(i18n, documentTypeLabels, type)

/** All types to choose from, sorted by their names in the language. */
export const documentTypeOptions = (i18n: I18n): { value: DocumentType; label: string }[] =>
  (Object.keys(documentTypeLabels) as DocumentType[])
    .map((value) => ({ value, label: documentTypeName(i18n, value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18n.locale))
