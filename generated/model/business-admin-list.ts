import * as zod from 'zod/mini';
import { BusinessAdmin } from './business-admin.ts';

export const businessAdminListResultsMax = 1000;

export const businessAdminListTotalMin = 0;
export const businessAdminListTotalMax = 1000;



export const BusinessAdminList = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(BusinessAdmin).check(/*#__PURE__*/ zod.maxLength(businessAdminListResultsMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(businessAdminListTotalMin)).check(/*#__PURE__*/ zod.lte(businessAdminListTotalMax))
});

export type BusinessAdminList = zod.input<typeof BusinessAdminList>;
export type BusinessAdminListOutput = zod.output<typeof BusinessAdminList>;
