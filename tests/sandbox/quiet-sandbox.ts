/** Settings of every sandbox in the tests. */

/** Says nothing. */
export const quiet = { log: { info: () => {}, error: () => {} } }

/** 2^10: hashing takes milliseconds instead of a tenth of a second. */
export const cheapPasswords = 10
