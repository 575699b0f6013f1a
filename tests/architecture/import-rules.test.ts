import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '#scripts/run.ts'
import sharedRooms from '#src/shared/rooms.json'

/** A small project: a file holds nothing but the imports named here and those that are planted into it. */
const rooms = {
  'src/main.tsx': [],
  'src/app/portal.tsx': [],
  'src/routes/private/page.tsx': [],
  'src/pages/receipts/receipts.ts': [],
  'src/pages/receipts/receipts-contents.tsx': [],
  'src/areas/private/receipts-adapter.ts': [],
  'src/areas/bank/receipts-adapter.ts': [],
  'src/features/receipts/receipts-port.ts': [],
  'src/features/receipts/receipts-tab.tsx': [],
  'src/features/receipts/receipts-port.fake.ts': [],
  'src/features/notes/notes-tab.tsx': [],
  'src/shared/format/date.ts': [],
  'src/shared/format/money.ts': ['src/shared/format/date.ts'],
  'src/shared/http/request.ts': [],
  'src/shared/ui/page.tsx': [],
  'generated/api/private-receipts/private-receipts.ts': [],
  'generated/api/bank-receipts/bank-receipts.ts': [],
  'generated/model/receipt.ts': [],
  'generated/operations.ts': [],
  'sandbox/start-sandbox.ts': [],
  'sandbox/faults/faults.ts': [],
  'sandbox/server/answer-call.ts': [],
  'sandbox/controls/controls.ts': [],
  'sandbox/handlers/handlers.ts': [],
  'sandbox/seed/seed.ts': [],
  'sandbox/storage/fees.ts': [],
  'sandbox/domain/fee.ts': [],
  'contract-checks/answer-check.ts': [],
  'conform/run.ts': [],
  'panel/view.tsx': [],
  'scripts/start.ts': [],
} satisfies Record<string, string[]>
type Room = keyof typeof rooms

