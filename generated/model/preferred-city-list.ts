import * as zod from 'zod/mini';
import { PreferredCity } from './preferred-city.ts';

export const preferredCityListResultsMax = 1000;

export const preferredCityListTotalMin = 0;
export const preferredCityListTotalMax = 1000;



export const PreferredCityList = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(PreferredCity).check(/*#__PURE__*/ zod.maxLength(preferredCityListResultsMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(preferredCityListTotalMin)).check(/*#__PURE__*/ zod.lte(preferredCityListTotalMax))
});

export type PreferredCityList = zod.input<typeof PreferredCityList>;
export type PreferredCityListOutput = zod.output<typeof PreferredCityList>;
