import { type Document, operationsOf, resolveRef } from '#contract-checks/contract.ts'
import { type Finding, finding } from '../finding.ts'

/** Whoever asks for the contract's version is told this one in the examples, too. */
export function ownVersion(document: Document): Finding[] {
  const { version } = document.info
  return operationsOf(document).flatMap(({ id, responses }) =>
    Object.values(responses).flatMap(({ content }) =>
      Object.entries(content?.['application/json']?.examples ?? {}).flatMap(([name, example]) => {
        const { contractVersion } = (resolveRef(document, example).value ?? {}) as { contractVersion?: string }
        if (contractVersion === undefined || contractVersion === version) return []
        return [
          finding(
            'own-version',
            `${id} ${name}`,
            `contractVersion is ${contractVersion}, the contract's is ${version}`,
          ),
        ]
      }),
    ),
  )
}
