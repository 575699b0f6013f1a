import * as zod from 'zod/mini';
import { BusinessTerminationReason } from './business-termination-reason.ts';
import { CustomerStatus } from './customer-status.ts';
import { Day } from './day.ts';

export const BusinessStatusDetails = /*#__PURE__*/ zod.object({
  "status": CustomerStatus,
  "terminationReason": /*#__PURE__*/ zod.union([BusinessTerminationReason,/*#__PURE__*/ zod.null()]),
  "terminationDate": /*#__PURE__*/ zod.union([Day,/*#__PURE__*/ zod.null()])
});

export type BusinessStatusDetails = zod.input<typeof BusinessStatusDetails>;
export type BusinessStatusDetailsOutput = zod.output<typeof BusinessStatusDetails>;
