/** Tables of handlers; each row is checked against the contract of every operation that it answers. */
import type { OperationId } from '#generated/operations.ts'
import type { Way } from '#sandbox/handlers/ways.ts'
import type { Context, Handler } from '#sandbox/handlers/handler.ts'

/** What answers an operation once it is known how its customer is named. */
type Entry<Op extends OperationId> = (way: Way<Context<Op>>) => Handler<Op>

/** The operation that a word makes of a row: `private` and `GetProduct`, or `Private` and `bankList*Fees`. */
type Twin<Row, Word extends string> = OperationId &
  (Row extends `${infer Front}*${infer Back}` ? `${Front}${Word}${Back}` : `${Word}${Row & string}`)

type TwinsOf<Table, Word extends string> = { [Row in keyof Table]: Twin<Row, Word> }[keyof Table]

/** What answers a row with each of the words: an intersection, hence the function around it. */
type Shared<Row, Word extends string> = (
  Word extends string ? (entry: Entry<Twin<Row, Word>>) => void : never
) extends (entry: infer Every) => void
  ? Every
  : never

const twinOf = (row: string, word: string) => (row.includes('*') ? row.replace('*', word) : word + row)

/**
 * Operations that differ in nothing but whose data they are about, written once: each row with each of the words, which
 * name the customer in their ways. A word stands in front of the row, or in place of its star.
 */
export function twins<Word extends string, Table extends { [Row in keyof Table]: Shared<Row, Word> }>(
  ways: { [One in Word]: Way<Context<TwinsOf<Table, One>>> },
  table: Table,
): { [Op in TwinsOf<Table, Word>]: Handler<Op> }
export function twins(ways: Record<string, Way<never>>, table: Record<string, (way: Way<never>) => unknown>): object {
  const words = Object.entries(ways)
  return Object.fromEntries(
    Object.entries(table).flatMap(([row, entry]) => words.map(([word, way]) => [twinOf(row, word), entry(way)])),
  )
}

/** Operations without a twin, by their whole name. */
export function of<Table extends { [Op in keyof Table]: Op extends OperationId ? Entry<Op> : never }>(
  way: Way<Context<keyof Table & OperationId>>,
  table: Table,
): { [Op in keyof Table & OperationId]: Handler<Op> }
export function of(way: Way<never>, table: Record<string, (way: Way<never>) => unknown>): object {
  return Object.fromEntries(Object.entries(table).map(([operation, entry]) => [operation, entry(way)]))
}
