import * as zod from 'zod/mini';
import { EmailAddress } from './email-address.ts';
import { Etag } from './etag.ts';
import { PersonName } from './person-name.ts';
import { SessionIdleSeconds } from './session-idle-seconds.ts';

export const Profile = /*#__PURE__*/ zod.object({
  "etag": Etag,
  "email": EmailAddress,
  "firstName": PersonName,
  "lastName": PersonName,
  "sessionIdleSeconds": /*#__PURE__*/ zod.optional(SessionIdleSeconds)
});

export type Profile = zod.input<typeof Profile>;
export type ProfileOutput = zod.output<typeof Profile>;
