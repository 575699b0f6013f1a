import { run } from '../run.ts'

/** What Redocly's strict rules say against the hand-written files, warnings included; undefined when nothing. */
export function redoclyComplaint(source = 'openapi/openapi.yaml'): string | undefined {
  const { ok, output } = run('redocly', ['lint', source, '--format', 'stylish'])
  return ok && !/warning/i.test(output) ? undefined : output
}
