import { type Document, operationsOf } from '#contract-checks/contract.ts'
import { type Finding, finding } from '../finding.ts'

const verbs = [
  'Block|Cancel|Change|Check|Create|Deactivate|Delete|Download|Get|List|Login|Logout|Remove|Request|Reset|Retry',
  'Terminate|Update|Upload',
].join('|')
const pattern = new RegExp(`^(private|business|bank|common)(${verbs})([A-Z][A-Za-z]*)?$`)

/** operationId is area + verb + noun and unique; one declared tag that starts with the area. */
export function operationNames(document: Document): Finding[] {
  const seen = new Set<string>()
  const declared = new Set(document.tags.map((tag) => tag.name))
  return operationsOf(document).flatMap(({ id, area, tags, path, method }) => {
    const place = `${method.toUpperCase()} ${path}`
    const findings: Finding[] = []
    if (!pattern.test(id ?? '')) findings.push(finding('operation-id', place, `${id} is not area + verb + noun`))
    else if (!id.startsWith(area)) findings.push(finding('operation-id', place, `${id} does not start with ${area}`))
    if (seen.has(id)) findings.push(finding('operation-id', place, `${id} is used twice`))
    seen.add(id)
    if (tags.length !== 1) findings.push(finding('area-tag', place, 'needs exactly one tag'))
    for (const tag of tags) {
      if (!tag.startsWith(`${area}-`)) findings.push(finding('area-tag', place, `${tag} does not start with ${area}-`))
      if (!declared.has(tag)) findings.push(finding('area-tag', place, `${tag} is not declared in openapi.yaml`))
    }
    return findings
  })
}
