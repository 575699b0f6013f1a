import { expect, test } from 'vitest'
import { newNumber } from './fresh-values.ts'

test('no two numbers that a run makes up are the same, however many a file has', () => {
  const numbers = Array.from({ length: 100_000 }, newNumber)
  expect(new Set(numbers).size).toBe(numbers.length)
})
