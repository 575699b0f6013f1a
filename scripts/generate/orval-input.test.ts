import { describe, expect, it } from 'vitest'
import { operationsOf } from '../contract/document.ts'
import { orvalInput } from './orval-input.ts'
import { smallContract } from './small-contract.fake.ts'

describe('what Orval gets', () => {
  const input = orvalInput(smallContract())
  const [login, list, upload] = operationsOf(input)

  it('transport headers are no arguments, the headers of a document are', () => {
    expect(list!.parameters.map(({ name }) => name)).toEqual(['customerId', 'status', 'page'])
    expect(upload!.parameters.map(({ name }) => name)).toEqual(['customerId', 'Doc-Name'])
  })

  it('descriptions of schemas and fields vanish, a field of that name stays', () => {
    expect(input.components.schemas.Login).toEqual({ type: 'object', properties: { email: { type: 'string' } } })
    expect(input.components.schemas.DocumentEntry!.properties).toEqual({ description: { type: 'string' } })
  })

  it('examples vanish', () => {
    expect(list!.responses['200']!.content!['application/json']).not.toHaveProperty('examples')
    expect(input.components).not.toHaveProperty('examples')
  })

  it('shared answers stand where they are used', () => {
    expect(login!.operation.responses['401']).toMatchObject({ description: 'Wrong password.' })
    expect(input.components).not.toHaveProperty('responses')
    expect(input.components).not.toHaveProperty('parameters')
  })

  it('a renamed field of a component arrives under its new name', () => {
    const renamed = smallContract()
    renamed.components.schemas.Login!.properties = { mail: { type: 'string' } }
    expect(Object.keys(orvalInput(renamed).components.schemas.Login!.properties!)).toEqual(['mail'])
  })

  it('the bundle itself is left as it was', () => {
    const bundle = smallContract()
    orvalInput(bundle)
    expect(bundle).toEqual(smallContract())
  })
})
