/** What tests share; `product-without-tests` keeps everything but tests and fakes away from it. */
const testWiring = '^tests/[^/]+\\.tsx?$'

/** The layers of `src/shared` from the lowest up: each may use those before it. */
const layers = require('./src/shared/import-order.json')

/** One rule for each layer that has others above it. */
const sharedRules = layers.slice(0, -1).map((layer, at) => ({
  name: `shared-${layer}-looks-down`,
  comment: `src/shared/import-order.json has the order: ${layer} may use ${layers.slice(0, at).join(', ') || 'none of the others'}.`,
  severity: 'error',
  from: { path: `^src/shared/${layer}/` },
  to: { path: `^src/shared/(${layers.slice(at + 1).join('|')})/` },
}))

/** The layers of the sandbox, each with those below that it may know; what puts them together stands beside them. */
const sandboxLayers = {
  domain: [],
  storage: ['domain'],
  seed: ['storage', 'domain'],
  handlers: ['storage', 'domain'],
  controls: ['seed', 'storage', 'domain'],
  server: ['handlers', 'storage', 'domain'],
  faults: ['server'],
}

/** The layers of the production server, as those of the sandbox. */
const serverLayers = {
  settings: [],
  operation: ['settings'],
  http: ['operation', 'settings'],
  backend: ['http', 'settings'],
  site: ['settings'],
  reports: ['http', 'settings'],
}

