import * as zod from 'zod/mini';

export const customerNoteCreatedAtMax = 40;

export const customerNoteNoteMax = 100000;

export const customerNoteRecordedByMax = 255;



export const CustomerNote = /*#__PURE__*/ zod.object({
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(customerNoteCreatedAtMax)),
  "note": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(customerNoteNoteMax)),
  "recordedBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(customerNoteRecordedByMax))
});

export type CustomerNote = zod.input<typeof CustomerNote>;
export type CustomerNoteOutput = zod.output<typeof CustomerNote>;
