/**
 * Finds the files that every page of an area loads before its own (the frame, what its ports import, what sends calls, and lists where
 * the first page is one) and those of the start page. The page preloads them beside the program (docs/decisions/005).
 */
import type { Plugin, Rolldown } from 'vite'
import { areaHomes } from '#src/shared/session/area-addresses.ts'

export type Area = keyof typeof areaHomes
/** Scripts and style sheets as addresses; `home` are those that only the start page needs of these. */
export type AreaFiles = Record<Area, { area: string[]; home: string[] }>
type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'name' | 'imports' | 'isEntry' | 'facadeModuleId'> & {
  viteMetadata?: { importedCss: Set<string> }
}

/** Groups of vite.config.ts; files that request data come first. The first pages of business and bank are lists, the private one is not. */
const groupsOf = (area: Area) => [area, 'calls', ...(area === 'private' ? [] : ['table'])]

/** The module of a start page that the router loads, such as src/routes/bank/_signed-in/private-customers.tsx?tsr-split=component. */
function isHomeOf(area: Area, { facadeModuleId }: Chunk): boolean {
  const route = areaHomes[area].replace(/^\/\w+/, '$&/_signed-in')
  return facadeModuleId?.includes(`/src/routes${route}.tsx?`) === true
}

/** Throws when the build has no file for one of the groups or start pages: it was renamed, or is part of the first files. */
export function findAreaFiles(chunks: readonly Chunk[]): AreaFiles {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const withImports = (start: readonly Chunk[]): Set<Chunk> => {
    const found = new Set(start)
    for (const { imports } of found) for (const name of imports) if (byName.has(name)) found.add(byName.get(name)!)
    return found
  }
  const first = withImports(chunks.filter(({ isEntry }) => isEntry))
  const further = chunks.filter((chunk) => !first.has(chunk))
  const findChunk = (what: string, isWanted: (chunk: Chunk) => boolean): Chunk => {
    const chunk = further.find(isWanted)
    if (chunk === undefined) throw new Error(`The build has no file of its own for ${what}`)
    return chunk
  }
  const addresses = (roots: readonly Chunk[]): string[] => {
    const needed = [...withImports(roots)].filter((chunk) => !first.has(chunk))
    const styles = needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
    return [...new Set([...needed.map(({ fileName }) => fileName), ...styles])].map((file) => `/${file}`)
  }
  const filesOf = (area: Area) => {
    const everyPage = addresses(
      groupsOf(area).map((group) => findChunk(`the group ${group}`, ({ name }) => name === group)),
    )
    const home = addresses([findChunk(areaHomes[area], (chunk) => isHomeOf(area, chunk))])
    return { area: everyPage, home: home.filter((file) => !everyPage.includes(file)) }
  }
  return { private: filesOf('private'), business: filesOf('business'), bank: filesOf('bank') }
}

const place = /(?<=<script type="application\/json" id="page-files"[^>]*>)\{\}(?=<\/script>)/

/** Writes the files of all areas into the page of a build; each page gets its own (scripts/portal/first-paint.ts). */
export const withAreaFiles = (): Plugin => ({
  name: 'area-files',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transformIndexHtml: {
    order: 'post',
    handler: (page, { bundle = {} }) => {
      if (!place.test(page)) throw new Error('The page has no place for the files of its area')
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      return page.replace(place, () => JSON.stringify(findAreaFiles(chunks)))
    },
  },
})
