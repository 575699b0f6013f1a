import * as zod from 'zod/mini';

export const TimestampMax = 40;



export const Timestamp = /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(TimestampMax));

export type Timestamp = zod.input<typeof Timestamp>;
export type TimestampOutput = zod.output<typeof Timestamp>;
