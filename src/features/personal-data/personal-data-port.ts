import type { BankData } from '#generated/model/bank-data.ts'
import type { BankPersonalInformation } from '#generated/model/bank-personal-information.ts'
import type { PersonalInformation } from '#generated/model/personal-information.ts'
import type { PrivacySettings } from '#generated/model/privacy-settings.ts'
import type { UpdateBankDataRequest } from '#generated/model/update-bank-data-request.ts'
import type { UpdateBankPersonalInformationRequest } from '#generated/model/update-bank-personal-information-request.ts'
import type { UpdatePersonalInformationRequest } from '#generated/model/update-personal-information-request.ts'
import type { UpdatePrivacySettingsRequest } from '#generated/model/update-privacy-settings-request.ts'
import type { Change, Query, Versioned } from '#src/shared/query/port.ts'

type Editing<TData extends Versioned, TSent, TStatus extends number = never> = {
  read: () => Query<TData>
  change: Change<TData, TSent, unknown, TStatus>
}

/** What somebody says about themselves: the names stand. */
export type OwnInformation = Editing<PersonalInformation, UpdatePersonalInformationRequest>
/** Everything that is known about a person, names, e-mail address and employee flag included. */
export type FullInformation = Editing<BankPersonalInformation, UpdateBankPersonalInformationRequest, 409>

/** What is known about one private customer; the customer's own area and the bank answer in their own way. */
export type PersonalDataPort = {
  information: { own: OwnInformation } | { full: FullInformation }
  bankData: () => Query<BankData>
  /** Without it, the bank data are shown only (A133). */
  changeBankData?: Change<BankData, UpdateBankDataRequest, unknown, 460>
  privacy: Editing<PrivacySettings, UpdatePrivacySettingsRequest>
}
