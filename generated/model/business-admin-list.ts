import * as zod from 'zod/mini';
import { BusinessAdmin } from './business-admin.ts';
import { Total } from './total.ts';

export const businessAdminListResultsMax = 1000;



export const BusinessAdminList = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(BusinessAdmin).check(/*#__PURE__*/ zod.maxLength(businessAdminListResultsMax)),
  "total": Total
});

export type BusinessAdminList = zod.input<typeof BusinessAdminList>;
export type BusinessAdminListOutput = zod.output<typeof BusinessAdminList>;
