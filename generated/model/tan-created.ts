import * as zod from 'zod/mini';
import { Timestamp } from './timestamp.ts';

export const TanCreated = /*#__PURE__*/ zod.object({
  "expiresAt": Timestamp,
  "nextRequestPossibleAt": Timestamp
});

export type TanCreated = zod.input<typeof TanCreated>;
export type TanCreatedOutput = zod.output<typeof TanCreated>;