/** Rule, the file that breaks it, and what it must not import. */
const forbiddenToFloors: [string, Room, Room | string][] = [
  ['no-circle', 'src/shared/format/date.ts', 'src/shared/format/money.ts'],
  ['main-composes', 'src/main.tsx', 'src/features/notes/notes-tab.tsx'],
  ['main-composes', 'src/main.tsx', 'generated/api/private-receipts/private-receipts.ts'],
  ['app-knows-routes-and-shared', 'src/app/portal.tsx', 'src/areas/private/receipts-adapter.ts'],
  ['app-knows-routes-and-shared', 'src/app/portal.tsx', 'src/features/notes/notes-tab.tsx'],
  ['routes-know-pages-areas-shared', 'src/routes/private/page.tsx', 'src/app/portal.tsx'],
  [
    'routes-know-pages-areas-shared',
    'src/routes/private/page.tsx',
    'generated/api/private-receipts/private-receipts.ts',
  ],
  ['routes-know-pages-areas-shared', 'src/routes/private/page.tsx', 'src/features/receipts/receipts-tab.tsx'],
  ['pages-put-features-together', 'src/pages/receipts/receipts.ts', 'src/areas/private/receipts-adapter.ts'],
  ['pages-put-features-together', 'src/pages/receipts/receipts-contents.tsx', 'src/routes/private/page.tsx'],
  ['descriptors-are-light', 'src/pages/receipts/receipts.ts', 'src/pages/receipts/receipts-contents.tsx'],
  ['descriptors-are-light', 'src/pages/receipts/receipts.ts', 'src/features/receipts/receipts-tab.tsx'],
  ['feature-is-blind', 'src/features/receipts/receipts-tab.tsx', 'src/pages/receipts/receipts.ts'],
  [
    'area-knows-its-own-endpoints-and-ports',
    'src/areas/private/receipts-adapter.ts',
    'generated/api/bank-receipts/bank-receipts.ts',
  ],
  [
    'area-knows-its-own-endpoints-and-ports',
    'src/areas/private/receipts-adapter.ts',
    'src/areas/bank/receipts-adapter.ts',
  ],
  [
    'area-knows-its-own-endpoints-and-ports',
    'src/areas/private/receipts-adapter.ts',
    'src/features/receipts/receipts-tab.tsx',
  ],
  ['feature-is-blind', 'src/features/receipts/receipts-tab.tsx', 'generated/api/private-receipts/private-receipts.ts'],
  ['feature-is-blind', 'src/features/receipts/receipts-tab.tsx', 'src/features/notes/notes-tab.tsx'],
  ['feature-is-blind', 'src/features/receipts/receipts-tab.tsx', 'src/areas/private/receipts-adapter.ts'],
  ['feature-is-blind', 'src/features/receipts/receipts-tab.tsx', 'src/routes/private/page.tsx'],
  ['shared-knows-models', 'src/shared/ui/page.tsx', 'src/features/notes/notes-tab.tsx'],
  ['shared-knows-models', 'src/shared/ui/page.tsx', 'generated/api/private-receipts/private-receipts.ts'],
  ['sandbox-stands-alone', 'sandbox/handlers/handlers.ts', 'src/shared/ui/page.tsx'],
  ['sandbox-stands-alone', 'sandbox/handlers/handlers.ts', '#conform/run.ts'],
  ['sandbox-domain-looks-down', 'sandbox/domain/fee.ts', '#sandbox/storage/fees.ts'],
  ['sandbox-domain-is-pure', 'sandbox/domain/fee.ts', 'drizzle-orm'],
  ['sandbox-domain-is-pure', 'sandbox/domain/fee.ts', 'fs'],
  ['sandbox-storage-looks-down', 'sandbox/storage/fees.ts', '#sandbox/handlers/handlers.ts'],
  ['sandbox-seed-looks-down', 'sandbox/seed/seed.ts', '#sandbox/server/answer-call.ts'],
  ['sandbox-handlers-looks-down', 'sandbox/handlers/handlers.ts', '#sandbox/server/answer-call.ts'],
  ['sandbox-controls-looks-down', 'sandbox/controls/controls.ts', '#sandbox/handlers/handlers.ts'],
  ['sandbox-server-looks-down', 'sandbox/server/answer-call.ts', '#sandbox/faults/faults.ts'],
  ['sandbox-faults-looks-down', 'sandbox/faults/faults.ts', '#sandbox/start-sandbox.ts'],
  ['contract-checks-know-the-contract', 'contract-checks/answer-check.ts', '#sandbox/handlers/handlers.ts'],
  ['conform-knows-the-contract-only', 'conform/run.ts', '#sandbox/handlers/handlers.ts'],
  ['generated-reaches-request-and-routes', 'generated/model/receipt.ts', 'src/shared/ui/page.tsx'],
  ['product-without-tests', 'src/features/receipts/receipts-tab.tsx', 'src/features/receipts/receipts-port.fake.ts'],
  ['product-without-development-packages', 'src/shared/ui/page.tsx', 'vitest'],
  ['no-operations-at-run-time', 'src/shared/ui/page.tsx', 'generated/operations.ts'],
  ['panel-is-a-guest', 'panel/view.tsx', 'src/shared/ui/page.tsx'],
  ['panel-is-a-guest', 'panel/view.tsx', '#sandbox/handlers/handlers.ts'],
  ['product-without-panel', 'src/main.tsx', '../panel/view.tsx'],
  ['resolvable', 'src/shared/ui/page.tsx', './nowhere.ts'],
]

