/** `npm run mock`: Prism on the contract, stateless, for use where only shapes matter. */
import { serveMock } from './mock-server.ts'
import { generated } from './prepare.ts'
import { servedDocument } from './prism.ts'

generated()
await serveMock(servedDocument())
