import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ApiError } from '../http/api-error.ts'
import type { Query } from './port.ts'

/**
 * Runs a query each time a modal opens, without the cached answer, so that the change of a colleague is not overwritten
 * meanwhile. The answer stays while the modal closes.
 */
export function useFreshQueryOnOpen<TData>(query: Query<TData>, opened: boolean): UseQueryResult<TData, ApiError> {
  const modal = useId()
  const [seen, setSeen] = useState({ opened, opening: 1 })
  if (opened !== seen.opened) setSeen({ opened, opening: seen.opening + Number(opened) })
  return useQuery({ ...query, queryKey: [...query.queryKey, modal, seen.opening], enabled: opened, gcTime: 0 })
}
