// Shows the contract in the self-hosted Scalar reference; each call leads to what only our own pages know of it.
const answer = await fetch(new URL('openapi.json', import.meta.url))
const contract = await answer.json()

for (const operation of Object.values(contract.paths).flatMap(Object.values)) {
  if (!operation.operationId) continue
  const page = new URL(`operations/${operation.operationId}.html`, import.meta.url)
  const link = `[Who may call it, what people read when it is refused, and where it is on the screen](${page})`
  operation.description = [operation.description, link].filter(Boolean).join('\n\n')
}

globalThis.Scalar.createApiReference('#reference', {
  content: contract,
  baseServerURL: location.origin,
  favicon: new URL('favicon.svg', import.meta.url).href,
  showOperationId: true,
  showExtensions: ['x-roles'],
  // The bundle as it stands is offered at the top of the page.
  documentDownloadType: 'none',
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  featuredClients: ['shell/curl', 'js/fetch', 'java/nethttp', 'csharp/httpclient', 'python/requests'],
  // Permanent addresses: `#tag/private-login/privateLogin`, `#models/LoginRequest`.
  generateOperationSlug: ({ operationId }) => operationId,
  generateModelSlug: ({ name }) => name,
  // No requests to another host, and no telemetry.
  telemetry: false,
  withDefaultFonts: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
})
