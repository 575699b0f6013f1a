import type { DataTag, QueryKey } from '@tanstack/react-query'
import type { ApiError } from '../http/api-error.ts'
import type { Query } from './port.ts'

/** A question that answers as a test says; the client's own keys carry the type of their answer, this one is told it. */
export const fakeQuery = <TData>(key: QueryKey, answer: () => Promise<TData> | TData): Query<TData> => ({
  queryKey: key as DataTag<QueryKey, TData, ApiError>,
  queryFn: () => answer(),
})
