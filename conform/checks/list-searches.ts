/** Searches of a list: each field that is searched finds its row, each term narrows, and terms are taken literally. */
import { type List, type ListQuery, most, valueAt } from '#conform/checks/list-query.ts'

/** Searches with terms taken from the rows of the list. */
export async function expectSearch({ get, reportUnless }: ListQuery): Promise<void> {
  const whole = await get({ limit: most })
  for (const row of [whole.rows[0], whole.rows[Math.floor(whole.rows.length / 2)]]) {
    const number = String(row?.bpNumber ?? '')
    if (row === undefined || number === '') return
    const name = String(row.lastName ?? row.companyName ?? '').split(' ')[0]!
    const has = (list: List) => list.rows.some(({ bpNumber }) => bpNumber === number)
    const exact = await get({ searchParams: [number] })
    const all = exact.rows.every((one) => JSON.stringify(one).includes(number))
    reportUnless(exact, has(exact) && all, 'not exactly the rows with that customer number', 'rule/searches')
    if (name === '') continue
    const broad = await get({ searchParams: [name.toUpperCase()], limit: most })
    reportUnless(
      broad,
      broad.total > most || has(broad),
      `"${name}" in capitals does not find its row`,
      'rule/searches',
    )
    reportUnless(broad, broad.total <= whole.total, 'a search finds more than there is', 'rule/searches')
    const both = await get({ searchParams: [name, number] })
    const narrower = has(both) && both.total <= Math.min(broad.total, exact.total)
    reportUnless(both, narrower, 'two terms do not find exactly what has both', 'rule/searches')
    if (typeof row.callNumber === 'string') {
      const called = await get({ searchParams: [row.callNumber], limit: most })
      reportUnless(
        called,
        called.total > most || has(called),
        'a call number as the answer writes it does not find its row',
        'rule/searches',
      )
    }
    const none = await get({ searchParams: [number, 'no-such-name-anywhere'] })
    reportUnless(
      none,
      none.total === 0 && none.rows.length === 0,
      'a term that nothing has does not narrow',
      'rule/searches',
    )
    const parts = [name, number].map((text) => text.slice(1, -1)).filter(({ length }) => length >= 3)
    for (const part of parts) {
      const inside = await get({ searchParams: [part], limit: most })
      reportUnless(
        inside,
        inside.total > most || has(inside),
        `a part of a text, "${part}", does not find its row`,
        'rule/searches',
      )
    }
  }
  const name = whole.rows.flatMap((row) => String(row.lastName ?? row.companyName ?? '').match(/^\p{L}{4,}/u) ?? [])[0]
  for (const term of name === undefined ? [] : literalTerms(name)) {
    const list = await get({ searchParams: [term], limit: most })
    const isLiteral = list.rows.every((row) => JSON.stringify(row).toLowerCase().includes(inJson(term)))
    reportUnless(list, isLiteral, `the term ${JSON.stringify(term)} finds rows that do not have it`, 'rule/searches')
  }
}

/** The whole of a text, its begin, its middle and its end, never half a sign. */
function partsOfText(text: string): string[] {
  const signs = [...text]
  const length = Math.max(3, Math.floor(signs.length / 2))
  const inside = Math.floor((signs.length - length) / 2)
  const parts = [signs, signs.slice(0, length), signs.slice(inside, inside + length), signs.slice(-length)]
  return [...new Set(parts.map((part) => part.join('').trim()).filter((part) => part.length >= 2))]
}

const isSpecial = (text: string) => /[^\w.@ -]/u.test(text)

/** Each field finds its row by each part of its value, together with the row's number, which makes the search narrow. */
export async function expectSearchedFields({ get, reportUnless, searched }: ListQuery): Promise<void> {
  const whole = await get({ limit: most })
  for (const field of searched) {
    const rows = whole.rows.filter((row) => typeof valueAt(row, field) === 'string' && valueAt(row, field) !== '')
    const special = rows.find((row) => isSpecial(String(valueAt(row, field))))
    for (const row of new Set([rows[0], special])) {
      if (row === undefined) continue
      const number = String(row.bpNumber)
      for (const term of partsOfText(String(valueAt(row, field)))) {
        const found = await get({ searchParams: [term, number] })
        const isFound = found.rows.some(({ bpNumber }) => String(bpNumber) === number)
        reportUnless(found, isFound, `${JSON.stringify(term)} of ${field} does not find its row`, 'rule/searches')
      }
    }
  }
  const texts = searched.flatMap((field) => whole.rows.map((row) => valueAt(row, field)))
  const phrase = texts.find((text) => typeof text === 'string' && /^\p{L}{3,} \p{L}{3,}/u.test(text)) as
    | string
    | undefined
  for (const term of phrase === undefined ? [] : termsLike(phrase)) {
    const list = await get({ searchParams: [term], limit: most })
    const isLiteral = list.rows.every((row) => JSON.stringify(row).toLowerCase().includes(inJson(term)))
    reportUnless(list, isLiteral, `the term ${JSON.stringify(term)} finds rows that do not have it`, 'rule/searches')
  }
}

/** Texts that are read as this one by whoever decodes twice, cuts off or splits. */
function termsLike(phrase: string): string[] {
  const [first = '', ...rest] = phrase.split(' ')
  const others = rest.join(' ')
  return [
    `${first}+${others}`,
    `${first}%20${others}`,
    `${first}&${others}`,
    `${first}#${others}`,
    `${others} ${first}`,
  ]
}

/** A name with a sign in it that search engines and databases read as a placeholder. */
const literalTerms = (name: string): string[] => [
  ...['_', '%', '*', '.', '?'].map((sign) => `${name.slice(0, 1)}${sign}${name.slice(2)}`),
  `${name.slice(0, 2)}%${name.slice(-1)}`,
  '%',
  '\\',
  `${name}' or '1'='1`,
]

const inJson = (term: string) => JSON.stringify(term).slice(1, -1).toLowerCase()
