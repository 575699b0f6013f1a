import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * A worker serves one project, and begins anew for another. What waits comes first, so that something else is there to do
 * meanwhile; what takes a moment comes last, so that nobody waits for the last one.
 */
const projects = ['sandbox', 'panel', 'contract', 'portal']

/** Files that take half a minute and more: begun last, they would be waited for by three idle workers. */
const longest = [
  'tests/conform/planted-faults.test.ts',
  'tests/sandbox/durability.test.ts',
  'tests/pack/packages.test.ts',
  'tests/sandbox/every-success.test.ts',
  'tests/sandbox/controls.test.ts',
  'tests/server/ending.test.ts',
  'tests/sandbox/guessing.test.ts',
  'scripts/contract/fields/find-screens.test.ts',
  'tests/contract/mutations.test.ts',
]
const rank = ({ moduleId, project }: TestSpecification): number => {
  const at = longest.findIndex((file) => moduleId.endsWith(file))
  return projects.indexOf(project.name) * 100 + (at === -1 ? longest.length : at)
}

/** The order of a machine that has run nothing yet: by size, but for those that are known to be long. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    return usual.toSorted((one, other) => rank(one) - rank(other))
  }
}
