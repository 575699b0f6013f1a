import * as zod from 'zod/mini';
import { CallNumber } from './call-number.ts';
import { Tan } from './tan.ts';

export const ChangeCallNumberRequest = /*#__PURE__*/ zod.object({
  "callNumber": CallNumber,
  "tanToken": Tan
});

export type ChangeCallNumberRequest = zod.input<typeof ChangeCallNumberRequest>;
export type ChangeCallNumberRequestOutput = zod.output<typeof ChangeCallNumberRequest>;
