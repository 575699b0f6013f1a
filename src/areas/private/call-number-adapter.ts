import {
  getPrivateGetCallNumberQueryKey,
  getPrivateGetCallNumberSuspenseQueryOptions,
  privateChangeCallNumber,
  privateRequestSmsTan,
} from '#generated/api/private-call-number/private-call-number.ts'
import type { CallNumberPort } from '#src/features/call-number/call-number-port.ts'
import { command } from '#src/shared/query/port.ts'
import { changeCommand } from '#src/shared/query/write-commands.ts'

export const callNumberAdapter: CallNumberPort = {
  callNumber: () => getPrivateGetCallNumberSuspenseQueryOptions(),
  requestCode: command('privateRequestSmsTan', privateRequestSmsTan),
  changeCallNumber: changeCommand(
    'privateChangeCallNumber',
    (sent, headers) => privateChangeCallNumber(sent, headers),
    [getPrivateGetCallNumberQueryKey()],
  ),
}
