/** Tells the page what each address needs besides the first files, so that who is signed in gets it beside them. */
import type { Plugin, Rolldown } from 'vite'

/**
 * Of one address: its pattern, the files that it asks for its data with, the others of its code, and those of its words by
 * language; as places in `files`.
 */
type Page = [pattern: string, asking: number[], showing: number[], words: Record<string, number[]>]
export type EarlyFiles = { files: string[]; pages: Page[] }

type Chunk = Pick<Rolldown.OutputChunk, 'name' | 'fileName' | 'moduleIds' | 'imports' | 'isEntry'> & {
  viteMetadata?: { importedCss: Set<string> }
}
/** `common` are the names of files that many pages share, whose words are loaded with what says them. */
type Graph = {
  chunks: ReadonlyMap<string, Chunk>
  dynamicsOf: (id: string) => readonly string[]
  common: readonly string[]
}

const routeFile = /^(.*\/src\/routes\/)((?:private|business|bank)\/_signed-in(?:\/.*)?)\.tsx$/
/** Where every page asks for more: a call for what judges its answer, the area for what shows an alert. */
const everyPage = /\/src\/shared\/(?:http\/request|shell\/area-shell)\.tsx?$/
/** What a page asks for its data with: they shall be on their way while the rest of its code comes. */
const asksData = /\/src\/(?:areas|shared\/http)\//
const wordsFile = /^(.*)\/locales\/(de|en)\.po$/

/** `/bank/private-customer/$bpNumber/mypaybox` for its file. */
const patternOf = (route: string): string =>
  `/${route
    .split('/')
    .filter((step) => !['_signed-in', 'route', 'index'].includes(step))
    .join('/')}`

/** The file of a page and those of what stands around it. */
const chainOf = (route: string, routes: ReadonlySet<string>): string[] => {
  const steps = route.split('/')
  const around = steps.map((_, index) => steps.slice(0, index).join('/')).flatMap((one) => [one, `${one}/route`])
  return [...around.filter((one) => routes.has(one)), route]
}

/** What the pages of the areas load. Throws when the graph has none of them: then the build is another one than this reads. */
export function earlyFiles({ chunks, dynamicsOf, common }: Graph): EarlyFiles {
  const homes = new Map([...chunks.values()].flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)))
  const withImports = (start: Iterable<Chunk>): Set<Chunk> => {
    const found = new Set(start)
    for (const { imports } of found) for (const name of imports) if (chunks.has(name)) found.add(chunks.get(name)!)
    return found
  }
  const first = withImports([...chunks.values()].filter(({ isEntry }) => isEntry))
  const files: string[] = []
  const placesOf = (names: Iterable<string>) =>
    [...new Set(names)].map((name) => (files.includes(name) ? files.indexOf(name) : files.push(name) - 1))

  const ids = [...homes.keys()]
  const words = ids.flatMap((id) => {
    const [, folder, language] = wordsFile.exec(id) ?? []
    return folder === undefined ? [] : [{ folder: `${folder}/`, language: language!, file: homes.get(id)!.fileName }]
  })
  const routes = new Map(
    ids.flatMap((id) => {
      const [, , route] = routeFile.exec(id) ?? []
      return route === undefined ? [] : [[route, id] as const]
    }),
  )
  const pages = [...routes.keys()].map((route): Page => {
    const around = chainOf(route, new Set(routes.keys())).map((one) => routes.get(one)!)
    const loaded = [...around, ...ids.filter((id) => everyPage.test(id))].flatMap((id) => dynamicsOf(id))
    const needed = (some: readonly string[]) =>
      new Set([...withImports(some.flatMap((id) => homes.get(id) ?? []))].filter((one) => !first.has(one)))
    const asking = needed(loaded.filter((id) => asksData.test(id)))
    // What many share is most of it, and what the others wait for.
    const isCommon = ({ name }: Chunk) => common.includes(name)
    const showing = [...needed(loaded)]
      .filter((one) => !asking.has(one))
      .toSorted((one, other) => Number(isCommon(other)) - Number(isCommon(one)))
    const styles = showing.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
    const own = showing.filter((one) => !isCommon(one)).flatMap(({ moduleIds }) => moduleIds)
    const spoken = words.filter(({ folder }) => own.some((id) => id.startsWith(folder)))
    const byLanguage = Map.groupBy(spoken, ({ language }) => language)
    return [
      patternOf(route),
      placesOf([...asking].map(({ fileName }) => fileName)),
      placesOf([...showing.map(({ fileName }) => fileName), ...styles]),
      Object.fromEntries([...byLanguage].map(([language, some]) => [language, placesOf(some.map(({ file }) => file))])),
    ]
  })
  if (pages.length === 0) throw new Error('The build has no pages behind a login')
  // An address that says all its steps comes before one that leaves some open.
  const open = ([pattern]: Page) => pattern.split('$').length
  return { files, pages: pages.toSorted((one, other) => open(one) - open(other)) }
}

/** What some of the addresses need. Throws when there is none of them. */
export function onlyOf(isWanted: (address: string) => boolean, { files, pages }: EarlyFiles): EarlyFiles {
  const wanted = pages.filter(([pattern]) => isWanted(pattern))
  if (wanted.length === 0) throw new Error('The build has none of these pages')
  const filesOf = ([, asking, showing, words]: Page) => [...asking, ...showing, ...Object.values(words).flat()]
  const needed = [...new Set(wanted.flatMap(filesOf))]
  const placesOf = (places: readonly number[]) => places.map((at) => needed.indexOf(at))
  const cut = wanted.map(([pattern, asking, showing, words]): Page => {
    const spoken = Object.entries(words).map(([language, some]) => [language, placesOf(some)] as const)
    return [pattern, placesOf(asking), placesOf(showing), Object.fromEntries(spoken)]
  })
  return { files: needed.map((at) => files[at]!), pages: cut }
}

const place = /(?<=<script type="application\/json" id="early"[^>]*>)\{\}(?=<\/script>)/

/** Writes them into the page of the portal. */
export function withEarlyFiles(common: readonly string[]): Plugin {
  const dynamics = new Map<string, readonly string[]>()
  return {
    name: 'early-files',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    // Before the files are written, and after nothing is left out of them any more.
    renderStart() {
      for (const id of this.getModuleIds()) {
        if (!routeFile.test(id) && !everyPage.test(id)) continue
        const info = this.getModuleInfo(id)
        // What an area is opened with is a module of its own where there is much of it.
        const openers = (info?.importedIds ?? []).filter((one) => one.includes('/src/areas/'))
        const loaded = [id, ...openers].flatMap((one) => this.getModuleInfo(one)?.dynamicallyImportedIds ?? [])
        dynamics.set(id, loaded)
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (page, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
        const early = earlyFiles({
          chunks: new Map(chunks.map((one) => [one.fileName, one])),
          dynamicsOf: (id) => dynamics.get(id) ?? [],
          common,
        })
        if (!place.test(page)) throw new Error('The page has no place for the files of its pages')
        return page.replace(place, () => JSON.stringify(early))
      },
    },
  }
}
