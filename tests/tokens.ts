type Area = 'private' | 'business' | 'bank'

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token with these claims; its signature is invalid, since the portal does not verify it. */
export const tokenWith = (claims: Record<string, unknown>): string =>
  `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.unsigned`

/** The tokens of one person per area. */
export const tokens: Record<Area, string> = {
  private: tokenWith({ sub: 'p-1', upn: 'anna.gruber@mail.example', groups: ['private-customer'] }),
  business: tokenWith({ sub: 'a-1', upn: 'katharina.moser@bergland.example', groups: ['business-admin'] }),
  bank: tokenWith({ sub: 'b-1', upn: 'sabine.köhler@bank.example', groups: ['bank-employee', 'RISK'] }),
}

/** The token of another private customer. */
export const otherToken = tokenWith({ sub: 'p-2', upn: 'lukas.hofer@mail.example', groups: ['private-customer'] })
