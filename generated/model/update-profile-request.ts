import * as zod from 'zod/mini';
import { PersonName } from './person-name.ts';

export const UpdateProfileRequest = /*#__PURE__*/ zod.object({
  "firstName": PersonName,
  "lastName": PersonName
});

export type UpdateProfileRequest = zod.input<typeof UpdateProfileRequest>;
export type UpdateProfileRequestOutput = zod.output<typeof UpdateProfileRequest>;
