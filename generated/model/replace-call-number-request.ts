import * as zod from 'zod/mini';
import { CallNumber } from './call-number.ts';

export const ReplaceCallNumberRequest = /*#__PURE__*/ zod.object({
  "callNumber": CallNumber
});

export type ReplaceCallNumberRequest = zod.input<typeof ReplaceCallNumberRequest>;
export type ReplaceCallNumberRequestOutput = zod.output<typeof ReplaceCallNumberRequest>;
