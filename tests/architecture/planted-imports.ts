/** The imports that the rules have to refuse, each rule at least once, and those that they have to let through. */
import sharedRooms from '#src/shared/rooms.json'

/** A small project: a file holds nothing but the imports named here and those that are planted into it. */
export const rooms = {
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
export const fileIn = (room: string) => `src/shared/${room}/${room}.ts`
const pairs = sharedRooms.flatMap((low, at) => sharedRooms.slice(at + 1).map((high) => ({ low, high })))
export const forbidden: [rule: string, from: string, to: string][] = [
  ...forbiddenToFloors,
  ...pairs.map(({ low, high }): [string, string, string] => [`shared-${low}-looks-down`, fileIn(low), fileIn(high)]),
]
export const allowed: [from: string, to: string][] = [
  ...allowedToFloors,
  ...pairs.map(({ low, high }): [string, string] => [fileIn(high), fileIn(low)]),
]
