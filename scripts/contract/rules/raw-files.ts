import { type Document, isJson, operationsOf } from '#contract-checks/contract.ts'
import { type Finding, finding } from '../finding.ts'

/** A file travels as it is: `format: binary` and no multipart; an upload says its most bytes, a download says its name in Content-Disposition. */
export function rawFiles(document: Document): Finding[] {
  return operationsOf(document).flatMap((operation) => {
    const findings: Finding[] = []
    for (const [status, part] of Object.entries({ request: operation.body, ...operation.responses })) {
      const files = Object.entries(part?.content ?? {}).filter(([mediaType]) => !isJson(mediaType))
      const place = `${operation.id} ${status}`
      for (const [mediaType, { schema }] of files) {
        if (/^(multipart\/|.*urlencoded$)/.test(mediaType))
          findings.push(finding('raw-files', place, `is ${mediaType}`))
        else if (schema?.format !== 'binary') findings.push(finding('raw-files', place, `${mediaType} is not binary`))
        else if (status === 'request' && schema.maxLength === undefined)
          findings.push(finding('raw-files', place, `${mediaType} has no maxLength, which is its most bytes`))
      }
      const named = operation.responses[status]?.headers?.['Content-Disposition']
      if (files.length > 0 && status !== 'request' && named?.example === undefined) {
        findings.push(finding('raw-files', place, 'has no Content-Disposition with an example'))
      }
    }
    return findings
  })
}
