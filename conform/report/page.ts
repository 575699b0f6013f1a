/** The results as one page without scripts: findings first, then every operation with its checks. */
import type { Finding, Result } from '#conform/finding.ts'
import { escaped } from '#conform/report/escaped.ts'
import { counted, summaryOf } from '#conform/report/summary.ts'
import type { Run } from '#conform/run.ts'
import { type OperationId, operations } from '#generated/operations.ts'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
h1, code { overflow-wrap: anywhere }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid #8888; border-radius: 0.5rem }
details { border-bottom: 1px solid #8884; padding: 0.4rem 0 }
summary { cursor: pointer; min-height: 1.75rem }
.finding { border-left: 4px solid light-dark(#b3261e, #f2b8b5); margin: 0.75rem 0; padding-left: 0.75rem }
.wrong { color: light-dark(#b3261e, #f2b8b5) }
.skipped { color: light-dark(#5f5f5f, #b0b0b0) }
`

export function pageOf(run: Run, baseUrl: string): string {
  const findings = run.results.flatMap((one) => one.findings.map((finding) => findingOf(one.operation, finding)))
  const byOperation = Map.groupBy(run.results, ({ operation }) => operation)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Conformance</title><style>${style}</style></head>
<body>
<h1>Conformance of ${escaped(baseUrl)}</h1>
<pre>${escaped(summaryOf(run).join('\n').trim())}</pre>
<h2>Findings</h2>
${findings.length === 0 ? '<p>None: every answer is one that the contract allows.</p>' : findings.join('\n')}
<h2>Operations</h2>
${[...byOperation].map(([operation, results]) => operationOf(operation, results)).join('\n')}
</body>
</html>
`
}

const findingOf = (operation: OperationId, { says, call, traceId, pointer }: Finding) =>
  `<div class="finding"><strong>${operation}</strong>: ${escaped(says)}<br><code>${escaped(call)}</code>${traceId && ` <code>${escaped(traceId)}</code>`}<br><code>${escaped(pointer)}</code></div>`

function operationOf(operation: OperationId, results: Result[]): string {
  const wrong = results.filter(({ findings }) => findings.length > 0).length
  const { method, path } = operations[operation]
  const state =
    wrong === 0
      ? counted(results.length, 'check')
      : `<span class="wrong">${wrong} of ${counted(results.length, 'check')} failed</span>`
  return `<details><summary><strong>${operation}</strong> <code>${method} ${escaped(path)}</code>: ${state}</summary><ul>
${results.map(checkOf).join('\n')}
</ul></details>`
}

function checkOf({ name, findings, skipped }: Result): string {
  if (findings.length > 0) return `<li class="wrong">✘ ${escaped(name)}</li>`
  if (skipped !== undefined) return `<li class="skipped">– ${escaped(name)}: ${escaped(skipped)}</li>`
  return `<li>✔ ${escaped(name)}</li>`
}
