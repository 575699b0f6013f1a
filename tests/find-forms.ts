/** Finds the forms and confirmations of the portal in its code. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '..')
const shells = /\/(form\/shell\/(modal-form|page-form|change-form)|sending\/batch-modal|ui\/modal\/confirm-modal)\.tsx$/
const steps = new Set(['ModalFormStep', 'ChangeModalStep'])

/** The components of a file that render one of these tags, with the key where it is one of the steps of a modal. */
export function formsIn(name: string, text: string, tags: ReadonlySet<string>): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const imported = new Set<string>()
  const found: string[] = []
  const isShell = (tag: string) => tags.has(tag) && (tag === 'form' || imported.has(tag))
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
  visit(file, '')
  return found
}

/** The components of the portal that render one of these tags. */
export function findForms(tags: ReadonlySet<string>): string[] {
  const files = globSync('src/{features,pages,areas,app}/**/*.tsx', { cwd: root })
  const written = files.filter((file) => !/\.(test|fake)\.tsx$/.test(file))
  return written.flatMap((file) => formsIn(file, readFileSync(join(root, file), 'utf8'), tags))
}
