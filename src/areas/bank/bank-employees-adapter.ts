import {
  bankCreateEmployee,
  bankUpdateEmployee,
  getBankListEmployeesQueryKey,
  getBankListEmployeesSuspenseQueryOptions,
} from '#generated/api/bank-employees/bank-employees.ts'
import type { BankEmployeesPort } from '#src/features/bank-employees/bank-employees-port.ts'
import { changeCommand, idempotentCommand } from '#src/shared/query/write-commands.ts'
import { readUser } from '#src/shared/session/session.ts'

const reloads = [getBankListEmployeesQueryKey()]

export const bankEmployeesAdapter: BankEmployeesPort = {
  employees: () => getBankListEmployeesSuspenseQueryOptions(),
  add: idempotentCommand('bankCreateEmployee', bankCreateEmployee, reloads),
  update: changeCommand(
    'bankUpdateEmployee',
    (sent, headers, { id }) => bankUpdateEmployee(id, sent, headers),
    reloads,
  ),
  isOwn: ({ id }) => readUser('bank')?.id === id,
}
