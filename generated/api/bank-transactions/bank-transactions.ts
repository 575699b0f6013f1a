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
  BankListBusinessTransactionsParams
} from '../../model/bank-list-business-transactions-params.ts';

import type {
  BankListPrivateTransactionsParams
} from '../../model/bank-list-private-transactions-params.ts';

import type {
  Id
} from '../../model/id.ts';

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
 * @summary List the transactions of a company
 */
export const bankListBusinessTransactions = (
    customerId: Id,
    params?: BankListBusinessTransactionsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TransactionList>(
      {url: `/bank/business/${customerId}/transactions`, method: 'GET',
        params, signal
    },
      { operation: 'bankListBusinessTransactions',  ...options});
    }




export const getBankListBusinessTransactionsQueryKey = (customerId: Id,
    params?: BankListBusinessTransactionsParams,) => {
    return [
    'bank','business',customerId,'transactions', ...(params ? [params] : [])
    ] as const;
    }


export const getBankListBusinessTransactionsQueryOptions = <TData = Awaited<ReturnType<typeof bankListBusinessTransactions>>, TError = Problem | SessionProblem>(customerId: Id,
    params: EveryParameter<BankListBusinessTransactionsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListBusinessTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListBusinessTransactionsQueryKey(customerId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListBusinessTransactions>>> = ({ signal }) => bankListBusinessTransactions(customerId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankListBusinessTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListBusinessTransactionsQueryResult = NonNullable<Awaited<ReturnType<typeof bankListBusinessTransactions>>>
export type BankListBusinessTransactionsQueryError = Problem | SessionProblem


export function useBankListBusinessTransactions<TData = Awaited<ReturnType<typeof bankListBusinessTransactions>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListBusinessTransactionsParams>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListBusinessTransactions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListBusinessTransactions>>,
          TError,
          Awaited<ReturnType<typeof bankListBusinessTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListBusinessTransactions<TData = Awaited<ReturnType<typeof bankListBusinessTransactions>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListBusinessTransactionsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListBusinessTransactions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListBusinessTransactions>>,
          TError,
          Awaited<ReturnType<typeof bankListBusinessTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListBusinessTransactions<TData = Awaited<ReturnType<typeof bankListBusinessTransactions>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListBusinessTransactionsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListBusinessTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the transactions of a company
 */

export function useBankListBusinessTransactions<TData = Awaited<ReturnType<typeof bankListBusinessTransactions>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListBusinessTransactionsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListBusinessTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListBusinessTransactionsQueryOptions(customerId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankListBusinessTransactionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankListBusinessTransactions>>, TError = Problem | SessionProblem>(customerId: Id,
    params: EveryParameter<BankListBusinessTransactionsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListBusinessTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListBusinessTransactionsQueryKey(customerId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListBusinessTransactions>>> = ({ signal }) => bankListBusinessTransactions(customerId,params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListBusinessTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListBusinessTransactionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankListBusinessTransactions>>>
export type BankListBusinessTransactionsSuspenseQueryError = Problem | SessionProblem


export function useBankListBusinessTransactionsSuspense<TData = Awaited<ReturnType<typeof bankListBusinessTransactions>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListBusinessTransactionsParams>, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListBusinessTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListBusinessTransactionsSuspense<TData = Awaited<ReturnType<typeof bankListBusinessTransactions>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListBusinessTransactionsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListBusinessTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListBusinessTransactionsSuspense<TData = Awaited<ReturnType<typeof bankListBusinessTransactions>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListBusinessTransactionsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListBusinessTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the transactions of a company
 */

export function useBankListBusinessTransactionsSuspense<TData = Awaited<ReturnType<typeof bankListBusinessTransactions>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListBusinessTransactionsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListBusinessTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListBusinessTransactionsSuspenseQueryOptions(customerId,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the transactions of a private customer
 */
export const bankListPrivateTransactions = (
    customerId: Id,
    params?: BankListPrivateTransactionsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TransactionList>(
      {url: `/bank/private/${customerId}/transactions`, method: 'GET',
        params, signal
    },
      { operation: 'bankListPrivateTransactions',  ...options});
    }




export const getBankListPrivateTransactionsQueryKey = (customerId: Id,
    params?: BankListPrivateTransactionsParams,) => {
    return [
    'bank','private',customerId,'transactions', ...(params ? [params] : [])
    ] as const;
    }


export const getBankListPrivateTransactionsQueryOptions = <TData = Awaited<ReturnType<typeof bankListPrivateTransactions>>, TError = Problem | SessionProblem>(customerId: Id,
    params: EveryParameter<BankListPrivateTransactionsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListPrivateTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListPrivateTransactionsQueryKey(customerId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListPrivateTransactions>>> = ({ signal }) => bankListPrivateTransactions(customerId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankListPrivateTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListPrivateTransactionsQueryResult = NonNullable<Awaited<ReturnType<typeof bankListPrivateTransactions>>>
export type BankListPrivateTransactionsQueryError = Problem | SessionProblem


export function useBankListPrivateTransactions<TData = Awaited<ReturnType<typeof bankListPrivateTransactions>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListPrivateTransactionsParams>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListPrivateTransactions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListPrivateTransactions>>,
          TError,
          Awaited<ReturnType<typeof bankListPrivateTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListPrivateTransactions<TData = Awaited<ReturnType<typeof bankListPrivateTransactions>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListPrivateTransactionsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListPrivateTransactions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListPrivateTransactions>>,
          TError,
          Awaited<ReturnType<typeof bankListPrivateTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListPrivateTransactions<TData = Awaited<ReturnType<typeof bankListPrivateTransactions>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListPrivateTransactionsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListPrivateTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the transactions of a private customer
 */

export function useBankListPrivateTransactions<TData = Awaited<ReturnType<typeof bankListPrivateTransactions>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListPrivateTransactionsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListPrivateTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListPrivateTransactionsQueryOptions(customerId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankListPrivateTransactionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankListPrivateTransactions>>, TError = Problem | SessionProblem>(customerId: Id,
    params: EveryParameter<BankListPrivateTransactionsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListPrivateTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListPrivateTransactionsQueryKey(customerId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListPrivateTransactions>>> = ({ signal }) => bankListPrivateTransactions(customerId,params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListPrivateTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListPrivateTransactionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankListPrivateTransactions>>>
export type BankListPrivateTransactionsSuspenseQueryError = Problem | SessionProblem


export function useBankListPrivateTransactionsSuspense<TData = Awaited<ReturnType<typeof bankListPrivateTransactions>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListPrivateTransactionsParams>, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListPrivateTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListPrivateTransactionsSuspense<TData = Awaited<ReturnType<typeof bankListPrivateTransactions>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListPrivateTransactionsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListPrivateTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListPrivateTransactionsSuspense<TData = Awaited<ReturnType<typeof bankListPrivateTransactions>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListPrivateTransactionsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListPrivateTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the transactions of a private customer
 */

export function useBankListPrivateTransactionsSuspense<TData = Awaited<ReturnType<typeof bankListPrivateTransactions>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListPrivateTransactionsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListPrivateTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListPrivateTransactionsSuspenseQueryOptions(customerId,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






