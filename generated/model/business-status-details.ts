import * as zod from 'zod/mini';
import { BusinessTerminationReason } from './business-termination-reason.ts';
import { CustomerStatus } from './customer-status.ts';

export const businessStatusDetailsTerminationDateMax = 10;



export const BusinessStatusDetails = /*#__PURE__*/ zod.object({
  "status": CustomerStatus,
  "terminationReason": /*#__PURE__*/ zod.union([BusinessTerminationReason,/*#__PURE__*/ zod.null()]),
  "terminationDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(businessStatusDetailsTerminationDateMax)))
});

export type BusinessStatusDetails = zod.input<typeof BusinessStatusDetails>;
export type BusinessStatusDetailsOutput = zod.output<typeof BusinessStatusDetails>;