/** What the rules must let through. */
const allowedToFloors: [Room, Room][] = [
  ['src/main.tsx', 'src/app/portal.tsx'],
  ['src/routes/private/page.tsx', 'src/pages/receipts/receipts-contents.tsx'],
  ['src/pages/receipts/receipts-contents.tsx', 'src/features/receipts/receipts-tab.tsx'],
  ['src/pages/receipts/receipts.ts', 'src/features/receipts/receipts-port.ts'],
  ['src/areas/bank/receipts-adapter.ts', 'generated/api/bank-receipts/bank-receipts.ts'],
  ['src/areas/bank/receipts-adapter.ts', 'src/features/receipts/receipts-port.ts'],
  ['src/features/notes/notes-tab.tsx', 'generated/model/receipt.ts'],
  ['src/features/notes/notes-tab.tsx', 'src/shared/ui/page.tsx'],
  ['generated/api/private-receipts/private-receipts.ts', 'src/shared/http/request.ts'],
  ['sandbox/handlers/handlers.ts', 'generated/operations.ts'],
  ['sandbox/start-sandbox.ts', 'sandbox/faults/faults.ts'],
  ['sandbox/faults/faults.ts', 'sandbox/server/answer-call.ts'],
  ['sandbox/server/answer-call.ts', 'sandbox/handlers/handlers.ts'],
  ['sandbox/controls/controls.ts', 'sandbox/seed/seed.ts'],
  ['sandbox/handlers/handlers.ts', 'sandbox/storage/fees.ts'],
  ['sandbox/seed/seed.ts', 'sandbox/domain/fee.ts'],
  ['sandbox/storage/fees.ts', 'sandbox/domain/fee.ts'],
  ['conform/run.ts', 'generated/operations.ts'],
  ['panel/view.tsx', 'generated/operations.ts'],
]

/** A file in each room of `src/shared`: it may use those of the rooms below it, and none above. */
const fileIn = (room: string) => `src/shared/${room}/${room}.ts`
const pairs = sharedRooms.flatMap((low, at) => sharedRooms.slice(at + 1).map((high) => ({ low, high })))
const forbidden: [rule: string, from: string, to: string][] = [
  ...forbiddenToFloors,
  ...pairs.map(({ low, high }): [string, string, string] => [`shared-${low}-looks-down`, fileIn(low), fileIn(high)]),
]
const allowed: [from: string, to: string][] = [
  ...allowedToFloors,
  ...pairs.map(({ low, high }): [string, string] => [fileIn(high), fileIn(low)]),
]

const project = mkdtempSync(join(tmpdir(), 'project-'))
let refused: { rule: string; from: string; to: string }[] = []

const importOf = (target: string): string => {
  const path = /^(src|generated|sandbox)\//.test(target) ? `#${target}` : target
  return `import '${path}'\n`
}

beforeAll(() => {
  const files = new Map<string, string[]>(Object.entries(rooms).map(([file, imports]) => [file, [...imports]]))
  for (const room of sharedRooms) files.set(fileIn(room), [])
  for (const [, from, to] of forbidden) files.get(from)!.push(to)
  for (const [from, to] of allowed) files.get(from)!.push(to)
  for (const [file, imports] of files) {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), `${[...new Set(imports)].map(importOf).join('')}export {}\n`)
  }
  for (const file of ['package.json', 'tsconfig.json', '.dependency-cruiser.cjs', 'src/shared/rooms.json'])
    cpSync(join(root, file), join(project, file))
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  const cruiser = join(root, 'node_modules/.bin/depcruise')
  const args = [
    'src',
    'generated',
    'sandbox',
    'contract-checks',
    'conform',
    'panel',
    'scripts',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
  ]
  const { stdout } = spawnSync(cruiser, args, { cwd: project, encoding: 'utf8' })
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] }
  }
  refused = summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
})

afterAll(() => rmSync(project, { recursive: true }))

describe('the import rules', () => {
  it.each(forbidden)('%s refuses %s importing %s', (rule, from, to) => {
    const name = to.split('/').at(-1)!
    expect(
      refused.filter((found) => found.rule === rule && found.from === from && found.to.includes(name)),
    ).not.toEqual([])
  })

  it.each(allowed)('let %s import %s', (from, to) => {
    expect(refused.filter((found) => found.from === from && found.to === to && found.rule !== 'no-circle')).toEqual([])
  })

  it('know each room of src/shared', () => {
    const folders = readdirSync(join(root, 'src/shared'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    )
    expect(folders.map(({ name }) => name).toSorted()).toEqual(sharedRooms.toSorted())
  })

  it('are all broken on purpose here', async () => {
    const { default: config } = (await import(join(root, '.dependency-cruiser.cjs'))) as {
      default: { forbidden: { name: string }[] }
    }
    expect(new Set(forbidden.map(([rule]) => rule))).toEqual(new Set(config.forbidden.map(({ name }) => name)))
  })
})
