import type { BankEmployee } from '#generated/model/bank-employee.ts'
import type { CreateBankEmployeeRequest } from '#generated/model/create-bank-employee-request.ts'
import type { UpdateBankEmployeeRequest } from '#generated/model/update-bank-employee-request.ts'
import { fakeChangeOf, fakeCommandOf } from '#src/shared/query/command.fake.ts'
import { fakeQuery } from '#src/shared/query/query.fake.ts'

export const sabine: BankEmployee = {
  id: '50000000-0000-4000-8000-000000000001',
  etag: 'sabine-1',
  email: 'sabine.koehler@bank.example',
  firstName: 'Sabine',
  lastName: 'Köhler',
  roles: ['ADMINISTRATOR', 'RISK'],
  active: true,
}

export const gerda: BankEmployee = {
  id: '50000000-0000-4000-8000-000000000007',
  etag: 'gerda-1',
  email: 'gerda.lindner@bank.example',
  firstName: 'Gerda',
  lastName: 'Lindner',
  roles: ['BACKOFFICE'],
  active: false,
}

export function fakeBankEmployeesPort(people: readonly BankEmployee[] = [sabine, gerda]) {
  const answer = { results: [...people], total: people.length }
  const update = fakeChangeOf('bankUpdateEmployee')<UpdateBankEmployeeRequest, void>(undefined)
  return {
    employees: () => fakeQuery(['fake', 'employees'], () => Promise.resolve(answer)),
    add: fakeCommandOf('bankCreateEmployee')<CreateBankEmployeeRequest, BankEmployee>(sabine),
    update,
  }
}
