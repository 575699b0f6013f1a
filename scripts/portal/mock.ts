/** `npm run mock`: Prism on the contract, stateless, for whoever needs only shapes. */
import { serveMock } from './mock-server.ts'
import { generated } from './prepare.ts'
import { servedDocument } from './prism.ts'

generated()
await serveMock(servedDocument())
