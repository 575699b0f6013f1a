import {
  businessBlockCallingNumber,
  businessCancelCallingNumberBlock,
  businessCreateCallingNumber,
  businessDeactivateCallingNumber,
  businessDownloadCallingNumbers,
  businessUpdateCallingNumber,
  businessUploadCallingNumbers,
  getBusinessGetCallingNumberSuspenseQueryOptions,
  getBusinessListCallingNumbersQueryKey,
  getBusinessListCallingNumbersSuspenseQueryOptions,
  getBusinessListPreferredCitiesSuspenseQueryOptions,
} from '#generated/api/business-calling-numbers/business-calling-numbers.ts'
import type { CallingNumbersPort } from '#src/features/calling-numbers/calling-numbers-port.ts'
import { withUploadProgress } from '#src/shared/http/upload-progress.ts'
import { command } from '#src/shared/query/port.ts'
import { changeCommand, idempotentCommand } from '#src/shared/query/write-commands.ts'

/** The list and every single number. */
const reloads = [getBusinessListCallingNumbersQueryKey()]

export const callingNumbersAdapter: CallingNumbersPort = {
  numbers: () => getBusinessListCallingNumbersSuspenseQueryOptions(),
  number: (id) => getBusinessGetCallingNumberSuspenseQueryOptions(id),
  cities: () => getBusinessListPreferredCitiesSuspenseQueryOptions(),
  add: idempotentCommand('businessCreateCallingNumber', businessCreateCallingNumber, reloads),
  change: changeCommand(
    'businessUpdateCallingNumber',
    (number, headers, { id }) => businessUpdateCallingNumber(id, number, headers),
    reloads,
  ),
  block: changeCommand(
    'businessBlockCallingNumber',
    (_, headers, { id }) => businessBlockCallingNumber(id, headers),
    reloads,
  ),
  cancelBlock: changeCommand(
    'businessCancelCallingNumberBlock',
    (_, headers, { id }) => businessCancelCallingNumberBlock(id, headers),
    reloads,
  ),
  deactivate: changeCommand(
    'businessDeactivateCallingNumber',
    (reason, headers, { id }) => businessDeactivateCallingNumber(id, reason, headers),
    reloads,
  ),
  upload: (onProgress) =>
    idempotentCommand(
      'businessUploadCallingNumbers',
      ({ file }, headers) => businessUploadCallingNumbers(file, headers, withUploadProgress(onProgress)),
      reloads,
    ),
  download: command('businessDownloadCallingNumbers', () => businessDownloadCallingNumbers()),
}
