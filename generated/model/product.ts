import * as zod from 'zod/mini';
import { Day } from './day.ts';
import { Id } from './id.ts';
import { PrivateTerminationReason } from './private-termination-reason.ts';
import { ProductCosts } from './product-costs.ts';
import { ProductLimits } from './product-limits.ts';
import { ProductType } from './product-type.ts';

export const Product = /*#__PURE__*/ zod.object({
  "productType": ProductType,
  "activationDate": Day,
  "terminationDate": /*#__PURE__*/ zod.union([Day,/*#__PURE__*/ zod.null()]),
  "terminationReason": /*#__PURE__*/ zod.union([PrivateTerminationReason,/*#__PURE__*/ zod.null()]),
  "limits": ProductLimits,
  "costs": ProductCosts,
  "productChangeId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])
});

export type Product = zod.input<typeof Product>;
export type ProductOutput = zod.output<typeof Product>;
