import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { RuleTester } from 'oxlint/plugins-dev'
import { describe, expect, it, onTestFinished } from 'vitest'
import { root } from '#scripts/run.ts'
import plugin from './lint-plugin.ts'

type RuleName = keyof typeof plugin.rules

// The examples of a rule run inside the test that names them.
RuleTester.describe = (_, run) => run()
RuleTester.it = (_, run) => run()
const tester = new RuleTester({ languageOptions: { sourceType: 'module', parserOptions: { lang: 'tsx' } } })

/** Each of the invalid examples breaks the rule once, the valid ones do not. */
const expectRule = (name: RuleName, { invalid, valid }: { invalid: string[]; valid: string[] }) =>
  tester.run(name, plugin.rules[name], { valid, invalid: invalid.map((code) => ({ code, errors: 1 })) })

describe('the linter', () => {
  it('finds a cast through unknown, however it is written', () =>
    expectRule('no-cast-through-unknown', {
      invalid: ['const a = given as unknown as Person', 'use(\n  given as unknown as\n    Person,\n)'],
      valid: ['const a: unknown = given as Person', 'const a = given as unknown'],
    }))

  it('requires a red button in a modal for a final action', () =>
    expectRule('red-when-final', {
      invalid: [
        'const a = <ConfirmModal title="Delete">This cannot be undone.</ConfirmModal>',
        'const a = <ChangeModal><Consequences /></ChangeModal>',
      ],
      valid: [
        'const a = <ConfirmModal danger>This cannot be undone.</ConfirmModal>',
        'const a = <ConfirmModal>You can change it back.</ConfirmModal>',
        'const a = <ConfirmModal><Consequences reversal="It can be changed back." /></ConfirmModal>',
      ],
    }))

  it('lets only two components make a red button', () =>
    expectRule('no-own-red-button', {
      invalid: [
        'const a = <Button color="red" />',
        "const a = <Button color={'red'} />",
        "const a = <Button {...(final && { color: 'red' })} />",
      ],
      valid: ['const a = <Text c="red" />', 'const a = <Button color={tone} />'],
    }))

  it('finds a field that acts on blur at once', () =>
    expectRule('defer-blur', {
      invalid: ['const a = <input onBlur={() => check()} />', 'const a = <input onBlur={check} />'],
      valid: ['const a = <input onBlur={bind.onBlur} />', 'const a = <input onBlur={() => afterPointerUp(check)} />'],
    }))

  it('finds a natively disabled button', () =>
    expectRule('no-natively-disabled-button', {
      invalid: [
        'const a = <Button loading={busy}>Save</Button>',
        'const a = <Anchor component="button" disabled>Save</Anchor>',
      ],
      valid: ['const a = <Button {...softDisabledProps({ busy })}>Save</Button>', 'const a = <fieldset disabled />'],
    }))

  it('finds a screen that renders its list again with each modal that opens', () =>
    expectRule('no-open-modal-beside-list', {
      invalid: [
        "function Page() { const open = useIsModalOpen('add'); return <ClientTable /> }",
        'export const Page = () => { const id = useOpenRecord(); return <p><ServerTable /></p> }',
      ],
      valid: [
        "function Modals() { return useIsModalOpen('add') ? <p /> : null }",
        'function Page() { return <ClientTable /> }\nfunction Modals() { const id = useOpenRecord(); return <p>{id}</p> }',
      ],
    }))

  it('finds a modal that the Back button does not close', () =>
    expectRule('opened-is-in-history', {
      invalid: [
        'function Tab() { const [isOpen, setIsOpen] = useState(false); return <Modal opened={isOpen} /> }',
        "function Tab() { const [open, setOpen] = React.useState(''); return <Part opened={open === 'add'} /> }",
      ],
      valid: [
        'function Tab() { const step = useHistoryStep("add"); return <Modal opened={step.isOpen} /> }',
        'function One() { const [isOpen] = useState(false); return <p>{isOpen}</p> }\nfunction Two({ isOpen }) { return <Modal opened={isOpen} /> }',
      ],
    }))

  it('finds a route that reads all of its context', () =>
    expectRule('no-whole-route-context', {
      invalid: ['const context = Route.useRouteContext()'],
      valid: ['const port = Route.useRouteContext({ select: (context) => context.port })'],
    }))

  it('finds formatters that are made before they are used', () =>
    expectRule('no-formatter-at-module-scope', {
      invalid: [
        "const euros = new Intl.NumberFormat('de-DE')",
        "const options = { order: new Intl.Collator('de-AT') }",
        "export class Names { static collator = new Intl.Collator('de-AT') }",
      ],
      valid: [
        "const collator = () => new Intl.Collator('de-AT')",
        "function format(value) { return new Intl.NumberFormat('de-DE').format(value) }",
      ],
    }))

  it("finds what reads the device's clock", () =>
    expectRule('no-device-clock', {
      invalid: ['const now = Date.now()', 'const now = new Date()', 'const now = DateTime.local()'],
      valid: ['const now = bankNow()', 'const day = new Date(text)', 'const day = DateTime.local(2026, 11, 26)'],
    }))

  it('finds a label that is read for a value that may be newer', () =>
    expectRule('label-of-known-value', {
      invalid: [
        'i18n._(labels[value])',
        'i18n._(labels[record.state])',
        'const a = <StateBadge state={states[value]} />',
      ],
      valid: [
        'i18n._(label)',
        'labelOf(i18n, labels, value)',
        'const a = <ValueBadge states={states} value={value} />',
      ],
    }))

  it('finds a form of its own', () =>
    expectRule('no-own-form', { invalid: ['const a = <form />'], valid: ['const a = <PageForm />'] }))

  it('finds an effect that returns what a call gives', () =>
    expectRule('clean-up-of-effects', {
      invalid: [
        'useEffect(() => element.scrollIntoView(), [])',
        'React.useLayoutEffect(() => { if (open) return row?.focus() })',
        'const show = () => element.focus(); useEffect(show, [])',
      ],
      valid: [
        'useEffect(() => () => clearTimeout(timer), [])',
        'useEffect(() => { if (lost) return; const stop = watch(); return stop })',
        'useEffect(() => { const read = () => { return rows.at(0) }; read() })',
        'useEffect(() => void element.focus(), [])',
      ],
    }))

  it('finds a ref that returns what a call gives', () =>
    expectRule('clean-up-of-effects', {
      invalid: [
        'const show = (row: HTMLElement | null) => row?.scrollIntoView(); const a = <tr ref={added ? show : undefined} />',
        'const a = <tr ref={(row) => row?.focus()} />',
        'const fill = useCallback((row) => row?.focus(), []); const a = <i ref={fill} />',
      ],
      valid: [
        'const a = <tr ref={(row) => { row?.focus() }} />',
        'const row = useRef(null); const a = <tr ref={row} />',
      ],
    }))

  it('finds a file name without meaning', () =>
    tester.run('file-name', plugin.rules['file-name'], {
      invalid: ['FeeTable.tsx', 'fee_table.ts', 'helpers.ts', 'utils.test.ts', 'index.tsx'].map((filename) => ({
        code: 'export {}',
        filename,
        errors: 1,
      })),
      valid: ['fees-tab.tsx', 'fees-port.fake.ts', 'fees.test.ts', 'vite.config.ts'].map((filename) => ({
        code: 'export {}',
        filename,
      })),
    }))
})

