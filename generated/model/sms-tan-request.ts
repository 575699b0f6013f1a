import * as zod from 'zod/mini';
import { CallNumber } from './call-number.ts';

export const SmsTanRequest = /*#__PURE__*/ zod.object({
  "callNumber": CallNumber
});

export type SmsTanRequest = zod.input<typeof SmsTanRequest>;
export type SmsTanRequestOutput = zod.output<typeof SmsTanRequest>;
