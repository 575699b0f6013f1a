import { expect, it } from 'vitest'
import { requestValidator } from '../../contract-checks/validator.ts'
import { isJson, operationsOf, resolveRef } from '#contract-checks/contract.ts'
import { readFormerRelease } from '../versions/backend-versions.ts'
import { contract, jsonOf, operations } from './read-contract.ts'

const release = readFormerRelease('2.0.0')
const validate = requestValidator(contract.components.schemas)

it('every call and every example body of release 2.0.0 is still accepted', () => {
  let bodies = 0
  for (const older of operationsOf(release)) {
    const today = operations.find(({ id }) => id === older.id)
    expect([today?.method, today?.path], older.id).toEqual([older.method, older.path])
    const schema = jsonOf(today!.body?.content)
    for (const [type, media] of Object.entries(older.body?.content ?? {})) {
      if (!isJson(type)) continue
      for (const [name, example] of Object.entries(media.examples ?? {})) {
        bodies += 1
        expect(validate(schema!, resolveRef(release, example).value), `${older.id} ${name}`).toEqual([])
      }
    }
  }
  expect(bodies).toBeGreaterThan(50)
})

it('no call of today needs a parameter that the portal of 2.0.0 does not send', () => {
  const required = new Map(
    operations.map(({ id, parameters }) => [id, parameters.filter((one) => one.required).map((one) => one.name)]),
  )
  for (const { id, parameters } of operationsOf(release)) {
    const sent = parameters.map((one) => one.name)
    expect(sent, id).toEqual(expect.arrayContaining(required.get(id)!))
  }
})
