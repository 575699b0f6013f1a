/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest'
import { allPages, isNoPage, routes } from '../../tests/all-pages.ts'

const listed = Object.values(allPages).flat()

type Tabbed = { names?: readonly string[] }
const descriptors = import.meta.glob<Record<string, Tabbed>>(['./*/*.ts', '!./**/*.test.ts'], {
  eager: true,
})
const tabbed = Object.values(descriptors)
  .flatMap((file) => Object.entries(file))
  .filter(([, { names }]) => names !== undefined)

const addressOf = (page: string) => page.split('?')[0]!
const tabsByAddress = new Map(
  [...Map.groupBy(listed, addressOf)].map(([path, pages]) => [path, pages.map((page) => page.split('?tab=')[1])]),
)

describe('what is measured on every page', () => {
  it.each(routes.filter((route) => !isNoPage(route)))('is measured on %s', (route) => {
    const pattern = new RegExp(`^${route.replaceAll(/\$\w+/g, '\\d+')}(\\?|$)`)
    expect(listed.filter((page) => pattern.test(page))).not.toEqual([])
  })

  it.each(tabbed)('is measured on all tabs of %s', (_name, { names }) => {
    expect([...tabsByAddress.values()]).toContainEqual(names)
  })
})
