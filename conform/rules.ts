/** The rule that a finding breaks, in words: a place in the contract, or a rule that no place of the contract states. */
import { accountLockMinutes, wrongPasswordsUntilLock } from '#generated/model/constants.ts'
import type { Finding } from '#conform/finding.ts'
import { type Contract, readContract } from '#contract-checks/contract.ts'

type Rule = {
  text: string
  /** Decisions, rows of the requirement table, places of the contract and standards that state it. */
  source: readonly string[]
}

/** Rules that no single place of the contract states; docs/backend-teams.md lists them. */
export const rules = {
  'rule/bill-runs': {
    text: 'A new bill run is the first in the list, a day is scheduled before its sums are sent, and a run has the days of its month.',
    source: ['A11', 'A12'],
  },
  'rule/codes': { text: 'A code works once, also when two use it at the same time.', source: ['A146'] },
  'rule/company-data': {
    text: 'An update of the company data stores the two billing e-mail addresses.',
    source: ['A37'],
  },
  'rule/csv': {
    text: 'A CSV of calling numbers has the columns of the upload and one line for each number of its company, with the values of its record.',
    source: ['A153'],
  },
  'rule/days': { text: 'A range of days contains both of its ends, as days in Vienna.', source: ['A120'] },
  'rule/deletion': { text: 'A deleted customer is not found any more.', source: ['R909'] },
  'rule/documents': {
    text: 'A document keeps its bytes, name, remark and type, also beyond ASCII; a name that is too long is refused, and so is HTML that is named as a PDF; a compressed body is refused or unpacked.',
    source: ['A27', 'A113'],
  },
  'rule/employees': {
    text: 'An update of a bank employee sets the roles and whether the employee is active.',
    source: ['A13'],
  },
  'rule/fee-end': {
    text: 'A fee ends on its start day or the first day of the previous month at the earliest, whichever is later.',
    source: ['A93'],
  },
  'rule/files': {
    text: 'A file has a name without a folder, whose extension fits its type; a PDF is whole, and a CSV is UTF-8 with a byte order mark.',
    source: ['A153', 'R257'],
  },
  'rule/filters': {
    text: 'A filter returns exactly the rows that match one of its values, by the field that `x-filter` names; two filters return the rows of both.',
    source: ['A19'],
  },
  'rule/history': {
    text: 'The history has one entry for every change, none for a refusal: who, what and when, with the values before and after; one about a document, a fee, a calling number or an administrator names it. Old entries never change.',
    source: ['A154'],
  },
  'rule/http': {
    text: 'An answer with 204 has no body, Content-Length is the length of the body, and Retry-After is a number of seconds above nothing.',
    source: ['RFC 9110'],
  },
  'rule/in-time': {
    text: 'An answer comes within the seconds of --timeout. A later one is checked like any other, as long as it comes within three times as many.',
    source: [],
  },
  'rule/json': {
    text: 'JSON has the media type of the contract and no byte order mark before it; every charset is UTF-8.',
    source: ['RFC 8259'],
  },
  'rule/locked-accounts': {
    text: `After ${wrongPasswordsUntilLock} wrong passwords an account is locked for ${accountLockMinutes} minutes.`,
    source: ['A150'],
  },
  'rule/moments': {
    text: 'A new record carries the moment of the call that has created it.',
    source: ['A145', 'A154'],
  },
  'rule/number-states': {
    text: 'Block, cancel-block and deactivate set the state of a calling number; other transitions are refused with 409.',
    source: ['R913'],
  },
  'rule/open-codes': {
    text: 'A new e-mail address, number or password voids all open codes of the person.',
    source: ['#/info/description'],
  },
  'rule/order': {
    text: 'Each order contains the same rows, sorted by its field; without an order the contract’s default applies.',
    source: ['A17'],
  },
  'rule/pages': {
    text: 'Pages joined together are the whole list, without gaps or repetitions, and each page has the same total.',
    source: ['A16', 'A20'],
  },
  'rule/receipts': {
    text: 'The payments that a list shows for a receipt are exactly those that it charges, and their sum is the one that it says. The PDF and the CSV of a receipt are its own and the same at every download and for the bank. In the CSV one column has the amounts in EUR, which add up to that of the receipt; the line of a payment has its day, its merchant and, for a company, its number.',
    source: ['A24', 'A156', 'R256'],
  },
  'rule/refusals-change-nothing': { text: 'A refused request changes nothing.', source: ['A147'] },
  'rule/same-404': {
    text: 'A list has no record of another customer. An unknown id, an id of another customer and a malformed id get the same 404, except for the trace id.',
    source: ['A147'],
  },
  'rule/searches': {
    text: 'Each term of a search narrows the result, every field of `x-searched` finds its row at once, and every row contains all terms as they are, without placeholders.',
    source: ['A115'],
  },
  'rule/sign-ins': {
    text: 'Sign-ins are in the history, and only loginActivity shows them.',
    source: ['A40', 'A154'],
  },
  'rule/stored-as-sent': {
    text: 'Every later read returns what a write was sent, and nothing else changes; a list has the record in every state, and what was deleted is not read any more.',
    source: ['A145'],
  },
  'rule/terminations': {
    text: 'A termination sets TERMINATION_PLANNED or TERMINATED, and cancelling it sets ACTIVE again.',
    source: ['R911'],
  },
  'rule/titles': {
    text: 'The title of a problem is one line, without stacks, classes, statements or paths of the server.',
    source: ['A148'],
  },
  'rule/totals': { text: 'The total of a list without pages is the number of its rows.', source: ['A20', 'A21'] },
  'rule/twins': {
    text: 'A customer and the bank read the same data of the same customer, and so do two reads of the bank that show a field of one name.',
    source: ['A15'],
  },
  'rule/unknown-addresses': {
    text: 'An unknown e-mail address gets the same answers as a known one.',
    source: ['A150'],
  },
  'rule/uploads': {
    text: 'An upload with faults names their lines and texts in the language of the request, and changes nothing.',
    source: ['decision 006'],
  },
} as const satisfies Record<`rule/${string}`, Rule>

/**
 * Where a rule stands: a place of the contract that demands something, or one of the rules above. An operation as a whole is none: a
 * finding names what it was that the operation did not keep.
 */
export type Place =
  | keyof typeof rules
  | `#/components/${string}`
  | `#/paths/${string}/${'responses' | 'requestBody'}${string}`

let contract: Contract | undefined

/** The rule at a place, in one or two sentences. */
export function ruleText(place: string): string {
  contract ??= readContract()
  if (Object.hasOwn(rules, place)) return rules[place as keyof typeof rules].text
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
