import * as zod from 'zod/mini';
import { CityId } from './city-id.ts';

export const preferredCityNameMax = 60;



export const PreferredCity = /*#__PURE__*/ zod.object({
  "cityId": CityId,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(preferredCityNameMax)),
  "active": /*#__PURE__*/ zod.boolean()
});

export type PreferredCity = zod.input<typeof PreferredCity>;
export type PreferredCityOutput = zod.output<typeof PreferredCity>;
