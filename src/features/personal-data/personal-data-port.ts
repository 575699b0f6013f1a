import type { BankData } from '#generated/model/bank-data.ts'
import type { BankPersonalInformation } from '#generated/model/bank-personal-information.ts'
import type { PersonalInformation } from '#generated/model/personal-information.ts'
import type { PrivacySettings } from '#generated/model/privacy-settings.ts'
import type { Command, Query } from '#src/shared/query/port.ts'

type Editing<TData, TStatus extends number = never> = {
  read: () => Query<TData>
  change: Command<TData, unknown, TStatus>
}

/** What somebody says about themselves: the names stand. */
export type OwnInformation = Editing<PersonalInformation>
/** Everything that is known about a person, names, e-mail address and employee flag included. */
export type FullInformation = Editing<BankPersonalInformation, 409>

/** What is known about one private customer; the customer's own area and the bank answer in their own way. */
export type PersonalDataPort = {
  information: { own: OwnInformation } | { full: FullInformation }
  bankData: () => Query<BankData>
  /** Without it, the bank data are shown only (A133). */
  changeBankData?: Command<BankData, unknown, 460>
  privacy: Editing<PrivacySettings>
}
