import { type Document, type FlatOperation, isJson, operationsOf } from '#contract-checks/contract.ts'
import { type Finding, finding } from '../finding.ts'

/** Bank paths that mean the same subject under another name than in the customer's own area. */
const renamed: Record<string, string> = {
  '/private/receipts': '/bank/common/{customerId}/receipts',
  '/private/receipts/{archiveReferencePdf}': '/bank/common/{customerId}/receipts/{archiveReferenceId}',
  '/business/receipts': '/bank/common/{customerId}/receipts',
  '/business/receipts/{archiveReferenceId}': '/bank/common/{customerId}/receipts/{archiveReferenceId}',
  '/business/company-data': '/bank/business/{customerId}/company',
  '/business/calling-number-preferred-cities': '/bank/business/calling-numbers/preferred-city',
}

/** Where a decision makes the two sides differ on purpose: operation of the customer -> what differs. */
const different: Record<string, 'request' | 'both'> = {
  privateChangeCallNumber: 'request', // bank staff change the number without a code (A08)
  businessUpdateCompanyData: 'request', // an administrator edits the two bill e-mails only (R644)
  privateGetPersonalInformation: 'both', // the bank sees e-mail and employee flag too (R078)
  privateUpdatePersonalInformation: 'both',
}

function twinPath(path: string): string | undefined {
  if (path in renamed) return renamed[path]
  const own = /^\/(private|business)\/(.+)$/.exec(path)
  return own ? `/bank/${own[1]}/{customerId}/${own[2]}` : undefined
}

const schemaOf = (content: FlatOperation['body'] | FlatOperation['responses'][string]): string =>
  JSON.stringify(
    Object.entries(content?.content ?? {}).map(([type, media]) => [type, isJson(type) ? media.schema : 'file']),
  )

/** A call of a customer and its bank twin send and answer the same schema files. */
export function mirror(document: Document): Finding[] {
  const all = operationsOf(document)
  return all.flatMap((own) => {
    const twin = all.find((other) => other.path === twinPath(own.path) && other.method === own.method)
    if (twin === undefined || different[own.id] === 'both') return []
    const findings: Finding[] = []
    if (different[own.id] !== 'request' && schemaOf(own.body) !== schemaOf(twin.body)) {
      findings.push(finding('mirror', own.id, `sends another body than ${twin.id}`))
    }
    for (const status of Object.keys(own.responses).filter((code) => code.startsWith('2'))) {
      if (schemaOf(own.responses[status]!) !== schemaOf(twin.responses[status]!)) {
        findings.push(finding('mirror', own.id, `answers ${status} in another form than ${twin.id}`))
      }
    }
    return findings
  })
}
