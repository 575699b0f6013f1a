import { type Content, type Document, operationsOf } from '#contract-checks/contract.ts'
import { type Finding, finding } from '../finding.ts'

/** Every body has named examples; names are camelCase and mean one answer within their operation. */
export function namedExamples(document: Document): Finding[] {
  return operationsOf(document).flatMap((operation) => {
    const findings: Finding[] = []
    const owner = new Map<string, string>()
    const visit = (where: string, content: Content | undefined) => {
      for (const [mediaType, media] of Object.entries(content ?? {})) {
        const place = `${operation.id} ${where} ${mediaType}`
        const names = Object.keys(media.examples ?? {})
        if (names.length === 0) findings.push(finding('named-examples', place, 'has no named example'))
        if (media.example !== undefined) findings.push(finding('named-examples', place, 'has an unnamed example'))
        for (const name of names) {
          if (!/^[a-z][A-Za-z0-9]*$/.test(name))
            findings.push(finding('named-examples', place, `${name} is not camelCase`))
          const other = owner.get(name)
          if (other !== undefined) findings.push(finding('named-examples', place, `${name} is also used by ${other}`))
          owner.set(name, place)
        }
      }
    }
    for (const [status, answer] of Object.entries(operation.responses)) visit(status, answer.content)
    owner.clear()
    visit('request', operation.body?.content)
    return findings
  })
}
