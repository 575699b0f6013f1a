import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { PrivateTerminationReason } from './private-termination-reason.ts';
import { ProductCosts } from './product-costs.ts';
import { ProductLimits } from './product-limits.ts';
import { ProductType } from './product-type.ts';

export const productActivationDateMax = 10;

export const productTerminationDateMax = 10;



export const Product = /*#__PURE__*/ zod.object({
  "productType": ProductType,
  "activationDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(productActivationDateMax)),
  "terminationDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(productTerminationDateMax))),
  "terminationReason": /*#__PURE__*/ zod.union([PrivateTerminationReason,/*#__PURE__*/ zod.null()]),
  "limits": ProductLimits,
  "costs": ProductCosts,
  "productChangeId": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()])
});

export type Product = zod.input<typeof Product>;
export type ProductOutput = zod.output<typeof Product>;
