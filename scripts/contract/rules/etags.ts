import { changedRecord } from '../changed-record.ts'
import { type Document, type Schema, isJson, operationsOf, resolveRef } from '#contract-checks/contract.ts'
import { type Finding, finding } from '../finding.ts'

const isEtag = (schema: Schema | undefined) => schema?.$ref?.endsWith('/Etag') === true

/**
 * A record that can be changed carries its etag, nothing else does, and who changed another state of it than there is gets the
 * record as it is now: the fields of Problem and `current`.
 */
export function etags(document: Document): Finding[] {
  const { schemas, responses } = document.components
  const changedBy = changedRecord(document)
  const records = new Set(operationsOf(document).flatMap((one) => changedBy(one)?.name ?? []))
  const findings = Object.entries(schemas).flatMap(([name, { properties, required }]) => {
    const carried = properties?.etag
    if (!records.has(name)) return carried ? [finding('etags', name, 'has an etag, but no call changes it')] : []
    if (!isEtag(carried)) return [finding('etags', name, 'can be changed and has no etag')]
    return required?.includes('etag') ? [] : [finding('etags', name, 'need not have its etag')]
  })
  for (const name of records) {
    const response = responses?.[`${name}Changed`]
    if (response === undefined) continue // The rule of the generic answers says so.
    const media = Object.entries(response.content ?? {}).find(([type]) => isJson(type))?.[1]
    const [problem, more] = (media?.schema && resolveRef(document, media.schema).allOf) ?? []
    const whole = problem?.$ref?.endsWith('/Problem') && more?.required?.includes('current')
    if (!whole || more?.properties?.current?.$ref !== `#/components/schemas/${name}`)
      findings.push(finding('etags', `${name}Changed`, `does not bring the ${name} as it is now`))
  }
  return findings
}
