/**
 * Lint rules of this project, as a plug-in of oxlint (.oxlintrc.json lists the files of each). Where a rule must be broken, a
 * comment `oxlint-disable-next-line portal/<rule> -- reason` gives the reason there.
 */
import type { RuleTester } from 'oxlint/plugins-dev'

type Rule = Parameters<RuleTester['run']>[1]
type CreateRule = NonNullable<Rule['create']>
type Visitor = ReturnType<CreateRule>
type NodeOf<TKind extends keyof Visitor> = Parameters<NonNullable<Visitor[TKind]>>[0]
type Context = Parameters<CreateRule>[0]
/** A node of any kind, as far as walks through a tree need it. */
type AnyNode = NodeOf<'Identifier'>['parent']
type Callback = NodeOf<'ArrowFunctionExpression'> | NodeOf<'FunctionExpression'> | NodeOf<'FunctionDeclaration'>

const rule = (description: string, create: CreateRule): Rule => ({
  meta: { type: 'problem', docs: { description } },
  create,
})

const tagOf = (context: Context, element: NodeOf<'JSXOpeningElement'>): string =>
  context.sourceCode.getText(element.name)

const attributeOf = (element: NodeOf<'JSXOpeningElement'>, name: string): NodeOf<'JSXAttribute'> | undefined =>
  element.attributes.find(
    (attribute) =>
      attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier' && attribute.name.name === name,
  ) as NodeOf<'JSXAttribute'> | undefined

/** The name under which a function is called: `useEffect` of `React.useEffect()` too. */
function calledName({ callee }: NodeOf<'CallExpression'>): string | undefined {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') return callee.property.name
  return undefined
}

const noCastThroughUnknown = rule('Nothing is checked behind `as unknown as`.', (context) => ({
  TSAsExpression(node) {
    if (node.expression.type === 'TSAsExpression' && node.expression.typeAnnotation.type === 'TSUnknownKeyword')
      context.report({ node, message: 'Say it with a type instead of a cast through unknown.' })
  },
}))

const modals = new Set(['ConfirmModal', 'ConfirmChange', 'ModalForm', 'ChangeModal'])
const saysFinal = /cannot be (undone|stopped|taken back)|for good/
/** Consequences say that they cannot be undone, unless they say from when they can. */
const isFinal = (text: string): boolean =>
  saysFinal.test(text) || (text.includes('<Consequences') && !text.includes('reversal='))

const redWhenFinal = rule('A modal for a final action has a red button.', (context) => ({
  JSXElement(node) {
    const { openingElement } = node
    if (!modals.has(tagOf(context, openingElement)) || !isFinal(context.sourceCode.getText(node))) return
    if (attributeOf(openingElement, 'danger') === undefined)
      context.report({ node: openingElement, message: 'Set danger: the action of this modal cannot be undone.' })
  },
}))

const message =
  'Take the red button of ButtonRow (danger) or RecordAction: one that confirms never has the focus at first.'
const isRed = (text: string): boolean => /^\{?["']red["']\}?$/.test(text)

const noOwnRedButton = rule('Red buttons are made in two components only.', (context) => ({
  JSXAttribute(node) {
    if (node.name.type !== 'JSXIdentifier' || node.name.name !== 'color' || node.value === null) return
    if (isRed(context.sourceCode.getText(node.value))) context.report({ node, message })
  },
  Property(node) {
    if (node.key.type !== 'Identifier' || node.key.name !== 'color') return
    if (isRed(context.sourceCode.getText(node.value))) context.report({ node, message })
  },
}))

const deferBlur = rule('What a field does on blur waits until the pointer is released.', (context) => ({
  JSXAttribute(node) {
    if (node.name.type !== 'JSXIdentifier' || node.name.name !== 'onBlur') return
    const handler = node.value === null ? '' : context.sourceCode.getText(node.value)
    // A handler of a bound field is passed on as it is.
    if (/^\{\w+\.onBlur\}$/.test(handler) || handler.includes('afterPointerUp(')) return
    context.report({
      node,
      message: 'Call afterPointerUp(): what moves on blur would make the person miss what they are pressing.',
    })
  },
}))

const buttons = new Set(['button', 'Button', 'IconButton', 'UnstyledButton', 'Anchor', 'CloseButton', 'Burger'])

const noNativelyDisabledButton = rule('Buttons are disabled with softDisabledProps() only.', (context) => ({
  JSXOpeningElement(node) {
    if (!buttons.has(tagOf(context, node))) return
    for (const name of ['disabled', 'loading']) {
      const attribute = attributeOf(node, name)
      if (attribute !== undefined)
        context.report({
          node: attribute,
          message: 'Use softDisabledProps(): a natively disabled button drops the focus.',
        })
    }
  },
}))

/** The statement of the file in which a node stands, such as the function of a component. */
function statementOf(node: AnyNode): AnyNode {
  let statement = node
  while (statement.parent !== null && statement.parent.type !== 'Program') statement = statement.parent
  return statement
}

const noOpenModalBesideList = rule('A component with a list does not read which modal is open.', (context) => {
  const withList = new Set<AnyNode>()
  const reads: NodeOf<'CallExpression'>[] = []
  return {
    JSXOpeningElement(node) {
      if (/^(Client|Server)Table$/.test(tagOf(context, node))) withList.add(statementOf(node))
    },
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && /^(useIsModalOpen|useOpen[A-Z]\w*)$/.test(node.callee.name))
        reads.push(node)
    },
    'Program:exit'() {
      for (const node of reads.filter((read) => withList.has(statementOf(read))))
        context.report({ node, message: 'Read it in a component beside the list: here it renders all rows again.' })
    },
  }
})