/** The import rules of the architecture (docs/decisions/001): what each folder may know of the others. */
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circle', severity: 'error', from: { pathNot: '^generated/' }, to: { circular: true } },
    {
      name: 'main-composes',
      comment:
        'main, and what writes the first paint at build time, put app together with the few starters of shared; they reach into nothing else but the navigation of the areas.',
      severity: 'error',
      from: { path: '^src/(main|prerender)\\.tsx$' },
      to: {
        path: '^(src|generated|sandbox|contract-checks|conform|scripts|tests)/',
        pathNot: ['^src/(app|shared)/', '^src/areas/[^/]+/navigation\\.ts$'],
      },
    },
    {
      name: 'app-knows-routes-and-shared',
      severity: 'error',
      from: { path: '^src/app/' },
      to: {
        path: '^(src|generated|sandbox|contract-checks|conform|scripts|tests)/',
        pathNot: [
          '^src/(app|routes|shared)/',
          '^generated/(route-tree\\.gen\\.ts|catalogs\\.ts|theme\\.css|model/)',
          testWiring,
        ],
      },
    },
    {
      name: 'routes-know-pages-areas-shared',
      comment: 'A route guards an address and says which page stands there; what the page is made of, the page knows.',
      severity: 'error',
      from: { path: '^src/routes/' },
      to: {
        path: '^(src|generated|sandbox|contract-checks|conform|scripts|tests)/',
        pathNot: '^src/(routes|pages|areas|shared)/',
      },
    },
    {
      name: 'pages-put-features-together',
      comment: 'A page knows no area: what it works with comes through the context of its route.',
      severity: 'error',
      from: { path: '^src/pages/' },
      to: {
        path: '^(src|generated|sandbox|contract-checks|conform|scripts|tests)/',
        pathNot: ['^src/(pages|features|shared)/', '^generated/model/', testWiring],
      },
    },
    {
      name: 'descriptors-are-light',
      comment: 'The descriptors of all pages are in the first file; their contents are loaded with them.',
      severity: 'error',
      from: { path: '^src/pages/.*\\.ts$', pathNot: '\\.(test|fake)\\.' },
      to: { path: '\\.tsx$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'area-knows-its-own-endpoints-and-ports',
      comment: 'An area may use its own part of the generated client, models, ports of features and shared.',
      severity: 'error',
      from: { path: '^src/areas/([^/]+)/' },
      to: {
        path: '^(src|generated|sandbox|contract-checks|conform|scripts|tests)/',
        pathNot: [
          '^src/areas/$1/',
          '^generated/api/$1-',
          '^generated/(model/|operations\\.ts|roles\\.ts)',
          '^src/features/[^/]+/[^/]+-port\\.ts$',
          '^src/shared/',
        ],
      },
    },
    {
      name: 'feature-is-blind',
      comment: 'A feature knows its port, models and shared; no endpoint, no other feature, no area, no route.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: {
        path: '^(src|generated|sandbox|contract-checks|conform|scripts|tests)/',
        pathNot: ['^src/features/$1/', '^generated/model/', '^src/shared/', testWiring],
      },
    },
    {
      name: 'shared-knows-models',
      comment:
        'shared/query/port.ts also reads the types of the operations, shared/http what each promises, shared/i18n the names of catalogs.',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: {
        path: '^(src|generated|sandbox|contract-checks|conform|scripts|tests)/',
        pathNot: ['^src/shared/', '^generated/(model/|(operations|answers|catalogs)\\.ts$)', testWiring],
      },
    },
    ...sharedRules,
    {
      name: 'what-opens-is-loaded-later',
      comment: 'What a press opens is loaded after the page, so only its like imports it statically.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/shared/[^/]+/on-demand/', '\\.(test|fake)\\.'] },
      to: { path: '^src/shared/[^/]+/on-demand/', dependencyTypesNot: ['type-only', 'dynamic-import'] },
    },
    {
      name: 'sandbox-stands-alone',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: { path: '^(src|generated|scripts|conform|tests)/', pathNot: '^generated/(operations\\.ts|model/)' },
    },
    ...Object.entries(sandboxLayers).map(([layer, below]) => ({
      name: `sandbox-${layer}-looks-down`,
      severity: 'error',
      from: { path: `^sandbox/${layer}/` },
      to: { path: '^sandbox/', pathNot: `^sandbox/(${[layer, ...below].join('|')})/` },
    })),
    {
      name: 'sandbox-domain-is-pure',
      comment: 'Rules know no database, no server and no file: they are tried without any of them.',
      severity: 'error',
      from: { path: '^sandbox/domain/', pathNot: '\\.test\\.' },
      to: { path: '(^|/)(node:)?(drizzle-orm|pg|fastify|fs|http|@electric-sql)(/|$)' },
    },
    {
      name: 'contract-checks-know-the-contract',
      comment: 'What the sandbox and the conformance kit share: requests and answers against the bundle.',
      severity: 'error',
      from: { path: '^contract-checks/' },
      to: {
        path: '^(src|generated|sandbox|scripts|conform|tests)/',
        pathNot: '^generated/(operations\\.ts|model/)',
      },
    },
    {
      name: 'conform-knows-the-contract-only',
      comment: 'The kit runs against any backend, so it may not know ours.',
      severity: 'error',
      from: { path: '^conform/' },
      to: { path: '^(src|generated|sandbox|scripts|tests)/', pathNot: '^generated/(operations\\.ts|model/)' },
    },
    {
      name: 'server-knows-the-contract-only',
      comment: 'Production: what it serves is built, and whom it serves is a backend that it does not know.',
      severity: 'error',
      from: { path: '^server/', pathNot: '\\.test\\.' },
      to: {
        path: '^(src|generated|panel|sandbox|scripts|conform|tests)/',
        pathNot: '^generated/(operations\\.ts|model/)',
      },
    },
    ...Object.entries(serverLayers).map(([layer, below]) => ({
      name: `server-${layer}-looks-down`,
      severity: 'error',
      from: { path: `^server/${layer}/`, pathNot: '\\.test\\.' },
      to: { path: '^server/', pathNot: `^server/(${[layer, ...below].join('|')})/` },
    })),
    {
      name: 'only-scripts-import-the-server',
      severity: 'error',
      from: { path: '^(src|generated|panel|sandbox|contract-checks|conform)/' },
      to: { path: '^server/' },
    },
    {
      name: 'generated-reaches-request-and-routes',
      severity: 'error',
      from: { path: '^generated/' },
      to: {
        path: '^(src|sandbox|scripts|tests)/',
        pathNot: ['^src/shared/http/request\\.ts$', '^src/routes/'],
      },
    },
    {
      name: 'product-without-tests',
      severity: 'error',
      from: { path: '^(src|server|sandbox|generated|contract-checks|conform)/', pathNot: '\\.(test|fake)\\.' },
      to: { path: ['\\.(test|fake)\\.', '^tests/'] },
    },
    {
      name: 'product-without-development-packages',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: '\\.(test|fake)\\.' },
      to: { dependencyTypes: ['npm-dev'], pathNot: ['^node_modules/@types/', 'node_modules/vite/'] },
    },
    {
      name: 'no-operations-at-run-time',
      comment: 'The table of operations is for the mock and the tests; the portal reads its types only.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^generated/operations\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'panel-is-a-guest',
      comment: 'The panel knows the calls of a browser and the contract, and nothing of the portal.',
      severity: 'error',
      from: { path: '^panel/', pathNot: '\\.config\\.ts$' },
      to: { path: '^(src|generated|sandbox|scripts|tests)/', pathNot: '^generated/operations\\.ts$' },
    },
    {
      name: 'product-without-panel',
      comment: 'So a production build cannot hold it.',
      severity: 'error',
      from: { path: '^(src|generated|sandbox|contract-checks|conform)/' },
      to: { path: '^panel/' },
    },
    {
      name: 'resolvable',
      comment: 'The modules of the contract are made while the panel is built (scripts/panel/contract-modules.ts).',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:contract-' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
