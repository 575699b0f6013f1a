/** Of each field of an answer, the screens that read it, found by the compiler. */
import type ts from 'typescript'
import type { Document } from '#contract-checks/contract.ts'
import type { FieldScreens } from '../field-screens.ts'
import { answeredFields } from './answered-fields.ts'
import { askedModels } from './asked-models.ts'
import { fieldsOf } from './fields-of.ts'
import { reached } from './reach.ts'
import { readings } from './readings.ts'
import { place, readSource } from './source.ts'
import { noteStandIns } from './stand-ins.ts'

/** Reads the whole portal with the compiler, which takes a while. */
export function findScreens(document: Document): FieldScreens {
  const source = readSource()
  const fields = fieldsOf(source)
  noteStandIns(source, fields)
  const read = readings(source, fields)
  const modelsOf = askedModels(source, fields)
  const pages = [...reached(source)].map(([address, stand]) => {
    const models = new Set([...stand].flatMap((statement) => [...modelsOf(statement)]))
    return { address, stand, models }
  })
  /** Some lists are asked for as a type of the port's own, which names no model. */
  const isNamed = (model: string) => pages.some(({ models }) => models.has(model))
  const isRead = (model: string, stand: ReadonlySet<ts.Node>) =>
    [...read].some(
      ([field, places]) =>
        field.startsWith(`${model}.`) && [...places].some((one) => !isAdapter(one) && stand.has(one)),
    )
  const all = [...answeredFields(document)].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(
    all.map(([field, areas]) => {
      const model = field.slice(0, field.indexOf('.'))
      const isAnswered = (models: ReadonlySet<string>) => models.has(model) || !isNamed(model)
      const places = [...(read.get(field) ?? [])]
      const shown = pages.filter(
        ({ address, stand, models }) =>
          isIn(address, areas) &&
          isAnswered(models) &&
          places.some((one) => (isAdapter(one, areaOf(address)) ? isRead(model, stand) : stand.has(one))),
      )
      return [field, [...new Set(shown.map(({ address }) => address))].toSorted()]
    }),
  )
}

const areaOf = (address: string) => address.split('/')[1]!

/** A field that only one area is answered with is on no other area's screen, even where both have the same screen. */
const isIn = (address: string, areas: ReadonlySet<string>) => areas.has('common') || areas.has(areaOf(address))

/** What an adapter reads is for the pages of its area that read the same record; only the area's layout leads to it, for all of them. */
const isAdapter = (statement: ts.Node, area = '') => place(statement).startsWith(`src/areas/${area}`)
