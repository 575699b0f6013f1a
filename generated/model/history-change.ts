import * as zod from 'zod/mini';
import { HistoryField } from './history-field.ts';
import { HistoryValue } from './history-value.ts';

export const HistoryChange = /*#__PURE__*/ zod.object({
  "field": HistoryField,
  "before": /*#__PURE__*/ zod.optional(HistoryValue),
  "after": /*#__PURE__*/ zod.optional(HistoryValue)
});

export type HistoryChange = zod.input<typeof HistoryChange>;
export type HistoryChangeOutput = zod.output<typeof HistoryChange>;
