import { describe, expect, it } from 'vitest'
import { containsName, hashPassword, isPassword, pretendToCompare } from '#sandbox/domain/password.ts'

const cheap = 10

describe('a stored password', () => {
  it('is recognised, and no other is', async () => {
    const hash = await hashPassword('Sonnenblume-2026!', cheap)
    expect(await isPassword('Sonnenblume-2026!', hash)).toBe(true)
    expect(await isPassword('sonnenblume-2026!', hash)).toBe(false)
    expect(await isPassword('', hash)).toBe(false)
  })

  it('cannot be read from the hash, and two people with one password have two hashes', async () => {
    const [one, other] = await Promise.all([
      hashPassword('Sonnenblume-2026!', cheap),
      hashPassword('Sonnenblume-2026!', cheap),
    ])
    expect(one).not.toContain('Sonnenblume')
    expect(one).not.toBe(other)
  })

  it('is recognised after the cost of new hashes was raised', async () => {
    expect(await isPassword('Sonnenblume-2026!', await hashPassword('Sonnenblume-2026!', cheap + 1))).toBe(true)
  })

  it('is the same whichever way the keyboard composes an umlaut', async () => {
    expect(await isPassword('Grün'.normalize('NFD'), await hashPassword('Grün'.normalize('NFC'), cheap))).toBe(true)
  })

  it('that is no hash of ours matches nothing', async () => {
    expect(await isPassword('x', '')).toBe(false)
    expect(await isPassword('x', 'bcrypt$1$2$3$4$5')).toBe(false)
  })

  it('of an unknown account takes as long to compare as one of a known account', async () => {
    const hash = await hashPassword('x', 14)
    const took = { real: 0, pretended: 0 }
    const time = async (which: keyof typeof took, run: () => Promise<unknown>) => {
      const started = performance.now()
      await run()
      took[which] += performance.now() - started
    }
    // In turns, so that a busy machine slows both.
    for (let count = 0; count < 8; count++) {
      await time('real', () => isPassword('y', hash))
      await time('pretended', () => pretendToCompare('y', 14))
    }
    const { real, pretended } = took
    expect(pretended / real).toBeGreaterThan(0.4)
    expect(pretended / real).toBeLessThan(2.5)
  })
})

describe('a new password @R190', () => {
  const sabine = { firstName: 'Sabine', lastName: 'Köhler' }

  it.each([
    ['Sabine-im-Garten-1', sabine],
    ['meine-SABINE-ist-1-X', sabine],
    ['Der-Köhler-im-Wald-1', sabine],
    ['Der-koehler-im-Wald-1', sabine],
    ['Der-Kohler-im-Wald-1', sabine],
    ['Der-yilmaz-im-Wald-1', { firstName: 'Elif', lastName: 'Yılmaz' }],
    ['Oma-Gruber-backt-17', { firstName: 'Anna', lastName: 'Gruber-Haas' }],
  ])('%s contains a name', (password, names) => {
    expect(containsName(password, names)).toBe(true)
  })

  it('without a name is fine', () => {
    expect(containsName('Herbstlaub-im-Wienerwald-7', sabine)).toBe(false)
  })
})
