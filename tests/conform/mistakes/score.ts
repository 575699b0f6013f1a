/** How many mistakes of backend teams the kit finds, asked about the operations that show them. */
import { proofSandbox } from '../proof-sandbox.ts'
import { writeSection } from '../proof-report.ts'
import { type KindMistake, type Mistake, kinds, oracleKinds } from './mistake.ts'
import { startProxy } from './proxy.ts'
import { firstSet, heldOut, kindSet, kindsHeldOut } from './sets.ts'

type Options = { isHeldOut: boolean; isByKind: boolean; name: string | undefined }
type Made = Mistake | KindMistake
type Score = { mistake: Made; finding: string | undefined }

/** Prints what is found; writes its section of docs/conformance.md unless only some mistakes are asked about. */
export async function scoreMistakes({ isHeldOut, isByKind, name }: Options): Promise<void> {
  const sets = { firstSet, heldOut, kindSet, kindsHeldOut }
  const section = isByKind ? (isHeldOut ? 'kindsHeldOut' : 'kindSet') : isHeldOut ? 'heldOut' : 'firstSet'
  const part: readonly Made[] = sets[section]
  const chosen = name === undefined ? part : part.filter((one) => new RegExp(name).test(one.name))
  if (chosen.length === 0) throw new Error(`No mistake is called like ${name}`)
  const scores = await askAboutEach(chosen, isHeldOut && name === undefined)
  const table = tableOf(scores)
  console.log(table)
  if (name === undefined)
    writeSection(section, isHeldOut ? table : `${isByKind ? `${oracleTable()}\n\n` : ''}${table}${missedLines(scores)}`)
}

async function askAboutEach(mistakes: readonly Made[], isSilent: boolean): Promise<Score[]> {
  const sandbox = await proofSandbox()
  const proxy = await startProxy(sandbox.address)
  const ask = async (mistake: Made) => {
    await sandbox.reset()
    proxy.make(mistake)
    const { results } = await sandbox.ask({
      baseUrl: `${proxy.address}/api/ui/v1`,
      only: mistake.only,
      bail: true,
      ...('show' in mistake ? {} : { users: sandbox.withIdle }),
    })
    return results.flatMap(({ findings }) => findings)[0]?.says
  }
  try {
    await requireSilence(ask, mistakes)
    const scores: Score[] = []
    for (const mistake of mistakes) {
      const begin = performance.now()
      const finding = await ask(mistake)
      scores.push({ mistake, finding })
      const seconds = ((performance.now() - begin) / 1000).toFixed(1)
      console.log(
        isSilent
          ? `${scores.length} of ${mistakes.length}`
          : `${seconds} s  ${mistake.name}: ${finding ?? 'NOT FOUND'}`,
      )
    }
    return scores
  } finally {
    await proxy.close()
    await sandbox.close()
  }
}

/** What the kit finds with a mistake must not come from the proxy: with calls that are only read and sent on it finds nothing. */
async function requireSilence(ask: (mistake: Made) => Promise<string | undefined>, mistakes: readonly Made[]) {
  const only = [...new Set(mistakes.flatMap((one) => one.only))]
  const changes = [...new Set(mistakes.flatMap((one) => one.changes ?? one.only))]
  const none: Made = { ...mistakes[0]!, only, changes, start: () => (call, forward) => forward(call) }
  const finding = await ask(none)
  if (finding !== undefined) throw new Error(`Through the proxy alone the kit finds: ${finding}`)
}

/** What the kit asks of every operation that a kind fits, from the contract alone. */
const oracles: Record<(typeof oracleKinds)[number], string> = {
  values:
    'each field takes values of each class that its schema allows, on create and on change: every choice, letters beyond Latin-1, composed, decomposed and beyond 16 bits, leading zeros, blanks at both ends, leap days and ends of months, amounts that binary fractions cannot hold, shortest and longest; every view shows them',
  'lenient parsers': 'each value in each other JSON type and spelling is a 400',
  'pages and searches':
    'under each filter and search, in each order, a later page follows the first one with the same total; each field of `x-searched` finds its row by the whole, the begin, the middle and the end; terms with `+`, `&`, `#`, `%20` and words in another order are taken literally',
  'gone or behind':
    'at once after a write all reads, the list and the search of its customer show the new facts; after a delete no read, list, search or file shows the record',
  'ended sessions': 'by `x-ends-sessions`: a session that was opened and read before the write is refused after it',
  history:
    'one line for a success, with each value before and after; none for a refusal, none at another customer; German and English differ',
  'other records':
    'all records of the customer, before and after: only what the operation was sent, or is for, has changed',
  'rules at their edges':
    'both sides of the edge of each rule, and days at ends of months and of the year, today and on five days of the past; unique values twice at once; optional fields left out of a PUT are null; further tries do not move the end of a lock, each code and each lock has its own count, and passwords of the login and of their change have one',
  states:
    'what a purpose of `users.json` says is shown (work under way); every other state that answers can show and did not is listed under _States not seen_',
}

function tableOf(scores: readonly Score[]): string {
  const row = (title: string, some: readonly Score[]) =>
    `| ${title} | ${some.filter(({ finding }) => finding !== undefined).length} | ${some.length} |`
  const rows = [...kinds, ...oracleKinds]
    .map((kind) => [kind, scores.filter(({ mistake }) => mistake.kind === kind)] as const)
    .filter(([, some]) => some.length > 0)
    .map(([kind, some]) => row(kind, some))
  return ['| kind | found | planted |', '| --- | --- | --- |', ...rows, row('**all**', scores)].join('\n')
}

const oracleTable = (): string =>
  ['| kind | oracle |', '| --- | --- |', ...oracleKinds.map((kind) => `| ${kind} | ${oracles[kind]} |`)].join('\n')

function missedLines(scores: readonly Score[]): string {
  const missed = scores.filter(({ finding }) => finding === undefined).map(({ mistake }) => mistake)
  if (missed.length === 0) return ''
  const lines = missed.map(({ name, only }) => `- ${name} (${only.join(', ')})`)
  return `\n\nNot found:\n\n${lines.join('\n')}`
}
