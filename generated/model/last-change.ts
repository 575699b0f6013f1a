import * as zod from 'zod/mini';
import { Author } from './author.ts';
import { Timestamp } from './timestamp.ts';

export const LastChange = /*#__PURE__*/ zod.object({
  "at": Timestamp,
  "own": /*#__PURE__*/ zod.boolean(),
  "user": /*#__PURE__*/ zod.optional(Author)
});

export type LastChange = zod.input<typeof LastChange>;
export type LastChangeOutput = zod.output<typeof LastChange>;