const openedIsInHistory = rule('What is open on a page is in its URL or a step of the history.', (context) => {
  /** The names of states, by the component that has them. */
  const states = new Map<AnyNode, Set<string>>()
  const opened: NodeOf<'JSXAttribute'>[] = []
  return {
    VariableDeclarator(node) {
      const { id, init } = node
      if (id.type !== 'ArrayPattern' || init?.type !== 'CallExpression' || calledName(init) !== 'useState') return
      const [value] = id.elements
      const component = statementOf(node)
      if (value?.type === 'Identifier')
        states.set(component, (states.get(component) ?? new Set<string>()).add(value.name))
    },
    JSXAttribute(node) {
      if (node.name.type === 'JSXIdentifier' && node.name.name === 'opened') opened.push(node)
    },
    'Program:exit'() {
      for (const node of opened) {
        const names = context.sourceCode.getText(node).match(/\w+/g) ?? []
        if (names.some((name) => states.get(statementOf(node))?.has(name) === true))
          context.report({
            node,
            message: 'Open it by the URL (modals) or with useHistoryStep(), so that the Back button closes it.',
          })
      }
    },
  }
})

const noWholeRouteContext = rule('A route selects what it reads of its context.', (context) => ({
  CallExpression(node) {
    if (calledName(node) === 'useRouteContext' && node.arguments.length === 0)
      context.report({
        node,
        message: 'Pass select: the context is a new object with each address, and what reads all of it renders again.',
      })
  },
}))

const noDeviceClock = rule("The device's clock is read in bank-time.ts only.", (context) => {
  const report = (node: AnyNode) => context.report({ node, message: "Use bankNow(): the device's clock may be wrong." })
  return {
    CallExpression(node) {
      if (
        /^(Date\.now|DateTime\.(now|local|utc))$/.test(context.sourceCode.getText(node.callee)) &&
        node.arguments.length === 0
      )
        report(node)
    },
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0) report(node)
    },
  }
})

const noFormatterAtModuleScope = rule('Formatters of Intl are made when they are first used.', (context) => ({
  NewExpression(node) {
    if (!context.sourceCode.getText(node.callee).startsWith('Intl.')) return
    if (!context.sourceCode.getAncestors(node).some((one) => (one as AnyNode).type.includes('Function')))
      context.report({ node, message: 'Make it in a function: the first formatter takes 30 ms on a phone.' })
  },
}))

const labelOfKnownValue = rule('Labels of values are read with labelOf() or ValueBadge.', (context) => {
  /** The key is a variable or a member of a record, not a constant in capitals. */
  const isUnguarded = (node: AnyNode): boolean =>
    node.type === 'MemberExpression' &&
    node.computed &&
    ((node.property.type === 'Identifier' && /^[a-z]/.test(node.property.name)) ||
      node.property.type === 'MemberExpression')
  const text = 'Use labelOf() or ValueBadge: a newer backend may answer with a value that has no label here.'
  return {
    CallExpression(node) {
      const [label] = node.arguments
      if (context.sourceCode.getText(node.callee) === 'i18n._' && label && isUnguarded(label))
        context.report({ node: label, message: text })
    },
    JSXAttribute(node) {
      if (node.name.type !== 'JSXIdentifier' || node.name.name !== 'state') return
      if (node.value?.type === 'JSXExpressionContainer' && node.value.expression.type === 'MemberExpression') {
        if (node.value.expression.computed) context.report({ node, message: text })
      }
    },
  }
})

