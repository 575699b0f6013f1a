/** What is seen while the kit works: a line that is rewritten on a terminal, a line for each operation elsewhere. */
import type { Result } from '#conform/finding.ts'
import { linesOf } from '#conform/report/summary.ts'
import { type OperationId, operations } from '#generated/operations.ts'

type Stream = { isTTY?: boolean; columns?: number; write: (text: string) => unknown }

const clear = '\r\u001B[2K'

/** On a terminal operations without a finding leave no line behind; `CI` and `TERM=dumb` mean that nobody looks. */
export function progressOn(stream: Stream, environment: NodeJS.ProcessEnv, count = Object.keys(operations).length) {
  const isLive = stream.isTTY === true && !environment.CI && environment.TERM !== 'dumb'
  let done = 0
  return {
    onCheck: (operation: OperationId, check: string): void => {
      if (!isLive) return
      const line = `${done} of ${count} operations · ${operation} ${check}`
      stream.write(`${clear}${line.slice(0, (stream.columns ?? 80) - 1)}`)
    },
    onOperation: (operation: OperationId, results: Result[]): void => {
      done += 1
      const isClean = results.every(({ findings }) => findings.length === 0)
      if (!isLive) stream.write(`${linesOf(operation, results).join('\n')}\n`)
      else if (!isClean) stream.write(`${clear}${linesOf(operation, results).join('\n')}\n`)
    },
    end: (): void => {
      if (isLive) stream.write(clear)
    },
  }
}
