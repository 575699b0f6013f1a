import * as zod from 'zod/mini';
import { HistoryEntry } from './history-entry.ts';

export const historyListHistoryEntriesMax = 10000;



export const HistoryList = /*#__PURE__*/ zod.object({
  "historyEntries": /*#__PURE__*/ zod.array(HistoryEntry).check(/*#__PURE__*/ zod.maxLength(historyListHistoryEntriesMax))
});

export type HistoryList = zod.input<typeof HistoryList>;
export type HistoryListOutput = zod.output<typeof HistoryList>;
