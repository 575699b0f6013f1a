import type { BusinessAdmin } from '#generated/model/business-admin.ts'
import { fakeChangeOf, fakeCommandOf, fakeList } from '#src/shared/query/port.fake.ts'

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
  return {
    administrators: () => fakeList('administrators', people),
    add: fakeCommandOf('businessCreateAdministrator', katharina),
    update: fakeChangeOf('businessUpdateAdministrator'),
  }
}
