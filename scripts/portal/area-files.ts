/**
 * Finds the files that every page of an area loads before its own: the frame, what its ports import, what sends calls, and lists where
 * the first page is one. They are most of what a page loads besides the first files, so the page preloads them beside the program
 * (docs/decisions/005).
 */
import type { Plugin, Rolldown } from 'vite'

export type Area = 'private' | 'business' | 'bank'
export type AreaFiles = Record<Area, string[]>
type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'name' | 'imports' | 'isEntry'> & {
  viteMetadata?: { importedCss: Set<string> }
}

/** Groups of vite.config.ts; files that request data come first. The first pages of business and bank are lists, the private one is not. */
const groupsOf = (area: Area) => [area, 'calls', ...(area === 'private' ? [] : ['table'])]

/** Throws when the build has no file for one of the groups: it was renamed, or is part of the first files. */
export function findAreaFiles(chunks: readonly Chunk[]): AreaFiles {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const withImports = (start: readonly Chunk[]): Set<Chunk> => {
    const found = new Set(start)
    for (const { imports } of found) for (const name of imports) if (byName.has(name)) found.add(byName.get(name)!)
    return found
  }
  const first = withImports(chunks.filter(({ isEntry }) => isEntry))
  const further = chunks.filter((chunk) => !first.has(chunk))
  const filesOf = (area: Area): string[] => {
    const roots = groupsOf(area).map((group) => {
      const chunk = further.find(({ name }) => name === group)
      if (chunk === undefined) throw new Error(`The build has no file of its own for the group ${group}`)
      return chunk
    })
    const needed = [...withImports(roots)].filter((chunk) => !first.has(chunk))
    const styles = needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
    return [...new Set([...needed.map(({ fileName }) => fileName), ...styles])].map((file) => `/${file}`)
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
