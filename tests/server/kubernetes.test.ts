/** deploy/kubernetes: the schema of Kubernetes accepts it, and it fits the server. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it, onTestFinished } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { root } from '#scripts/run.ts'
import { closeTimeout } from '#server/operation/limits.ts'
import { readSettings } from '#server/settings/read-settings.ts'
import { serverSchema } from '#server/settings/server-settings.ts'
import { startFront } from './front.ts'

type Probe = { httpGet: { path: string; port: string } }
type Labels = Record<string, string>
type Container = Record<'startupProbe' | 'livenessProbe' | 'readinessProbe', Probe> & {
  envFrom: { configMapRef: { name: string } }[]
  ports: { name: string; containerPort: number }[]
  securityContext: unknown
}
type Pod = { terminationGracePeriodSeconds: number; securityContext: unknown; containers: [Container] }
type Deployment = { selector: unknown; template: { metadata: { labels: Labels }; spec: Pod } }
type Service = { selector: Labels; ports: { targetPort: string }[] }
type Budget = { maxUnavailable: number; selector: unknown }
type Autoscaler = { scaleTargetRef: unknown; minReplicas: number; maxReplicas: number }
type Policy = { podSelector: unknown; ingress: { ports: { port: string }[] }[] }
type Specs = {
  Deployment: Deployment
  Service: Service
  PodDisruptionBudget: Budget
  HorizontalPodAutoscaler: Autoscaler
  NetworkPolicy: Policy
}

const folder = join(root, 'deploy/kubernetes')
const objects = globSync('*.yaml', { cwd: folder }).flatMap((file) =>
  parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => {
    expect(document.errors).toEqual([])
    const object = document.toJS() as { apiVersion: string; kind: string; metadata: { name: string } }
    return { file, ...object, text: JSON.stringify(object, undefined, 1) }
  }),
)

function find(kind: string) {
  const found = objects.filter((object) => object.kind === kind)
  expect(found.map(({ file }) => file)).toHaveLength(1)
  return JSON.parse(found[0]!.text) as unknown
}
const specOf = <Kind extends keyof Specs>(kind: Kind) => (find(kind) as { spec: Specs[Kind] }).spec
const settings = (find('ConfigMap') as { data: Record<string, string> }).data
const { template, selector } = specOf('Deployment')
const pod = template.spec
const container = pod.containers[0]
const portOf = (name: string) => container.ports.find((port) => port.name === name)?.containerPort

/** `networking.k8s.io/v1` is `networking/v1` there, and `v1` is `core/v1`. */
const moduleOf = (apiVersion: string) =>
  `kubernetes-types/${(apiVersion.includes('/') ? apiVersion : `core/${apiVersion}`).replace(/\.[^/]*/, '')}`

/** Compiles each object as a literal of its type, where an unknown key is an error as well as a wrong value. */
function findFaults(texts: readonly { apiVersion: string; kind: string; text: string }[]): string[] {
  const fileName = join(import.meta.dirname, 'kubernetes-objects.ts')
  const source = texts
    .map(({ apiVersion, kind, text }, at) => {
      const imported = `import type { ${kind} as Kind${at} } from '${moduleOf(apiVersion)}'`
      return `${imported}\nexport const object${at}: Kind${at} = ${text}`
    })
    .join('\n')
  const options = { noEmit: true, strict: true, types: [], lib: ['lib.es2023.d.ts'], skipLibCheck: true }
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (name, ...rest) =>
    name === fileName ? ts.createSourceFile(name, source, rest[0]) : getSourceFile(name, ...rest)
  const modules = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler }
  const program = ts.createProgram([fileName], { ...options, ...modules }, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

it('the schema of Kubernetes accepts every object', () => expect(findFaults(objects)).toEqual([]))

it('the schema of Kubernetes rejects a misspelt key of every object', () => {
  const misspelt = objects.map(({ apiVersion, kind, text }) => ({
    apiVersion,
    kind,
    text: text.replace(/"(data|maxUnavailable|minReplicas|targetPort|policyTypes)"/, '"misspelt"'),
  }))
  expect(findFaults(misspelt).filter((fault) => fault.includes('"misspelt"'))).toHaveLength(objects.length)
})

it('the settings are ones of the server, with proper values', () => {
  expect(Object.keys(settings).filter((name) => !(name in serverSchema.shape))).toEqual([])
  readSettings(serverSchema, settings)
  expect(container.envFrom).toEqual([
    { configMapRef: { name: (find('ConfigMap') as { metadata: { name: string } }).metadata.name } },
  ])
})

it('the ports of the settings, the container, the service and the policy agree', () => {
  expect(portOf('http')).toBe(Number(settings.PORT))
  expect(portOf('metrics')).toBe(Number(settings.METRICS_PORT))
  expect(specOf('Service').ports.map(({ targetPort }) => targetPort)).toEqual(['http'])
  const allowed = specOf('NetworkPolicy').ingress.flatMap(({ ports }) => ports.map(({ port }) => port))
  expect(allowed.toSorted()).toEqual(container.ports.map(({ name }) => name).toSorted())
})

it('a pod has time for the delay and the end of its calls', () => {
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(Number(settings.SHUTDOWN_DELAY_S) + closeTimeout / 1000)
})

it('a pod has no privileges', () => {
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } })
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    privileged: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  })
})

it('everything selects the pods, and leaves one running', () => {
  const { labels } = template.metadata
  const byLabels = { matchLabels: labels }
  expect(selector).toEqual(byLabels)
  expect(specOf('Service').selector).toEqual(labels)
  expect(specOf('PodDisruptionBudget').selector).toEqual(byLabels)
  expect(specOf('NetworkPolicy').podSelector).toEqual(byLabels)
  const { metadata, kind, apiVersion } = find('Deployment') as (typeof objects)[number]
  const { scaleTargetRef, minReplicas } = specOf('HorizontalPodAutoscaler')
  expect(scaleTargetRef).toEqual({ apiVersion, kind, name: metadata.name })
  expect(minReplicas).toBeGreaterThan(specOf('PodDisruptionBudget').maxUnavailable)
})

it('the server answers every probe, also while the backend is down', async () => {
  const here = { HOST: '127.0.0.1', PORT: '0', METRICS_PORT: '0', SHUTDOWN_DELAY_S: '0' }
  const front = await startFront('http://127.0.0.1:9', { ...settings, API_BASE_URL: 'http://127.0.0.1:9', ...here })
  onTestFinished(() => front.close())
  for (const { httpGet } of [container.startupProbe, container.livenessProbe, container.readinessProbe]) {
    expect(httpGet.port).toBe('http')
    const { status, headers } = await fetch(front.address + httpGet.path)
    // Any other address is a page, which is 200 as well.
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('json')])
  }
})
