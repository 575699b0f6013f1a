import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ApiError } from '../http/api-error.ts'
import type { Query } from './port.ts'

/**
 * What is stored when a modal opens. Each opening asks for itself and knows nothing older, so that nobody undoes what a
 * colleague has changed meanwhile; the answer stays while the modal closes.
 */
export function useFreshQueryOnOpen<TData>(query: Query<TData>, opened: boolean): UseQueryResult<TData, ApiError> {
  const modal = useId()
  const [seen, setSeen] = useState({ opened, opening: 1 })
  if (opened !== seen.opened) setSeen({ opened, opening: seen.opening + Number(opened) })
  return useQuery({ ...query, queryKey: [...query.queryKey, modal, seen.opening], enabled: opened, gcTime: 0 })
}
