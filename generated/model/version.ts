import * as zod from 'zod/mini';

export const versionVersionMax = 40;

export const versionContractVersionMax = 40;



export const Version = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(versionVersionMax)),
  "contractVersion": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(versionContractVersionMax))
});

export type Version = zod.input<typeof Version>;
export type VersionOutput = zod.output<typeof Version>;
