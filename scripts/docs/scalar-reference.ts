/**
 * The contract in the self-hosted Scalar reference, as files of our own: its script comes from the package, nothing from elsewhere.
 * Parameters, bodies, examples, code samples and try-it are there; what it cannot know is on the other pages.
 */
import { copyFileSync, cpSync, globSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import Fastify from 'fastify'
import type { Document } from '#contract-checks/contract.ts'
import { noncePlaceholder } from '#server/site/site-headers.ts'
import { html } from './html.ts'
import { navigation } from './page.ts'

/** The page's file; the server puts a fresh nonce into it for each answer. */
export const referencePage = 'reference.html'

/** The address of an operation in the self-hosted Scalar reference, below `/docs/`. */
export const inReference = ({ id, tags }: { id: string; tags: readonly string[] }): string => `#tag/${tags[0]}/${id}`

/** Puts the page, its script and the bundle, as YAML and as JSON, into the folder of the pages. */
export async function writeReference(folder: string, document: Document, bundle: string): Promise<void> {
  for (const file of globSync(join(import.meta.dirname, 'reference/*'))) cpSync(file, join(folder, basename(file)))
  copyFileSync(bundle, join(folder, 'openapi.yaml'))
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document))
  writeFileSync(join(folder, 'scalar.js'), await script())
  writeFileSync(join(folder, referencePage), page(document.info.version))
}

/** The package hands its script out only as a server does; it is loaded where the pages are written, and nowhere else. */
async function script(): Promise<string> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const app = Fastify()
  await app.register(scalar, { configuration: { url: 'openapi.json' } })
  const { statusCode, body } = await app.inject('/reference/js/scalar.js')
  if (statusCode !== 200) throw new Error(`The package of the reference answers ${statusCode} for its script.`)
  // Its source map is not there.
  return body.replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n')
}

const page = (version: string): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta property="csp-nonce" content="${noncePlaceholder}" />
        <title>Contract ${version}</title>
        <link rel="icon" href="favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="reference.css" />
        <script src="before.js"></script>
        <script src="scalar.js" defer></script>
        <script src="start.js" type="module"></script>
      </head>
      <body>
        <nav class="contract-bar" aria-label="Contract">
          ${navigation('./', './')}
          <a href="openapi.yaml" download>YAML</a>
          <a href="openapi.json" download>JSON</a>
        </nav>
        <div id="reference"></div>
        <noscript
          >The reference needs JavaScript; the contract itself is <a href="openapi.yaml">openapi.yaml</a>.</noscript
        >
      </body>
    </html> `.text
