import type { BusinessAdmin } from '#generated/model/business-admin.ts'
import type { CreateBusinessAdminRequest } from '#generated/model/create-business-admin-request.ts'
import type { UpdateBusinessAdminRequest } from '#generated/model/update-business-admin-request.ts'
import { fakeChangeOf, fakeCommandOf } from '#src/shared/query/command.fake.ts'
import { fakeQuery } from '#src/shared/query/query.fake.ts'

export const katharina: BusinessAdmin = {
  id: '40000000-0000-4000-8000-120045670101',
  etag: 'katharina-1',
  email: 'katharina.moser@bergland.example',
  firstName: 'Katharina',
  lastName: 'Moser',
  isActive: true,
  taskOpen: false,
}

export const stefan: BusinessAdmin = {
  ...katharina,
  id: '40000000-0000-4000-8000-120045670102',
  etag: 'stefan-1',
  email: 'stefan.lechner@bergland.example',
  firstName: 'Stefan',
  lastName: 'Lechner',
  isActive: false,
  taskOpen: true,
}

/** The list never changes. */
export function fakeAdministratorsPort(people: readonly BusinessAdmin[] = [katharina, stefan]) {
  const answer = { results: [...people], total: people.length }
  const update = fakeChangeOf('businessUpdateAdministrator')<UpdateBusinessAdminRequest, void>(undefined)
  return {
    administrators: () => fakeQuery(['fake', 'administrators'], () => Promise.resolve(answer)),
    add: fakeCommandOf('businessCreateAdministrator')<CreateBusinessAdminRequest, BusinessAdmin>(katharina),
    update,
  }
}
