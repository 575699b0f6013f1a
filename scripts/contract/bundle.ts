import { run } from '../run.ts'

/** Bundles the hand-written files into one document; throws what Redocly says when a reference leads nowhere. */
export function bundle(target: string, source = 'openapi/openapi.yaml'): void {
  const { ok, output } = run('redocly', ['bundle', source, '--output', target])
  if (!ok) throw new Error(output)
}
