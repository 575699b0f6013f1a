import { afterEach, expect, it, vi } from 'vitest'
import { deviceStorage, tabStorage } from './browser-storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  deviceStorage.remove('key')
  tabStorage.remove('key')
})

/** A browser whose storage refuses these calls. */
function refuse(...methods: ('setItem' | 'getItem' | 'removeItem')[]): void {
  const refused = () => {
    throw new DOMException('closed', 'SecurityError')
  }
  const { localStorage: storage } = window
  const open = {
    getItem: (key: string) => storage.getItem(key),
    setItem: (key: string, text: string) => storage.setItem(key, text),
    removeItem: (key: string) => storage.removeItem(key),
  }
  vi.stubGlobal('localStorage', { ...open, ...Object.fromEntries(methods.map((method) => [method, refused])) })
}

it('stores a value for all tabs, or for one tab', () => {
  expect(deviceStorage.write('key', 'text')).toBe(true)
  expect([localStorage.getItem('key'), sessionStorage.getItem('key')]).toEqual(['text', null])
  expect([deviceStorage.read('key'), tabStorage.read('key')]).toEqual(['text', undefined])
})

it('reads undefined for what is missing or is no JSON', () => {
  expect(tabStorage.readJson('key')).toBeUndefined()
  sessionStorage.setItem('key', '{')
  expect(tabStorage.readJson('key')).toBeUndefined()
  sessionStorage.setItem('key', '{"a":1}')
  expect(tabStorage.readJson('key')).toEqual({ a: 1 })
})

it('holds in memory what a full storage refuses, and drops the older value', () => {
  deviceStorage.write('key', 'old')
  refuse('setItem')
  expect(deviceStorage.write('key', 'new')).toBe(false)
  expect([deviceStorage.read('key'), deviceStorage.isInMemory('key')]).toEqual(['new', true])
  expect(localStorage.getItem('key')).toBeNull()
  vi.unstubAllGlobals()
  expect(deviceStorage.write('key', 'newer')).toBe(true)
  expect([deviceStorage.read('key'), deviceStorage.isInMemory('key')]).toEqual(['newer', false])
})

it('reads as empty while the storage is closed', () => {
  deviceStorage.write('key', 'text')
  refuse('getItem', 'removeItem')
  expect(deviceStorage.read('key')).toBeUndefined()
  expect(() => deviceStorage.remove('key')).not.toThrow()
})
