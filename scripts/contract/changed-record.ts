/** Which record a call changes and where it is read: a call names the state that it read with `If-Match`. */
import {
  type Document,
  type FlatOperation,
  type Schema,
  isJson,
  operationsOf,
  resolveRef,
} from '#contract-checks/contract.ts'
import { takesPassword } from './operation-kinds.ts'

/** `row` is the parameter that names the record where `read` is a list, or the customer whose number `read` takes. */
export type ChangedRecord = { name: string; read: FlatOperation; row: string | undefined }

/** Calls that change what can be read and need no etag, with the reason. */
const withoutEtag: Record<string, string> = {
  privateCancelProductChange: 'a planned change is only ever called off, so its id names the one that was read',
  bankCancelProductChange: 'a planned change is only ever called off, so its id names the one that was read',
}

/** A write of something that is there already. A POST that answers nothing has made nothing: it is such a write too. */
const changesSomething = (document: Document, operation: FlatOperation): boolean =>
  operation.needsSession &&
  (operation.method === 'post' ? '204' in operation.responses : operation.method !== 'get') &&
  // The old password proves which state is changed.
  !takesPassword(document, operation) &&
  !(operation.id in withoutEtag)

const nameOf = (schema: Schema | undefined) => schema?.$ref?.split('/').at(-1)

/** The schema that a call answers with; undefined for a file. */
function answered({ responses }: FlatOperation): Schema | undefined {
  const content = Object.entries(responses['200']?.content ?? {})
  return content.find(([type]) => isJson(type))?.[1].schema
}

/** The rows of a list. */
const rowsOf = (document: Document, schema: Schema | undefined): Schema | undefined =>
  schema && resolveRef(document, schema).properties?.results?.items

/**
 * Tells the record behind a call: what is read at its path, or at the nearest path above, be it the record itself or a row of
 * a list. Customers are named by their id in paths and read by their number.
 */
export function changedRecord(document: Document): (operation: FlatOperation) => ChangedRecord | undefined {
  const reads = new Map(operationsOf(document).flatMap((one) => (one.method === 'get' ? [[one.path, one]] : [])))
  return (operation) => {
    if (!changesSomething(document, operation)) return undefined
    for (let path = operation.path; path !== ''; path = above(path)) {
      const own = reads.get(path)
      const record = own && answered(own)
      if (own && record && rowsOf(document, record) === undefined)
        return { name: nameOf(record)!, read: own, row: undefined }
      const row = /\/\{(\w+)\}$/.exec(path)?.[1]
      const list = row === undefined ? undefined : reads.get(above(path))
      const item = list && rowsOf(document, answered(list))
      if (list && item) return { name: nameOf(item)!, read: list, row }
      const customer = row === 'customerId' ? reads.get(`${above(path)}/customers/{bpNumber}`) : undefined
      if (customer) return { name: nameOf(answered(customer))!, read: customer, row }
    }
    return undefined
  }
}

const above = (path: string) => path.slice(0, path.lastIndexOf('/'))
