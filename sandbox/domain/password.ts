/** Passwords are stored as scrypt hashes with a random salt; the hash contains the parameters, which may change over time. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const parallel = 1
const block = 8
const keyLength = 32

/** `cost` is the binary logarithm of scrypt's N: 15 takes about 80 ms and 32 MB, 10 about 3 ms (tests). */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, 2 ** cost, block, parallel)
  return ['scrypt', 2 ** cost, block, parallel, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** False as well for a hash that this function did not write. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [name, n, r, p, salt, key] = hash.split('$')
  if (name !== 'scrypt' || salt === undefined || key === undefined) return false
  const expected = Buffer.from(key, 'base64url')
  const found = await derive(password, Buffer.from(salt, 'base64url'), Number(n), Number(r), Number(p))
  return expected.length === found.length && timingSafeEqual(expected, found)
}

/** Takes as long as comparing a real password, so that an unknown e-mail address does not answer sooner (A150). */
export async function pretendToCompare(password: string, cost: number): Promise<false> {
  await derive(password, Buffer.alloc(16), 2 ** cost, block, parallel)
  return false
}

function derive(password: string, salt: Buffer, n: number, r: number, p: number): Promise<Buffer> {
  const options = { N: n, r, p, maxmem: 256 * n * r }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

/** Whether the password contains the first or last name, whatever the case and the accents (R190, 460 and 467). */
export function containsName(password: string, names: { firstName: string; lastName: string }): boolean {
  const text = plain(password)
  const parts = [names.firstName, names.lastName].flatMap((name) => [name, ...name.split(/[ .'-]+/).filter(isWord)])
  return parts.some((part) => part !== '' && (text.includes(plain(part)) || text.includes(transliterate(part))))
}

const isWord = (part: string) => part.length >= 3
const withoutMarks = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')
const plain = (text: string) => withoutMarks(text).toLowerCase().replaceAll('ı', 'i')
/** Köhler is also Koehler. */
const transliterate = (text: string) => plain(text.toLowerCase().replaceAll(/[äöü]/g, '$&e').replaceAll('ß', 'ss'))
