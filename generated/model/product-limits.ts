import * as zod from 'zod/mini';
import { Money } from './money.ts';

export const ProductLimits = /*#__PURE__*/ zod.object({
  "activeProduct": Money,
  "inactiveProduct": Money
});

export type ProductLimits = zod.input<typeof ProductLimits>;
export type ProductLimitsOutput = zod.output<typeof ProductLimits>;
