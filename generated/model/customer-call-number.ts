import * as zod from 'zod/mini';
import { CallNumber } from './call-number.ts';
import { Etag } from './etag.ts';

export const CustomerCallNumber = /*#__PURE__*/ zod.object({
  "etag": Etag,
  "callNumber": CallNumber
});

export type CustomerCallNumber = zod.input<typeof CustomerCallNumber>;
export type CustomerCallNumberOutput = zod.output<typeof CustomerCallNumber>;
