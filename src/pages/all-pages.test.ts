/// <reference types="vite/client" />
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allPages } from '../../tests/all-pages.ts'

/** No page, but a way to one. */
const notLookedAt = [/^\/$|\$$|^\/(private|business|bank)\/?$|\/\$bpNumber$/, /\/login$/]
const listed = Object.values(allPages).flat()
const routeTree = readFileSync(join(import.meta.dirname, '../../generated/route-tree.gen.ts'), 'utf8')
const [, union = ''] = /fullPaths:([^}]*?)fileRoutesByTo/.exec(routeTree)!
const routes = [...union.matchAll(/'([^']+)'/g)].map(([, path]) => path!.replace(/(.)\/$/, '$1'))

type Tabbed = { names?: readonly string[] }
const descriptors = import.meta.glob<Record<string, Tabbed>>(['./*/*.ts', '!./**/*.test.ts'], {
  eager: true,
})
const tabs = Object.values(descriptors).flatMap((file) => Object.values(file).flatMap(({ names = [] }) => names))

describe('what is measured on every page', () => {
  it.each([...new Set(routes)].filter((route) => !notLookedAt.some((one) => one.test(route))))(
    'is measured on %s',
    (route) => {
      const pattern = new RegExp(`^${route.replaceAll(/\$\w+/g, '\\d+')}(\\?|$)`)
      expect(listed.filter((page) => pattern.test(page))).not.toEqual([])
    },
  )

  it.each([...new Set(tabs)])('is measured on the tab %s', (tab) => {
    expect(listed.filter((page) => page.endsWith(`?tab=${tab}`))).not.toEqual([])
  })
})
