import { expect, it } from 'vitest'
import { portalBefore } from './portal-before-backend.ts'

it.each(['localhost:8090', 'nonsense', 'ftp://bank.example', ''])(
  'a backend team that names its server as %j reads what is wrong before anything starts',
  async (address) => {
    await expect(portalBefore(address, { port: 0, site: async () => {} })).rejects.toThrow(
      `API_BASE_URL is no http or https address: ${address}`,
    )
  },
)
