/** The three areas that a person can be signed in to; each has its own accounts. */
export type Area = 'private' | 'business' | 'bank'
