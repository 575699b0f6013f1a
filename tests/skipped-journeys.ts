import { relative } from 'node:path'
import type { Reporter, Suite } from '@playwright/test/reporter'
import { root } from '#scripts/run.ts'
import { reportSkipped } from '#scripts/skipped.ts'

/** Tells at the end of Playwright's run which journeys were skipped, with the reason that `test.skip` was given. */
export default class SkippedJourneys implements Reporter {
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
