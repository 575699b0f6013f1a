import * as zod from 'zod/mini';
import { PreferredCity } from './preferred-city.ts';
import { Total } from './total.ts';

export const preferredCityListResultsMax = 1000;



export const PreferredCityList = /*#__PURE__*/ zod.object({
  "results": /*#__PURE__*/ zod.array(PreferredCity).check(/*#__PURE__*/ zod.maxLength(preferredCityListResultsMax)),
  "total": Total
});

export type PreferredCityList = zod.input<typeof PreferredCityList>;
export type PreferredCityListOutput = zod.output<typeof PreferredCityList>;
