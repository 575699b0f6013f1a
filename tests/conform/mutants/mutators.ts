/** Kinds of mutants that the instrumenter does not have: constants, swapped and dropped arguments, dropped calls. */

/** A node of the syntax tree, as far as we look into it. */
export type Node = { type: string; [part: string]: unknown }
export type Path = { node: Node; parent: Node; key?: unknown; scope: { hasBinding: (name: string) => boolean } }
export type Mutator = { name: string; mutate: (path: Path) => Iterable<Node> }

const copy = (node: Node): Node => structuredClone(node)
const nameOf = (node: Node) => String(node.name ?? '')
const argumentsOf = ({ arguments: all }: Node) => all as Node[]
const calleeOf = ({ callee }: Node) => nameOf(callee as Node)

/** Another status is no mutant of ours: the contract names few at an operation, so every one would be found. */
const isStatus = ({ value }: Node) => Number(value) >= 200 && Number(value) < 600

const numbers: Mutator = {
  name: 'Number',
  *mutate(path) {
    const { node, parent } = path
    if (node.type !== 'NumericLiteral' || (parent.type === 'ObjectProperty' && path.key === 'key')) return
    if (!isStatus(node)) yield { type: 'NumericLiteral', value: Number(node.value) + 1 }
  },
}

/** The neighbours that drizzle's conditions and orders have; only where the file knows both. */
const neighbours: Record<string, string> = {
  and: 'or',
  or: 'and',
  asc: 'desc',
  desc: 'asc',
  gt: 'gte',
  gte: 'gt',
  lt: 'lte',
  lte: 'lt',
}

const conditions: Mutator = {
  name: 'SqlCondition',
  *mutate({ node, scope }) {
    if (node.type !== 'CallExpression') return
    const callee = calleeOf(node)
    const other = Object.hasOwn(neighbours, callee) ? neighbours[callee]! : undefined
    if (other !== undefined && scope.hasBinding(other)) {
      yield { ...copy(node), callee: { type: 'Identifier', name: other } }
    }
    const parts = argumentsOf(node)
    if (!['and', 'or'].includes(callee) || parts.length < 2) return
    for (const left of parts) yield { ...copy(node), arguments: parts.filter((one) => one !== left).map(copy) }
  },
}

const isValue = ({ type }: Node) => ['Identifier', 'MemberExpression'].includes(type)
/** Swapped, these are other types altogether, or the same again. */
const symmetric = ['and', 'or', 'eq', 'ne', 'max', 'min', 'isDeepStrictEqual']
/** What no other argument can stand in for: everybody would see that at once. */
const isWorld = (node: Node) =>
  ['db', 'transaction', 'call', 'context', 'raw', 'server', 'now', 'body'].includes(
    nameOf((node.property as Node | undefined) ?? node),
  )

const swaps: Mutator = {
  name: 'SwappedArguments',
  *mutate({ node }) {
    if (node.type !== 'CallExpression' || symmetric.includes(calleeOf(node))) return
    const all = argumentsOf(node)
    const at = all.findIndex((one, index) => {
      const next = all[index + 1]
      return next !== undefined && [one, next].every((each) => isValue(each) && !isWorld(each))
    })
    if (at >= 0) yield { ...copy(node), arguments: all.toSpliced(at, 2, all[at + 1]!, all[at]!).map(copy) }
  },
}

const droppedCalls: Mutator = {
  name: 'DroppedCall',
  *mutate({ node }) {
    if (node.type !== 'ExpressionStatement') return
    const expression = node.expression as Node
    const inner = expression.type === 'AwaitExpression' ? (expression.argument as Node) : expression
    if (inner.type === 'CallExpression') yield { type: 'EmptyStatement' }
  },
}

const droppedElements: Mutator = {
  name: 'DroppedElement',
  *mutate({ node }) {
    if (node.type !== 'ArrayExpression') return
    const elements = node.elements as Node[]
    if (elements.length < 2) return
    for (const left of [elements[0], elements.at(-1)])
      yield { ...copy(node), elements: elements.filter((one) => one !== left).map(copy) }
  },
}

export const ownMutators: readonly Mutator[] = [numbers, conditions, swaps, droppedCalls, droppedElements]
