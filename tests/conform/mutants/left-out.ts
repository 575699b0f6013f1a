/** What cannot be seen at the wire of the contract by design, and is therefore no mutant; each with its reason. */
import type { Node, Path } from './mutators.ts'

/** Files of the sandbox, and why a mistake in them is none of the contract. */
export const leftOut: readonly [files: RegExp, because: string][] = [
  [/\.test\.ts$/, 'tests'],
  [/^sandbox\/[^/]+\.ts$/, 'puts the sandbox together; a mistake in it shows at the start'],
  [
    /^sandbox\/(seed|controls|faults)\//,
    'stands outside the contract: the data of the beginning, inbox, clock, planted faults',
  ],
  [/^sandbox\/storage\/tables\//, 'the shape of the database; the migrations and the types hold it'],
  [/^sandbox\/storage\/(clock|failures|outbox)\.ts$/, 'the clock, the ordered failures and the inbox of the controls'],
  [
    /^sandbox\/storage\/(database|drizzle-kit|folder-owner|directory-once|insert-many|log|settings)\.ts$/,
    'start, filling, log',
  ],
  [
    /^sandbox\/server\/(port-of|http-server|injected-failure|preferred-answer|request-body)\.ts$/,
    'transport and controls',
  ],
  [/^sandbox\/domain\/(hash-queue|password|come-back-later)\.ts$/, 'how much work at once; shows under load only'],
  [/^sandbox\/domain\/(notices|notice-words|message)\.ts$/, 'mails to people, which the contract does not describe'],
  [/^sandbox\/handlers\/[a-z-]+\/(mails|messages)\.ts$/, 'mails to people, which the contract does not describe'],
  [/^sandbox\/domain\/(pdf|receipt-pdf|receipt-lines|file-words)\.ts$/, 'the drawing of a PDF and the words in files'],
  [
    /^sandbox\/domain\/origin\.ts$/,
    'from where a call comes; counts wrong entries of many addresses, which the kit does not have',
  ],
  [/^sandbox\/domain\/(cities|countries)\.ts$/, 'lists of names'],
]

/** Calls whose texts are for people who read a log or a problem's title. */
const told = ['refuse', 'Error', 'BrokenAnswer']

const isText = ({ type }: Node) => ['StringLiteral', 'TemplateLiteral'].includes(type)

/** `log.info(…)` and `server.log.info(…)`, also where it is a statement. */
function isLog(node: Node): boolean {
  if (node.type === 'ExpressionStatement') return isLog(node.expression as Node)
  const object = (node.callee as Node | undefined)?.object as Node | undefined
  return String(((object?.property as Node | undefined) ?? object)?.name) === 'log'
}

/** Why a node is not mutated; undefined when it is. */
export function reasonToLeave({ node, parent }: Path): string | undefined {
  const callee = parent.callee as Node | undefined
  if (isText(node) && told.includes(String(callee?.name))) return 'a text for people'
  if (isLog(node)) return 'the log'
  if (parent.type === 'ObjectProperty' && parent.key === node && node.type === 'StringLiteral') return 'a name'
  return undefined
}
