/** Which screens an operation feeds, read from the code: adapters name operations, routes name pages, pages features. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../run.ts'

const text = (file: string) => readFileSync(join(root, file), 'utf8')
/** The features whose ports or pages the code names; a feature of which it takes words only is not used. */
const featuresIn = (code: string) =>
  [...code.matchAll(/#src\/features\/([a-z-]+)\/[a-z/-]+-(?:port|page)\.tsx?'/g)].map(([, name]) => name!)

type Place = { area: string; features: string[]; code: string }

/** Gives for an operationId the addresses of the screens that use it, such as `/private/mypaybox`. */
export function screensOf(): (operationId: string) => string[] {
  const adapters = placesOf('src/areas/*/*-adapter.ts', (file) => file.split('/')[2]!)
  const routes = globSync('src/routes/**/*.tsx', { cwd: root }).map((file) => ({
    address: addressOf(file),
    features: [...partsOf(file)].flatMap((part) => featuresIn(text(part))),
  }))
  return (operationId) => {
    const named = new RegExp(`\\b(get)?${operationId}(SuspenseQueryOptions)?\\b`, 'i')
    const using = adapters.filter(({ code }) => named.test(code))
    const shown = using.flatMap(({ area, features }) =>
      routes.flatMap((route) =>
        route.address.startsWith(`/${area}`) && route.features.some((one) => features.includes(one))
          ? [route.address]
          : [],
      ),
    )
    return [...new Set(shown)].toSorted()
  }
}

const placesOf = (pattern: string, areaOf: (file: string) => string): Place[] =>
  globSync(pattern, { cwd: root }).map((file) => {
    const code = text(file)
    return { area: areaOf(file), features: featuresIn(code), code }
  })

/** A route, the parts of its page, and theirs. */
function partsOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, named, near] of text(file).matchAll(/'(?:#(src\/pages\/[^']+)|(\.\.?\/[^']+))'/g)) {
    const part = named ?? relative('.', join(dirname(file), near!))
    if (part.startsWith('src/pages/')) partsOf(part, found)
  }
  return found
}

/** Of a route; a file that begins with a dash is beside the route that renders it. */
export const addressOf = (file: string) =>
  file
    .replace('src/routes', '')
    .replace(/\.tsx$/, '')
    .replaceAll(/\/([_-][^/]+|index|route)(?=\/|$)/g, '')
