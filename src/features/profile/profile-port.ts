import type { ChangeEmailRequest } from '#generated/model/change-email-request.ts'
import type { ChangePasswordRequest } from '#generated/model/change-password-request.ts'
import type { EmailTanRequest } from '#generated/model/email-tan-request.ts'
import type { Profile } from '#generated/model/profile.ts'
import type { TanCreated } from '#generated/model/tan-created.ts'
import type { UpdateProfileRequest } from '#generated/model/update-profile-request.ts'
import type { ApplicationStatus, Change, Command, Query } from '#src/shared/query/port.ts'

/** What a person may see and change of their own account. */
export type ProfilePort = {
  profile: () => Query<Profile>
  /** Where people may change their own name (R433); customers' names are the bank's (A38). */
  changeName?: Change<Profile, UpdateProfileRequest, void>
  changePassword: Command<ChangePasswordRequest, void, ApplicationStatus<'privateChangePassword'>>
  requestEmailCode: Command<EmailTanRequest, TanCreated>
  changeEmail: Change<Profile, ChangeEmailRequest, void, ApplicationStatus<'privateChangeEmail'>>
}
