import * as zod from 'zod/mini';

export const tanCreatedExpiresAtMax = 40;

export const tanCreatedNextRequestPossibleAtMax = 40;



export const TanCreated = /*#__PURE__*/ zod.object({
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(tanCreatedExpiresAtMax)),
  "nextRequestPossibleAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(tanCreatedNextRequestPossibleAtMax))
});

export type TanCreated = zod.input<typeof TanCreated>;
export type TanCreatedOutput = zod.output<typeof TanCreated>;
