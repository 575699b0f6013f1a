import {
  bankBlockCallingNumber,
  bankCancelCallingNumberBlock,
  bankCreateCallingNumber,
  bankDeactivateCallingNumber,
  bankDownloadCallingNumbers,
  bankUpdateCallingNumber,
  bankUploadCallingNumbers,
  getBankGetCallingNumberSuspenseQueryOptions,
  getBankListCallingNumbersQueryKey,
  getBankListCallingNumbersSuspenseQueryOptions,
  getBankListPreferredCitiesSuspenseQueryOptions,
} from '#generated/api/bank-calling-numbers/bank-calling-numbers.ts'
import type { CallingNumbersPort } from '#src/features/calling-numbers/calling-numbers-port.ts'
import { withUploadProgress } from '#src/shared/http/upload-progress.ts'
import { idempotentCommand } from '#src/shared/query/idempotent-command.ts'
import { command } from '#src/shared/query/port.ts'

/** The calling numbers of the company that a bank employee looks at. */
export function bankCallingNumbers(customerId: string): CallingNumbersPort {
  /** The list and every single number. */
  const reloads = [getBankListCallingNumbersQueryKey(customerId)]
  return {
    numbers: () => getBankListCallingNumbersSuspenseQueryOptions(customerId),
    number: (id) => getBankGetCallingNumberSuspenseQueryOptions(customerId, id),
    cities: () => getBankListPreferredCitiesSuspenseQueryOptions(),
    add: idempotentCommand(
      'bankCreateCallingNumber',
      (number, headers) => bankCreateCallingNumber(customerId, number, headers),
      reloads,
    ),
    change: (id) =>
      command('bankUpdateCallingNumber', (number) => bankUpdateCallingNumber(customerId, id, number), reloads),
    block: command('bankBlockCallingNumber', (id) => bankBlockCallingNumber(customerId, id), reloads),
    cancelBlock: command('bankCancelCallingNumberBlock', (id) => bankCancelCallingNumberBlock(customerId, id), reloads),
    deactivate: (id) =>
      command('bankDeactivateCallingNumber', (reason) => bankDeactivateCallingNumber(customerId, id, reason), reloads),
    upload: (tell) =>
      idempotentCommand(
        'bankUploadCallingNumbers',
        ({ file }, headers) => bankUploadCallingNumbers(customerId, file, headers, withUploadProgress(tell)),
        reloads,
      ),
    download: command('bankDownloadCallingNumbers', () => bankDownloadCallingNumbers(customerId)),
    showsTasks: true,
  }
}
