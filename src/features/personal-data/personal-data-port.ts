import type { BankData } from '#generated/model/bank-data.ts'
import type { BankPersonalInformation } from '#generated/model/bank-personal-information.ts'
import type { PersonalInformation } from '#generated/model/personal-information.ts'
import type { PrivacySettings } from '#generated/model/privacy-settings.ts'
import type { UpdateBankDataRequest } from '#generated/model/update-bank-data-request.ts'
import type { UpdateBankPersonalInformationRequest } from '#generated/model/update-bank-personal-information-request.ts'
import type { UpdatePersonalInformationRequest } from '#generated/model/update-personal-information-request.ts'
import type { UpdatePrivacySettingsRequest } from '#generated/model/update-privacy-settings-request.ts'
import type { ApplicationStatus, Change, Query, Versioned } from '#src/shared/query/port.ts'

type Editing<TData extends Versioned, TSent, TStatus extends number = never> = {
  read: () => Query<TData>
  change: Change<TData, TSent, unknown, TStatus>
}

/** What customers change about themselves; the names stay. */
export type OwnInformation = Editing<PersonalInformation, UpdatePersonalInformationRequest>
/** All personal information, with names, e-mail address and employee flag. */
export type FullInformation = Editing<
  BankPersonalInformation,
  UpdateBankPersonalInformationRequest,
  ApplicationStatus<'bankUpdatePersonalInformation'>
>

/** The personal data of one private customer, for the customer and for the bank. */
export type PersonalDataPort = {
  information: { own: OwnInformation } | { full: FullInformation }
  bankData: () => Query<BankData>
  /** Without it, the bank data are read-only (A133). */
  changeBankData?: Change<BankData, UpdateBankDataRequest, unknown, ApplicationStatus<'bankUpdateBankData'>>
  privacy: Editing<PrivacySettings, UpdatePrivacySettingsRequest>
}
