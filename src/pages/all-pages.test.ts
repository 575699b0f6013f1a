/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest'
import { allPages, isNoPage, routes } from '../../tests/all-pages.ts'

const listed = Object.values(allPages).flat()

type Tabbed = { names?: readonly string[] }
const descriptors = import.meta.glob<Record<string, Tabbed>>(['./*/*.ts', '!./**/*.test.ts'], {
  eager: true,
})
const tabs = Object.values(descriptors).flatMap((file) => Object.values(file).flatMap(({ names = [] }) => names))

describe('what is measured on every page', () => {
  it.each(routes.filter((route) => !isNoPage(route)))('is measured on %s', (route) => {
    const pattern = new RegExp(`^${route.replaceAll(/\$\w+/g, '\\d+')}(\\?|$)`)
    expect(listed.filter((page) => pattern.test(page))).not.toEqual([])
  })

  it.each([...new Set(tabs)])('is measured on the tab %s', (tab) => {
    expect(listed.filter((page) => page.endsWith(`?tab=${tab}`))).not.toEqual([])
  })
})
