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
  BusinessListTransactionsParams
} from '../../model/business-list-transactions-params.ts';

import type {
  Problem
} from '../../model/problem.ts';

import type {
  ProductLimit
} from '../../model/product-limit.ts';

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
 * @summary Read the monthly limit of the company
 */
export const businessGetLimit = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ProductLimit>(
      {url: `/business/limit`, method: 'GET', signal
    },
      { operation: 'businessGetLimit',  ...options});
    }




export const getBusinessGetLimitQueryKey = () => {
    return [
    'business','limit'
    ] as const;
    }


export const getBusinessGetLimitQueryOptions = <TData = Awaited<ReturnType<typeof businessGetLimit>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessGetLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBusinessGetLimitQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof businessGetLimit>>> = ({ signal }) => businessGetLimit(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof businessGetLimit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BusinessGetLimitQueryResult = NonNullable<Awaited<ReturnType<typeof businessGetLimit>>>
export type BusinessGetLimitQueryError = Problem | SessionProblem


export function useBusinessGetLimit<TData = Awaited<ReturnType<typeof businessGetLimit>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessGetLimit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessGetLimit>>,
          TError,
          Awaited<ReturnType<typeof businessGetLimit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessGetLimit<TData = Awaited<ReturnType<typeof businessGetLimit>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessGetLimit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessGetLimit>>,
          TError,
          Awaited<ReturnType<typeof businessGetLimit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessGetLimit<TData = Awaited<ReturnType<typeof businessGetLimit>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessGetLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the monthly limit of the company
 */

export function useBusinessGetLimit<TData = Awaited<ReturnType<typeof businessGetLimit>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessGetLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBusinessGetLimitQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBusinessGetLimitSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof businessGetLimit>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessGetLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBusinessGetLimitQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof businessGetLimit>>> = ({ signal }) => businessGetLimit(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessGetLimit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BusinessGetLimitSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof businessGetLimit>>>
export type BusinessGetLimitSuspenseQueryError = Problem | SessionProblem


export function useBusinessGetLimitSuspense<TData = Awaited<ReturnType<typeof businessGetLimit>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessGetLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessGetLimitSuspense<TData = Awaited<ReturnType<typeof businessGetLimit>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessGetLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessGetLimitSuspense<TData = Awaited<ReturnType<typeof businessGetLimit>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessGetLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the monthly limit of the company
 */

export function useBusinessGetLimitSuspense<TData = Awaited<ReturnType<typeof businessGetLimit>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessGetLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBusinessGetLimitSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the transactions of the company
 */
export const businessListTransactions = (
    params?: BusinessListTransactionsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TransactionList>(
      {url: `/business/transactions`, method: 'GET',
        params, signal
    },
      { operation: 'businessListTransactions',  ...options});
    }




export const getBusinessListTransactionsQueryKey = (params?: BusinessListTransactionsParams,) => {
    return [
    'business','transactions', ...(params ? [params] : [])
    ] as const;
    }


export const getBusinessListTransactionsQueryOptions = <TData = Awaited<ReturnType<typeof businessListTransactions>>, TError = Problem | SessionProblem>(params: EveryParameter<BusinessListTransactionsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessListTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBusinessListTransactionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof businessListTransactions>>> = ({ signal }) => businessListTransactions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof businessListTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BusinessListTransactionsQueryResult = NonNullable<Awaited<ReturnType<typeof businessListTransactions>>>
export type BusinessListTransactionsQueryError = Problem | SessionProblem


export function useBusinessListTransactions<TData = Awaited<ReturnType<typeof businessListTransactions>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BusinessListTransactionsParams>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessListTransactions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessListTransactions>>,
          TError,
          Awaited<ReturnType<typeof businessListTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessListTransactions<TData = Awaited<ReturnType<typeof businessListTransactions>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BusinessListTransactionsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessListTransactions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessListTransactions>>,
          TError,
          Awaited<ReturnType<typeof businessListTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessListTransactions<TData = Awaited<ReturnType<typeof businessListTransactions>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BusinessListTransactionsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessListTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the transactions of the company
 */

export function useBusinessListTransactions<TData = Awaited<ReturnType<typeof businessListTransactions>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BusinessListTransactionsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessListTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBusinessListTransactionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBusinessListTransactionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof businessListTransactions>>, TError = Problem | SessionProblem>(params: EveryParameter<BusinessListTransactionsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBusinessListTransactionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof businessListTransactions>>> = ({ signal }) => businessListTransactions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BusinessListTransactionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof businessListTransactions>>>
export type BusinessListTransactionsSuspenseQueryError = Problem | SessionProblem


export function useBusinessListTransactionsSuspense<TData = Awaited<ReturnType<typeof businessListTransactions>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BusinessListTransactionsParams>, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessListTransactionsSuspense<TData = Awaited<ReturnType<typeof businessListTransactions>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BusinessListTransactionsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessListTransactionsSuspense<TData = Awaited<ReturnType<typeof businessListTransactions>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BusinessListTransactionsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the transactions of the company
 */

export function useBusinessListTransactionsSuspense<TData = Awaited<ReturnType<typeof businessListTransactions>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BusinessListTransactionsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBusinessListTransactionsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






