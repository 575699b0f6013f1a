import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { root } from '#scripts/run.ts'
import { bankCustomerForms, bankOfficeForms } from '../e2e/daily/bank-forms.ts'
import { businessForms, loginForms, privateForms } from '../e2e/daily/customer-forms.ts'

const shells = /\/(form\/shell\/(modal-form|page-form|change-form)|sending\/batch-modal)\.tsx$/
const steps = new Set(['ModalFormStep', 'ChangeModalStep'])
const names = new Set(['ModalForm', 'ChangeModal', 'PageForm', 'ChangeForm', 'BatchModalForm', ...steps])

/** The forms of a file: the component that renders a form or one of the shells, and its key where it is one of the steps of a modal. */
function formsIn(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const imported = new Set<string>()
  const found: string[] = []
  const visit = (node: ts.Node, component: string): void => {
    const here = ts.isFunctionDeclaration(node) && node.parent === file ? (node.name?.text ?? '') : component
    if (ts.isImportSpecifier(node) && shells.test(node.parent.parent.parent.moduleSpecifier.getText().slice(1, -1)))
      imported.add(node.name.text)
    if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && isShell(node.tagName.getText())) {
      const isStep = steps.has(node.tagName.getText())
      const step = node.attributes.properties.find((one) => isStep && one.name?.getText() === 'key')
      found.push(here + (step && ts.isJsxAttribute(step) ? `/${step.initializer!.getText().slice(1, -1)}` : ''))
    }
    ts.forEachChild(node, (child) => visit(child, here))
  }
  const isShell = (tag: string) => tag === 'form' || (names.has(tag) && imported.has(tag))
  visit(file, '')
  return found
}

it('each form of the portal is in the table of the daily journeys, and nothing else', () => {
  const files = globSync('src/{features,pages,areas,app}/**/*.tsx', { cwd: root })
  const written = files.filter((file) => !/\.(test|fake)\.tsx$/.test(file))
  const forms = written.flatMap((file) => formsIn(file, readFileSync(join(root, file), 'utf8')))
  const groups = [bankCustomerForms, bankOfficeForms, businessForms, privateForms, loginForms]
  const tried = groups.flatMap(({ cases }) => cases.map(({ form }) => form))
  expect(forms.length).toBeGreaterThan(30)
  expect([...new Set(tried)].sort()).toEqual([...new Set(forms)].sort())
})

it('a form is found by its component and its step', () => {
  const text = `import { ModalFormStep } from '#src/shared/form/shell/modal-form.tsx'
    export function AddThing() { return <ModalFormStep key="first"><i /></ModalFormStep> }
    function Other() { return <PageForm /> }`
  expect(formsIn('a.tsx', text)).toEqual(['AddThing/first'])
})
