import type { BankEmployee } from '#generated/model/bank-employee.ts'
import { fakeChangeOf, fakeCommandOf, fakeList } from '#src/shared/query/port.fake.ts'

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
  return {
    employees: () => fakeList('employees', people),
    add: fakeCommandOf('bankCreateEmployee', sabine),
    update: fakeChangeOf('bankUpdateEmployee'),
  }
}
