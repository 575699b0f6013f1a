import type { Stored } from './port.ts'

/** A record whose fields are those of its form. */
export const withoutEtag = <TRecord extends Stored>({ etag: _etag, ...values }: TRecord): Omit<TRecord, 'etag'> =>
  values