const noOwnForm = rule('Forms are made by the shells in src/shared/form/shell.', (context) => ({
  JSXOpeningElement(node) {
    if (tagOf(context, node) === 'form')
      context.report({ node, message: 'Use ModalForm or PageForm: they own errors, pending and focus.' })
  },
}))

const isCallback = (node: AnyNode | null | undefined): node is Callback =>
  node?.type === 'ArrowFunctionExpression' ||
  node?.type === 'FunctionExpression' ||
  node?.type === 'FunctionDeclaration'

/** A function that is written there, its name, or nothing; the result of a call may be anything at run time. */
const isCleanUp = (returned: AnyNode | null): boolean =>
  returned === null ||
  isCallback(returned) ||
  returned.type === 'Identifier' ||
  (returned.type === 'UnaryExpression' && returned.operator === 'void')

const cleanUpOfEffects = rule('An effect or a ref returns a clean-up function or nothing.', (context) => {
  const named = new Map<string, Callback>()
  const checks: (() => void)[] = []
  const { visitorKeys } = context.sourceCode
  const childrenOf = (node: AnyNode): AnyNode[] =>
    (visitorKeys[node.type] ?? []).flatMap((key) => {
      const child: AnyNode | (AnyNode | null)[] | null = Reflect.get(node, key)
      return (Array.isArray(child) ? child : [child]).filter((each) => each !== null && each !== undefined)
    })
  /** The values that a function returns itself, not those of functions in it. */
  function returnsOf(node: AnyNode): (AnyNode | null)[] {
    if (node.type === 'ReturnStatement') return [node.argument]
    return isCallback(node) ? [] : childrenOf(node).flatMap(returnsOf)
  }
  function check(callback: AnyNode | undefined): void {
    const found = callback?.type === 'Identifier' ? named.get(callback.name) : callback
    if (!isCallback(found) || !found.body) return
    for (const returned of found.body.type === 'BlockStatement' ? returnsOf(found.body) : [found.body])
      if (returned && !isCleanUp(returned))
        context.report({ node: returned, message: 'Return a clean-up function or nothing: React calls what it gets.' })
  }
  /** A ref may be chosen by a condition. */
  function checkRef(node: AnyNode): void {
    if (isCallback(node) || node.type === 'Identifier') check(node)
    else for (const child of childrenOf(node)) checkRef(child)
  }
  return {
    FunctionDeclaration(node) {
      if (node.id) named.set(node.id.name, node)
    },
    VariableDeclarator(node) {
      // useCallback returns the function that it gets.
      const value = node.init?.type === 'CallExpression' ? node.init.arguments[0] : node.init
      if (node.id.type === 'Identifier' && isCallback(value)) named.set(node.id.name, value)
    },
    CallExpression(node) {
      if (/^use(Layout|Insertion)?Effect$/.test(calledName(node) ?? '')) checks.push(() => check(node.arguments[0]))
    },
    JSXAttribute(node) {
      const { value } = node
      if (node.name.type === 'JSXIdentifier' && node.name.name === 'ref' && value) checks.push(() => checkRef(value))
    },
    'Program:exit'() {
      for (const run of checks) run()
    },
  }
})

const fileName = rule('The name of a file names its purpose, in kebab-case.', (context) => ({
  Program(node) {
    const name = context.filename.split(/[\\/]/).at(-1)!
    if (!/^\.?[a-z0-9]+(-[a-z0-9]+)*(\.(test|fake|spec|d|config))?\.(tsx?|cjs|js)$/.test(name))
      context.report({ node, message: `Name ${name} in kebab-case.` })
    if (/^(utils?|helpers?|types|common|index|misc)\./.test(name))
      context.report({ node, message: `Name ${name} after what somebody would look for in it.` })
  },
}))

export default {
  meta: { name: 'portal' },
  rules: {
    'no-cast-through-unknown': noCastThroughUnknown,
    'red-when-final': redWhenFinal,
    'no-own-red-button': noOwnRedButton,
    'defer-blur': deferBlur,
    'no-natively-disabled-button': noNativelyDisabledButton,
    'no-open-modal-beside-list': noOpenModalBesideList,
    'opened-is-in-history': openedIsInHistory,
    'no-whole-route-context': noWholeRouteContext,
    'no-device-clock': noDeviceClock,
    'no-formatter-at-module-scope': noFormatterAtModuleScope,
    'label-of-known-value': labelOfKnownValue,
    'no-own-form': noOwnForm,
    'clean-up-of-effects': cleanUpOfEffects,
    'file-name': fileName,
  },
} satisfies { meta: { name: string }; rules: Record<string, Rule> }
