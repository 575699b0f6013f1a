import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { reportSkipped } from '#scripts/skipped.ts'

/** Tells at the end of vitest's run which tests were skipped, with the note of `context.skip`. */
export class SkippedTests implements Reporter {
  #isFiltered = false

  onInit(vitest: Vitest): void {
    this.#isFiltered = vitest.config.testNamePattern !== undefined
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const skipped = modules.flatMap((module) =>
      [...module.children.allTests('skipped')].map((test) => {
        const result = test.result()
        return { reason: 'note' in result ? result.note : undefined, file: module.relativeModuleId }
      }),
    )
    const told = skipped.filter(({ reason }) => reason !== undefined || !this.#isFiltered)
    reportSkipped(told.map(({ reason = 'no reason given', file }) => ({ reason, file })))
  }
}
