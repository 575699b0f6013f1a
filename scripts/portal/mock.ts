/** `npm run mock`: Prism on the contract, stateless, for whoever needs only shapes. */
import { mockPort } from './mock-gateway.ts'
import { fail, generated, settings } from './prepare.ts'
import { startPrism } from './prism.ts'

const port = settings(mockPort)
generated()
const mock = await startPrism(port).catch((error: Error) => fail(error.message))
console.log(
  `The mock answers at ${mock.address}; a header such as "Prefer: code=462, example=accountLocked" asks for more.`,
)
await mock.ended
fail('The mock has ended.')
