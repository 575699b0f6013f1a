import {
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  BankListHistoryParams
} from '../../model/bank-list-history-params.ts';

import type {
  HistoryList
} from '../../model/history-list.ts';

import type {
  HistoryObjectType
} from '../../model/history-object-type.ts';

import type {
  Id
} from '../../model/id.ts';

import type {
  Problem
} from '../../model/problem.ts';

import type {
  SessionProblem
} from '../../model/session-problem.ts';

import { request } from '../../../src/shared/http/request.ts';
import type { EveryParameter } from '../../../src/shared/http/request.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * @summary List the history of a record
 */
export const bankListHistory = (
    objectType: HistoryObjectType,
    objectId: Id,
    params?: BankListHistoryParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<HistoryList>(
      {url: `/bank/common/history/${objectType}/${objectId}`, method: 'GET',
        params, signal
    },
      { operation: 'bankListHistory',  ...options});
    }




export const getBankListHistoryQueryKey = (objectType: HistoryObjectType,
    objectId: Id,
    params?: BankListHistoryParams,) => {
    return [
    'bank','common','history',objectType,objectId, ...(params ? [params] : [])
    ] as const;
    }


export const getBankListHistoryQueryOptions = <TData = Awaited<ReturnType<typeof bankListHistory>>, TError = Problem | SessionProblem>(objectType: HistoryObjectType,
    objectId: Id,
    params: EveryParameter<BankListHistoryParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListHistoryQueryKey(objectType,objectId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListHistory>>> = ({ signal }) => bankListHistory(objectType,objectId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: objectType !== null && objectType !== undefined && objectId !== null && objectId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankListHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof bankListHistory>>>
export type BankListHistoryQueryError = Problem | SessionProblem


export function useBankListHistory<TData = Awaited<ReturnType<typeof bankListHistory>>, TError = Problem | SessionProblem>(
 objectType: HistoryObjectType,
    objectId: Id,
    params: EveryParameter<BankListHistoryParams>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListHistory>>,
          TError,
          Awaited<ReturnType<typeof bankListHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListHistory<TData = Awaited<ReturnType<typeof bankListHistory>>, TError = Problem | SessionProblem>(
 objectType: HistoryObjectType,
    objectId: Id,
    params: EveryParameter<BankListHistoryParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListHistory>>,
          TError,
          Awaited<ReturnType<typeof bankListHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListHistory<TData = Awaited<ReturnType<typeof bankListHistory>>, TError = Problem | SessionProblem>(
 objectType: HistoryObjectType,
    objectId: Id,
    params: EveryParameter<BankListHistoryParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the history of a record
 */

export function useBankListHistory<TData = Awaited<ReturnType<typeof bankListHistory>>, TError = Problem | SessionProblem>(
 objectType: HistoryObjectType,
    objectId: Id,
    params: EveryParameter<BankListHistoryParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListHistoryQueryOptions(objectType,objectId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankListHistorySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankListHistory>>, TError = Problem | SessionProblem>(objectType: HistoryObjectType,
    objectId: Id,
    params: EveryParameter<BankListHistoryParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListHistoryQueryKey(objectType,objectId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListHistory>>> = ({ signal }) => bankListHistory(objectType,objectId,params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListHistorySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankListHistory>>>
export type BankListHistorySuspenseQueryError = Problem | SessionProblem


export function useBankListHistorySuspense<TData = Awaited<ReturnType<typeof bankListHistory>>, TError = Problem | SessionProblem>(
 objectType: HistoryObjectType,
    objectId: Id,
    params: EveryParameter<BankListHistoryParams>, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListHistorySuspense<TData = Awaited<ReturnType<typeof bankListHistory>>, TError = Problem | SessionProblem>(
 objectType: HistoryObjectType,
    objectId: Id,
    params: EveryParameter<BankListHistoryParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListHistorySuspense<TData = Awaited<ReturnType<typeof bankListHistory>>, TError = Problem | SessionProblem>(
 objectType: HistoryObjectType,
    objectId: Id,
    params: EveryParameter<BankListHistoryParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the history of a record
 */

export function useBankListHistorySuspense<TData = Awaited<ReturnType<typeof bankListHistory>>, TError = Problem | SessionProblem>(
 objectType: HistoryObjectType,
    objectId: Id,
    params: EveryParameter<BankListHistoryParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListHistory>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListHistorySuspenseQueryOptions(objectType,objectId,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






