import { expect, it } from 'vitest'
import { earlyFiles } from './early-files.ts'

const root = '/project/src/routes/private/_signed-in'
const chunk = (name: string, moduleIds: string[], imports: string[] = [], styles: string[] = []) => {
  const told = { name, fileName: `${name}.js`, moduleIds, imports: imports.map((one) => `${one}.js`), isEntry: false }
  return { ...told, viteMetadata: { importedCss: new Set(styles) } }
}
const graph = () => {
  const chunks = [
    {
      ...chunk('portal', [`${root}.tsx`, `${root}/bills.tsx`, `${root}/$id/route.tsx`, `${root}/$id/bills.tsx`]),
      isEntry: true,
    },
    chunk('area', ['/project/src/shared/shell/shell.tsx'], ['shared', 'portal'], ['area.css']),
    chunk('bills', ['/project/src/features/bills/list.tsx'], ['shared']),
    chunk('one', ['/project/src/features/one/one.tsx'], []),
    chunk('shared', ['/project/src/features/payments/row.tsx'], [], ['shared.css']),
    chunk('bills-de', ['/project/src/features/bills/locales/de.po']),
    chunk('bills-en', ['/project/src/features/bills/locales/en.po']),
    chunk('payments-de', ['/project/src/features/payments/locales/de.po']),
  ]
  const dynamics: Record<string, string[]> = {
    [`${root}.tsx`]: ['/project/src/shared/shell/shell.tsx'],
    [`${root}/bills.tsx`]: ['/project/src/features/bills/list.tsx'],
    [`${root}/$id/route.tsx`]: ['/project/src/features/one/one.tsx'],
    [`${root}/$id/bills.tsx`]: ['/project/src/features/bills/list.tsx'],
  }
  return earlyFiles({
    chunks: new Map(chunks.map((one) => [one.fileName, one])),
    dynamicsOf: (id) => dynamics[id] ?? [],
    common: ['shared'],
  })
}
const { files, pages } = graph()
const filesOf = (pattern: string) => {
  const [, asking, showing, words] = pages.find(([one]) => one === pattern)!
  const named = (places: number[] = []) => places.map((at) => files[at])
  return { code: named([...asking, ...showing]), de: named(words.de), en: named(words.en) }
}

it('a page needs what its area, what stands around it and it itself load, with their styles, and nothing of the first files', () => {
  expect(filesOf('/private/bills').code).toEqual(['shared.js', 'area.js', 'bills.js', 'shared.css', 'area.css'])
  expect(filesOf('/private/$id/bills').code).toContain('one.js')
  expect(filesOf('/private').code).not.toContain('bills.js')
})

it('what a page asks for its data with is told apart from what shows them, of which what many share comes first', () => {
  const early = earlyFiles({
    chunks: new Map(
      [
        { ...chunk('portal', [`${root}.tsx`, `${root}/bills.tsx`]), isEntry: true },
        chunk('area', ['/project/src/shared/shell/shell.tsx'], ['shared', 'calls']),
        chunk('shared', []),
        chunk('bills', ['/project/src/features/bills/list.tsx']),
        chunk('ports', ['/project/src/areas/private/ports.ts'], ['calls']),
        chunk('calls', []),
      ].map((one) => [one.fileName, one]),
    ),
    dynamicsOf: (id) =>
      id === `${root}.tsx`
        ? ['/project/src/shared/shell/shell.tsx', '/project/src/areas/private/ports.ts']
        : ['/project/src/features/bills/list.tsx'],
    common: [],
  })
  const [, asking, showing] = early.pages.find(([pattern]) => pattern === '/private/bills')!
  expect(asking.map((at) => early.files[at])).toEqual(['ports.js', 'calls.js'])
  expect(showing.map((at) => early.files[at])).toEqual(['area.js', 'bills.js', 'shared.js'])
})

it('the words of a page are those of what it shows, in each language; what many share brings its own', () => {
  expect(filesOf('/private/bills')).toMatchObject({ de: ['bills-de.js'], en: ['bills-en.js'] })
  expect(filesOf('/private')).toMatchObject({ de: [], en: [] })
})

it('an address that says all its steps comes before one that leaves some open', () => {
  const order = pages.map(([pattern]) => pattern)
  expect(order.indexOf('/private/bills')).toBeLessThan(order.indexOf('/private/$id'))
})

it('a build without pages is not read as one that needs nothing', () => {
  const none = () => earlyFiles({ chunks: new Map(), dynamicsOf: () => [], common: [] })
  expect(none).toThrow('The build has no pages behind a login')
})
