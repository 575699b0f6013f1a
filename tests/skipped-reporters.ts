import { relative } from 'node:path'
import type { Reporter as PlaywrightReporter, Suite } from '@playwright/test/reporter'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { root } from '#scripts/run.ts'
import { reportSkipped } from '#scripts/skipped.ts'

/** Reports at the end of Playwright's run which journeys were skipped, with the reason that `test.skip` was given. */
export default class SkippedJourneys implements PlaywrightReporter {
  #suite: Suite | undefined

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite
  }

  onEnd(): void {
    const skipped = (this.#suite?.allTests() ?? []).flatMap(({ annotations, location }) =>
      annotations
        .filter(({ type }) => type === 'skip' || type === 'fixme')
        .map(({ description = 'no reason given' }) => ({ reason: description, file: relative(root, location.file) })),
    )
    reportSkipped(skipped)
  }

  printsToStdio(): boolean {
    return false
  }
}

/** Reports at the end of vitest's run which tests were skipped, with the note of `context.skip`. */
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
    const listed = skipped.filter(({ reason }) => reason !== undefined || !this.#isFiltered)
    reportSkipped(listed.map(({ reason = 'no reason given', file }) => ({ reason, file })))
  }
}
