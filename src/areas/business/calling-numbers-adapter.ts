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
import { idempotentCommand } from '#src/shared/query/idempotent-command.ts'
import { command } from '#src/shared/query/port.ts'

/** The list and every single number. */
const reloads = [getBusinessListCallingNumbersQueryKey()]

export const callingNumbersAdapter: CallingNumbersPort = {
  numbers: () => getBusinessListCallingNumbersSuspenseQueryOptions(),
  number: (id) => getBusinessGetCallingNumberSuspenseQueryOptions(id),
  cities: () => getBusinessListPreferredCitiesSuspenseQueryOptions(),
  add: idempotentCommand(
    'businessCreateCallingNumber',
    (number, headers) => businessCreateCallingNumber(number, headers),
    reloads,
  ),
  change: (id) => command('businessUpdateCallingNumber', (number) => businessUpdateCallingNumber(id, number), reloads),
  block: command('businessBlockCallingNumber', (id) => businessBlockCallingNumber(id), reloads),
  cancelBlock: command('businessCancelCallingNumberBlock', (id) => businessCancelCallingNumberBlock(id), reloads),
  deactivate: (id) =>
    command('businessDeactivateCallingNumber', (reason) => businessDeactivateCallingNumber(id, reason), reloads),
  upload: (tell) =>
    idempotentCommand(
      'businessUploadCallingNumbers',
      ({ file }, headers) => businessUploadCallingNumbers(file, headers, withUploadProgress(tell)),
      reloads,
    ),
  download: command('businessDownloadCallingNumbers', () => businessDownloadCallingNumbers()),
}
