import { expect, it } from 'vitest'
import { nearestTests } from './nearest-tests.ts'

const files = new Map([
  ['src/shared/coins.ts', ''],
  ['src/shared/coins.test.ts', "import { euros } from './coins.ts'"],
  ['src/features/tolls/toll.tsx', "import { euros } from '#src/shared/coins.ts'"],
  ['src/features/tolls/toll-words.ts', ''],
  ['src/features/tolls/tolls-tab.tsx', "import { Toll } from './toll.tsx'\nimport { words } from './toll-words.ts'"],
  ['src/features/tolls/tolls-tab.test.tsx', "import { TollsTab } from './tolls-tab.tsx'"],
  ['src/features/tolls/later.ts', "export const later = () => import('../../shared/coins.ts')"],
  ['src/pages/tolls.tsx', "import { TollsTab } from '#src/features/tolls/tolls-tab.tsx'"],
  ['src/pages/all.test.ts', "import { Tolls } from './tolls.tsx'"],
  ['public/notes.md', ''],
])

it('a file is tested by what imports it, and not by all that comes to it in the end', () => {
  expect(nearestTests(['src/shared/coins.ts'], files)).toEqual(['src/shared/coins.test.ts'])
  expect(nearestTests(['src/features/tolls/tolls-tab.tsx'], files)).toEqual(['src/features/tolls/tolls-tab.test.tsx'])
})

it('what no test imports is tested by the next that comes to it', () => {
  expect(nearestTests(['src/features/tolls/toll.tsx'], files)).toEqual(['src/features/tolls/tolls-tab.test.tsx'])
  expect(nearestTests(['src/features/tolls/later.ts', 'public/notes.md'], files)).toEqual([])
})

it('a test that changed is one itself, and each of several runs once', () => {
  const changed = [
    'src/features/tolls/tolls-tab.test.tsx',
    'src/features/tolls/toll.tsx',
    'src/features/tolls/toll-words.ts',
  ]
  expect(nearestTests(changed, files)).toEqual(['src/features/tolls/tolls-tab.test.tsx'])
})
