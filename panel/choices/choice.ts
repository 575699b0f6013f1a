import { type OperationId, operations } from '#generated/operations.ts'

/** Failures that any call can have, independently of the server. */
export const troubles = ['slow', 'offline', 'timeout', 'unreadable'] as const
export type Trouble = (typeof troubles)[number]

/** The statuses that are offered for `default` of the contract. */
const unexpected = ['500', '502', '503', '504'] as const

type Documented<Op extends OperationId> = (typeof operations)[Op]['statuses'][number]
/** The statuses that an operation may be answered with. */
type StatusOf<Op extends OperationId> = Exclude<Documented<Op>, 'default'> | (typeof unexpected)[number]

type AnswerChoice = {
  [Op in OperationId]: { operation: Op; outcome: StatusOf<Op>; example?: string }
}[OperationId]
type TroubleChoice = { operation: OperationId | '*'; outcome: Trouble; example?: never }

/** What the next call of an operation gets (or every call of it); `*` is any operation. */
export type Choice = { times: 'next' | 'every' } & (AnswerChoice | TroubleChoice)

/** All statuses of an operation, those behind `default` last. */
export function statusesOf(operation: OperationId): string[] {
  const documented: readonly string[] = operations[operation].statuses
  return [...new Set([...documented.filter((status) => status !== 'default'), ...unexpected])]
}

export const isTrouble = (outcome: string): outcome is Trouble => (troubles as readonly string[]).includes(outcome)

/** `next=privateLogin.462.accountLocked` */
export const textOf = ({ times, operation, outcome, example }: Choice): string =>
  `${times}=${[operation, outcome, example].filter(Boolean).join('.')}`

/** Reads the text of a link; undefined when it names nothing of this contract. */
export function choiceOf(text: string): Choice | undefined {
  const [, times, operation = '', outcome = '', example] =
    /^(next|every)=([\w*]+)\.(\w+)(?:\.([\w-]+))?$/.exec(text) ?? []
  const known = Object.hasOwn(operations, operation)
  if (isTrouble(outcome)) return known || operation === '*' ? ({ times, operation, outcome } as Choice) : undefined
  if (!known || !statusesOf(operation as OperationId).includes(outcome)) return undefined
  return { times, operation, outcome, ...(example !== undefined && { example }) } as Choice
}

/**
 * The choice for a call of an operation: one for the next call before one for every call, and one for this
 * operation before one for any. Next calls are answered in the order chosen; of two for every call the newer counts.
 */
export function findChoice(operation: OperationId | undefined, texts: readonly string[]) {
  const matching = texts.flatMap((text) => {
    const choice = choiceOf(text)
    return choice && (choice.operation === '*' || choice.operation === operation) ? [{ text, choice }] : []
  })
  const next = matching.filter(({ choice }) => choice.times === 'next')
  const queue = next.length > 0 ? next : matching.toReversed()
  return queue.find(({ choice }) => choice.operation !== '*') ?? queue[0]
}

/** The address that makes these choices in another browser. */
export const linkOf = (address: string, choices: readonly Choice[]): string =>
  [address.split('#')[0], choices.map(textOf).join('&')].filter(Boolean).join('#')
