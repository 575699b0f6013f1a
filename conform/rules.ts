/** The rule that a finding breaks, in words: a place in the contract, or a rule that no place of the contract states. */
import type { Finding } from '#conform/finding.ts'
import { type Contract, readContract } from '#contract-checks/contract.ts'

/** Rules beyond the contract's places, by decision or requirement; docs/backend-teams.md lists them. */
export const rulesInWords = {
  'A11, A12': 'A new bill run is the first in the list, and a day is scheduled before its sums are sent.',
  A13: 'An update of a bank employee sets the roles and whether the employee is active.',
  A17: 'Each order contains the same rows, sorted by its field; without an order the contract’s default applies.',
  A19: 'A filter returns exactly the rows that match one of its values; two filters return the rows of both.',
  A27: 'The name, remark and type of an uploaded document are stored as they were sent, also beyond ASCII.',
  A37: 'An update of the company data stores the two billing e-mail addresses.',
  A40: 'The history contains sign-ins only with loginActivity.',
  A93: 'A fee ends on its start day or the first day of the previous month at the earliest, whichever is later.',
  A115: 'Each term of a search narrows the result, and every row contains all terms as they are, without placeholders.',
  A120: 'A range of days contains both of its ends, as days in Vienna.',
  A145: 'Every later read returns what a write was sent, and nothing else changes; what was deleted is not read any more.',
  A147: 'A refused request changes nothing.',
  A148: 'The title of a problem is one line, without stacks, classes, statements or paths of the server.',
  A153: 'A CSV of calling numbers has the columns of the upload and one line for each number of its company, with the values of its record.',
  A154: 'The history has an entry for every change: who, what and when; old entries never change.',
  R909: 'A deleted customer is not found any more.',
  R911: 'A termination sets TERMINATION_PLANNED or TERMINATED, and cancelling it sets ACTIVE again.',
  R913: 'Block, cancel-block and deactivate set the state of a calling number; other transitions are refused with 409.',
  'A147, the same 404':
    'What nobody has, what somebody else has and what is no id get the same 404, but for the trace id.',
  'RFC 8259': 'JSON has the media type of the contract and no byte order mark before it; every charset is UTF-8.',
  'RFC 9110': 'An answer with 204 has no body, and Retry-After is a number of seconds above nothing.',
  'A16, A20':
    'Pages joined together are the whole list, without gaps or repetitions, and each page has the same total.',
  'A20, A21': 'The total of a list without pages is the number of its rows.',
  'A40, A154': 'Sign-ins are in the history, and loginActivity shows them.',
  'decision 006':
    'An upload with faults names their lines and texts in the language of the request, and changes nothing.',
  '#/info/description': 'A new e-mail address, number or password voids all open codes of the person.',
  'the mirror rule, A15': 'A customer and the bank read the same data of the same customer.',
} as const

/** Where a rule stands: a pointer into the contract, or one of the rules above. */
export type Place = keyof typeof rulesInWords | `#/${string}`

let contract: Contract | undefined

/** The rule at a place, in one or two sentences. */
export function ruleText(place: string): string {
  contract ??= readContract()
  if (Object.hasOwn(rulesInWords, place)) return rulesInWords[place as keyof typeof rulesInWords]
  const steps = contract.along(place)
  const { name, value } = steps.at(-1) ?? { name: place, value: undefined }
  const described = steps.findLast(({ value: node }) => textOf(node) !== undefined)
  const text = textOf(described?.value)
  return [
    ruleAt(
      steps.map((one) => one.name),
      name,
      value,
    ),
    text && firstSentences(text),
  ]
    .filter(Boolean)
    .join(' ')
}

/** What was to come, and what came instead. */
export const compareWithRule = ({ says, pointer, status }: Finding): { expected: string; actual: string } =>
  status === undefined
    ? { expected: ruleText(pointer), actual: says }
    : { expected: `${status.wanted.join(' or ')}`, actual: `${status.got}` }

/** What the last step of a pointer demands, such as `Money: type is "number".`. */
function ruleAt(names: readonly string[], name: string, value: unknown): string {
  const [, , holder = ''] = names
  const subject = names[0] === 'paths' ? `${holder.toUpperCase()} ${names[1]}` : holder
  if (names.at(-2) === 'x-invariants') return `${subject}: ${String(value)}.`
  if (names.at(-2) === 'responses' && names[0] === 'paths') return `${subject} answers ${name}:`
  if (name === 'responses') {
    const statuses = Object.keys(value ?? {}).filter((one) => one !== 'default')
    return `${subject} answers ${statuses.join(', ')} and nothing else.`
  }
  if (names.length <= 3) return `${subject}:`
  const shown = typeof value === 'object' && value !== null && !Array.isArray(value) ? '' : JSON.stringify(value)
  return shown && shown.length <= longestValue
    ? `${subject}: ${name} is ${shown}.`
    : `${subject}: ${names.slice(3).join(' ')}.`
}

const longestValue = 200
const longestText = 300

/** Whole sentences of a description, as many as fit; at least one. */
function firstSentences(text: string): string {
  const sentences = text.split(/(?<=\.)\s+(?=[A-Z])/)
  let taken = sentences[0]!
  for (const sentence of sentences.slice(1)) {
    if (taken.length + sentence.length > longestText) break
    taken += ` ${sentence}`
  }
  return taken
}

function textOf(node: unknown): string | undefined {
  const { description, summary } = (typeof node === 'object' && node !== null ? node : {}) as Record<string, unknown>
  return [description, summary].find((one) => typeof one === 'string')
}
