/** The conformance kit as a command of one file, with the contract inside, for a machine that has nothing but Node. */
import { purposes } from '#conform/people.ts'
import type { Document } from '#contract-checks/contract.ts'
import { runAside } from '../run.ts'
import { bundleProgram } from './bundle-program.ts'
import { carrying } from './carrying.ts'
import { packageFolder } from './package-folder.ts'

export async function conformPackage(document: Document): Promise<string> {
  const { folder, write, copy, describe } = packageFolder('conform', document.info.version)
  const [program, types] = await Promise.all([
    bundleProgram({ entry: 'scripts/pack/conform-program.ts', target: 'node20.19', plugins: [carrying(document)] }),
    runAside('tsc', ['--project', 'scripts/pack/tsconfig.node-20.json']),
  ])
  if (!types.ok) throw new Error(`The kit uses what Node 20 lacks.\n${types.output}`)
  write('conform.js', program.code)
  write('NOTICES.md', program.notices)
  copy('conform/users.sandbox.json', 'users.example.json')
  copy('conform/report/report.schema.json', 'report.schema.json')
  copy('generated/openapi.yaml', 'openapi.yaml')
  for (const guide of ['backend-teams.md', 'backend-pipeline.yml']) copy(`docs/${guide}`, guide)
  describe(
    {
      description: 'Does a backend keep the contract of the phone payment portal? Asks it and tells where it does not',
      node: '>=20.19',
      bin: 'conform.js',
    },
    everybody(),
  )
  return folder
}

/** The table of people who may be named in users.json. */
function everybody(): string {
  const rows = Object.entries(purposes).map(([name, purpose]) => `| \`${name}\` | ${purpose} |`)
  return ['', '## Who may be named in users.json', '', '| name | is |', '| --- | --- |', ...rows, ''].join('\n')
}