/** A file in the folder of each rule that breaks it; `.oxlintrc.json` switches the rule on there. */
const planted: Record<RuleName, [file: string, code: string]> = {
  'no-cast-through-unknown': ['sandbox/domain/fee.ts', 'export const fee = Math as unknown as string'],
  'red-when-final': [
    'src/features/fees/delete-fee-modal.tsx',
    'export const modal = <ConfirmModal>This cannot be undone.</ConfirmModal>',
  ],
  'no-own-red-button': ['src/pages/fees.tsx', 'export const button = <Button color="red" />'],
  'defer-blur': ['src/shared/form/fields/day-field.tsx', 'export const field = <Day onBlur={check} />'],
  'no-natively-disabled-button': ['src/app/header.tsx', 'export const button = <Button loading />'],
  'no-open-modal-beside-list': [
    'src/features/fees/fees-tab.tsx',
    'export function FeesTab() { useIsModalOpen(); return <ClientTable /> }',
  ],
  'opened-is-in-history': [
    'src/features/fees/question.tsx',
    'export function Question() { const [isOpen] = useState(false); return <Modal opened={isOpen} /> }',
  ],
  'no-whole-route-context': ['src/routes/bank.tsx', 'export const useAll = () => Route.useRouteContext()'],
  'no-formatter-at-module-scope': ['src/shared/chart/ticks.ts', "export const ticks = new Intl.NumberFormat('de-DE')"],
  'no-device-clock': ['src/shared/format/day.ts', 'export const today = () => new Date()'],
  'label-of-known-value': ['src/features/fees/fee-types.ts', 'export const label = i18n._(labels[value])'],
  'no-own-form': ['src/features/fees/add-fee-modal.tsx', 'export const form = <form />'],
  'clean-up-of-effects': ['panel/view.tsx', 'export const element = <p ref={(row) => row?.focus()} />'],
  'file-name': ['scripts/helpers.ts', 'export {}'],
}

it('switches each rule on in the folder that it is for', () => {
  const project = mkdtempSync(join(tmpdir(), 'project-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), text)
  }
  for (const file of ['.oxlintrc.json', 'tests/architecture/lint-plugin.ts']) {
    write(file, '')
    cpSync(join(root, file), join(project, file))
  }
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  for (const [file, code] of Object.values(planted)) write(file, `${code}\n`)
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'json'], {
    cwd: project,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  const found = diagnostics.filter(({ code }) => code.startsWith('portal'))
  expect(found.map(({ code, filename }) => `${code} ${filename}`).toSorted()).toEqual(
    Object.entries(planted)
      .map(([rule, [file]]) => `portal(${rule}) ${file}`)
      .toSorted(),
  )
})
