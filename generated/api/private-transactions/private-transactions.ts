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
  PrivateListTransactionsParams
} from '../../model/private-list-transactions-params.ts';

import type {
  Problem
} from '../../model/problem.ts';

import type {
  SessionProblem
} from '../../model/session-problem.ts';

import type {
  TransactionList
} from '../../model/transaction-list.ts';

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
 * @summary List the transactions of the signed-in customer
 */
export const privateListTransactions = (
    params?: PrivateListTransactionsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TransactionList>(
      {url: `/private/transactions`, method: 'GET',
        params, signal
    },
      { operation: 'privateListTransactions',  ...options});
    }




export const getPrivateListTransactionsQueryKey = (params?: PrivateListTransactionsParams,) => {
    return [
    'private','transactions', ...(params ? [params] : [])
    ] as const;
    }


export const getPrivateListTransactionsQueryOptions = <TData = Awaited<ReturnType<typeof privateListTransactions>>, TError = Problem | SessionProblem>(params: EveryParameter<PrivateListTransactionsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateListTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPrivateListTransactionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof privateListTransactions>>> = ({ signal }) => privateListTransactions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof privateListTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PrivateListTransactionsQueryResult = NonNullable<Awaited<ReturnType<typeof privateListTransactions>>>
export type PrivateListTransactionsQueryError = Problem | SessionProblem


export function usePrivateListTransactions<TData = Awaited<ReturnType<typeof privateListTransactions>>, TError = Problem | SessionProblem>(
 params: EveryParameter<PrivateListTransactionsParams>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateListTransactions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof privateListTransactions>>,
          TError,
          Awaited<ReturnType<typeof privateListTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateListTransactions<TData = Awaited<ReturnType<typeof privateListTransactions>>, TError = Problem | SessionProblem>(
 params: EveryParameter<PrivateListTransactionsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateListTransactions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof privateListTransactions>>,
          TError,
          Awaited<ReturnType<typeof privateListTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateListTransactions<TData = Awaited<ReturnType<typeof privateListTransactions>>, TError = Problem | SessionProblem>(
 params: EveryParameter<PrivateListTransactionsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateListTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the transactions of the signed-in customer
 */

export function usePrivateListTransactions<TData = Awaited<ReturnType<typeof privateListTransactions>>, TError = Problem | SessionProblem>(
 params: EveryParameter<PrivateListTransactionsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateListTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPrivateListTransactionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPrivateListTransactionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof privateListTransactions>>, TError = Problem | SessionProblem>(params: EveryParameter<PrivateListTransactionsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateListTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPrivateListTransactionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof privateListTransactions>>> = ({ signal }) => privateListTransactions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateListTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PrivateListTransactionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof privateListTransactions>>>
export type PrivateListTransactionsSuspenseQueryError = Problem | SessionProblem


export function usePrivateListTransactionsSuspense<TData = Awaited<ReturnType<typeof privateListTransactions>>, TError = Problem | SessionProblem>(
 params: EveryParameter<PrivateListTransactionsParams>, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateListTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateListTransactionsSuspense<TData = Awaited<ReturnType<typeof privateListTransactions>>, TError = Problem | SessionProblem>(
 params: EveryParameter<PrivateListTransactionsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateListTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateListTransactionsSuspense<TData = Awaited<ReturnType<typeof privateListTransactions>>, TError = Problem | SessionProblem>(
 params: EveryParameter<PrivateListTransactionsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateListTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the transactions of the signed-in customer
 */

export function usePrivateListTransactionsSuspense<TData = Awaited<ReturnType<typeof privateListTransactions>>, TError = Problem | SessionProblem>(
 params: EveryParameter<PrivateListTransactionsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateListTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPrivateListTransactionsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






