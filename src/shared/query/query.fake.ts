import type { DataTag, QueryKey } from '@tanstack/react-query'
import type { ApiError } from '../http/api-error.ts'
import type { Query } from './port.ts'

/** A query with the response of a test; its key has the type of the data, like the keys of the generated client. */
export const fakeQuery = <TData>(key: QueryKey, answer: () => Promise<TData> | TData): Query<TData> => ({
  queryKey: key as DataTag<QueryKey, TData, ApiError>,
  queryFn: () => answer(),
})
