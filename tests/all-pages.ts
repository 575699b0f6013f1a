/** The addresses of all pages, with each of their tabs; from the route tree and the descriptors of the pages. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const [, fullPaths = ''] = /fullPaths:([^}]*?)fileRoutesByTo/.exec(read('generated/route-tree.gen.ts'))!
/** The addresses of all routes, as the route tree has them. */
export const routes = [
  ...new Set([...fullPaths.matchAll(/'([^']+)'/g)].map(([, path]) => path!.replace(/(.)\/$/, '$1'))),
]

/** No page, but a way to one. */
export const isNoPage = (route: string): boolean =>
  /^\/$|\$$|^\/(private|business|bank)\/?$|\/\$bpNumber$|\/login$/.test(route)

/** The names of the properties of an object in the code; undefined for any other expression. */
const readObject = (node: ts.Node | undefined) =>
  node && ts.isObjectLiteralExpression(node)
    ? new Map(node.properties.map((one) => [one.name!.getText().replaceAll("'", ''), one]))
    : undefined

/** The tabs of each page, by the name of its descriptor. The descriptors cannot be imported here, since they use macros. */
function readTabs(): Map<string, string[]> {
  const tabs = new Map<string, string[]>()
  for (const path of globSync('src/pages/*/*.ts', { cwd: root })) {
    const file = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true)
    const visit = (node: ts.Node): void => {
      if (ts.isVariableDeclaration(node) && node.initializer && ts.isCallExpression(node.initializer)) {
        const part = readObject(node.initializer.arguments[0])?.get('tabs')
        const names = part && ts.isPropertyAssignment(part) ? readObject(part.initializer) : undefined
        if (names) tabs.set(node.name.getText(), [...names.keys()])
      }
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return tabs
}

/** The name of the descriptor of each page, by its route. */
const descriptors = new Map(
  globSync('src/routes/**/*.tsx', { cwd: root }).flatMap((path) => {
    const [, route, name] = /createFileRoute\('([^']+)'\)\(\{\s*\.\.\.(\w+)\.route/.exec(read(path)) ?? []
    return route === undefined ? [] : [[route.replace('/_signed-in', ''), name!] as const]
  }),
)

const allTabs = readTabs()
const tabsOf = (route: string) => allTabs.get(descriptors.get(route) ?? '')

/** The customer whose pages are opened, by the address of the page. */
const withCustomer = (route: string) =>
  route.replace('$bpNumber', route.includes('/private-customer/') ? '1100234501' : '1200456701')

/** Those without tabs come first, but for those of a customer, which come last. */
function pagesOf(area: 'private' | 'business' | 'bank'): readonly string[] {
  const pages = routes.filter((route) => route.startsWith(`/${area}/`) && !isNoPage(route))
  const plain = pages.filter((route) => tabsOf(route) === undefined)
  return [
    ...plain.filter((route) => !route.includes('$')),
    ...pages.flatMap((route) => tabsOf(route)?.map((tab) => `${withCustomer(route)}?tab=${tab}`) ?? []),
    ...plain.filter((route) => route.includes('$')).map(withCustomer),
  ]
}

/** Every page with each of its tabs. */
export const allPages = { private: pagesOf('private'), business: pagesOf('business'), bank: pagesOf('bank') }
