import { describe, expect, it } from 'vitest'
import { operationsOf } from '#contract-checks/contract.ts'
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

  it('removes the length bounds beside a pattern of an exact length', () => {
    const contract = smallContract()
    const bounds = { type: 'string', minLength: 4, maxLength: 4 }
    Object.assign(contract.components.schemas, {
      Exact: { ...bounds, pattern: '^[0-9]{4}$' },
      Other: { ...bounds, maxLength: 9, pattern: '^[0-9]{4,9}$' },
    })
    const { Exact, Other } = orvalInput(contract).components.schemas
    expect(Exact).toEqual({ type: 'string', pattern: '^[0-9]{4}$' })
    expect(Other).toMatchObject({ minLength: 4, maxLength: 9 })
  })

  it('the bundle itself is left as it was', () => {
    const bundle = smallContract()
    orvalInput(bundle)
    expect(bundle).toEqual(smallContract())
  })
})
