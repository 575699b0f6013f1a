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
import { command } from '#src/shared/query/port.ts'
import { changeCommand, idempotentCommand } from '#src/shared/query/write-commands.ts'

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
    change: changeCommand(
      'bankUpdateCallingNumber',
      (number, headers, { id }) => bankUpdateCallingNumber(customerId, id, number, headers),
      reloads,
    ),
    block: changeCommand(
      'bankBlockCallingNumber',
      (_, headers, { id }) => bankBlockCallingNumber(customerId, id, headers),
      reloads,
    ),
    cancelBlock: changeCommand(
      'bankCancelCallingNumberBlock',
      (_, headers, { id }) => bankCancelCallingNumberBlock(customerId, id, headers),
      reloads,
    ),
    deactivate: changeCommand(
      'bankDeactivateCallingNumber',
      (reason, headers, { id }) => bankDeactivateCallingNumber(customerId, id, reason, headers),
      reloads,
    ),
    upload: (onProgress) =>
      idempotentCommand(
        'bankUploadCallingNumbers',
        ({ file }, headers) => bankUploadCallingNumbers(customerId, file, headers, withUploadProgress(onProgress)),
        reloads,
      ),
    download: command('bankDownloadCallingNumbers', () => bankDownloadCallingNumbers(customerId)),
    showsTasks: true,
  }
}
