import { BaseSequencer, type TestSpecification } from 'vitest/node'

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
const rank = ({ moduleId }: TestSpecification): number => {
  const at = longest.findIndex((file) => moduleId.endsWith(file))
  return at === -1 ? longest.length : at
}

/** The order of a machine that has run nothing yet: by size, but for those that are known to be long. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    return usual.toSorted((one, other) => rank(one) - rank(other))
  }
}
