import {
  useMutation,
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  BankCreateBillRunHeaders
} from '../../model/bank-create-bill-run-headers.ts';

import type {
  BankGetBillRunCalculationParams
} from '../../model/bank-get-bill-run-calculation-params.ts';

import type {
  BankGetBillRunTransactionsParams
} from '../../model/bank-get-bill-run-transactions-params.ts';

import type {
  BillRunCalculation
} from '../../model/bill-run-calculation.ts';

import type {
  BillRunTransactions
} from '../../model/bill-run-transactions.ts';

import type {
  BillRun
} from '../../model/bill-run.ts';

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
 * The server decides which month is billed; the run continues in the background.
 * @summary Start a bill run
 */
export const bankCreateBillRun = (
    headers: BankCreateBillRunHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BillRun>(
      {url: `/bank/bill-run`, method: 'POST',
      headers, signal
    },
      { operation: 'bankCreateBillRun',  ...options});
    }




export const getBankCreateBillRunMutationKey = () => ['bankCreateBillRun'] as const;

export const getBankCreateBillRunMutationOptions = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCreateBillRun>>, TError,BankCreateBillRunMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankCreateBillRun>>, TError,BankCreateBillRunMutationVariables, TContext> => {

const mutationKey = getBankCreateBillRunMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankCreateBillRun>>, BankCreateBillRunMutationVariables> = (props) => {
          const {headers} = props ?? {};

          return  bankCreateBillRun(headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankCreateBillRunMutationResult = NonNullable<Awaited<ReturnType<typeof bankCreateBillRun>>>

    export type BankCreateBillRunMutationError = Problem | SessionProblem
    export type BankCreateBillRunMutationVariables = {headers: BankCreateBillRunHeaders}

    /**
 * @summary Start a bill run
 */
export const useBankCreateBillRun = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCreateBillRun>>, TError,BankCreateBillRunMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankCreateBillRun>>,
        TError,
        BankCreateBillRunMutationVariables,
        TContext
      > => {
      return useMutation(getBankCreateBillRunMutationOptions(options), queryClient);
    }
    /**
 * @summary Read the days of a bill run
 */
export const bankGetBillRunCalculation = (
    params?: BankGetBillRunCalculationParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BillRunCalculation>(
      {url: `/bank/bill-run-calculation-view/`, method: 'GET',
        params, signal
    },
      { operation: 'bankGetBillRunCalculation',  ...options});
    }




export const getBankGetBillRunCalculationQueryKey = (params?: BankGetBillRunCalculationParams,) => {
    return [
    'bank','bill-run-calculation-view', ...(params ? [params] : [])
    ] as const;
    }


export const getBankGetBillRunCalculationQueryOptions = <TData = Awaited<ReturnType<typeof bankGetBillRunCalculation>>, TError = Problem | SessionProblem>(params: EveryParameter<BankGetBillRunCalculationParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBillRunCalculation>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetBillRunCalculationQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetBillRunCalculation>>> = ({ signal }) => bankGetBillRunCalculation(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankGetBillRunCalculation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetBillRunCalculationQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetBillRunCalculation>>>
export type BankGetBillRunCalculationQueryError = Problem | SessionProblem


export function useBankGetBillRunCalculation<TData = Awaited<ReturnType<typeof bankGetBillRunCalculation>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankGetBillRunCalculationParams>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBillRunCalculation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetBillRunCalculation>>,
          TError,
          Awaited<ReturnType<typeof bankGetBillRunCalculation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetBillRunCalculation<TData = Awaited<ReturnType<typeof bankGetBillRunCalculation>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankGetBillRunCalculationParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBillRunCalculation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetBillRunCalculation>>,
          TError,
          Awaited<ReturnType<typeof bankGetBillRunCalculation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetBillRunCalculation<TData = Awaited<ReturnType<typeof bankGetBillRunCalculation>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankGetBillRunCalculationParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBillRunCalculation>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the days of a bill run
 */

export function useBankGetBillRunCalculation<TData = Awaited<ReturnType<typeof bankGetBillRunCalculation>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankGetBillRunCalculationParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBillRunCalculation>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetBillRunCalculationQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankGetBillRunCalculationSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankGetBillRunCalculation>>, TError = Problem | SessionProblem>(params: EveryParameter<BankGetBillRunCalculationParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBillRunCalculation>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetBillRunCalculationQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetBillRunCalculation>>> = ({ signal }) => bankGetBillRunCalculation(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBillRunCalculation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetBillRunCalculationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetBillRunCalculation>>>
export type BankGetBillRunCalculationSuspenseQueryError = Problem | SessionProblem


export function useBankGetBillRunCalculationSuspense<TData = Awaited<ReturnType<typeof bankGetBillRunCalculation>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankGetBillRunCalculationParams>, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBillRunCalculation>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetBillRunCalculationSuspense<TData = Awaited<ReturnType<typeof bankGetBillRunCalculation>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankGetBillRunCalculationParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBillRunCalculation>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetBillRunCalculationSuspense<TData = Awaited<ReturnType<typeof bankGetBillRunCalculation>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankGetBillRunCalculationParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBillRunCalculation>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the days of a bill run
 */

export function useBankGetBillRunCalculationSuspense<TData = Awaited<ReturnType<typeof bankGetBillRunCalculation>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankGetBillRunCalculationParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBillRunCalculation>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetBillRunCalculationSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the sums of a bill run
 */
export const bankGetBillRunTransactions = (
    params?: BankGetBillRunTransactionsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BillRunTransactions>(
      {url: `/bank/bill-run-transactions-view/`, method: 'GET',
        params, signal
    },
      { operation: 'bankGetBillRunTransactions',  ...options});
    }




export const getBankGetBillRunTransactionsQueryKey = (params?: BankGetBillRunTransactionsParams,) => {
    return [
    'bank','bill-run-transactions-view', ...(params ? [params] : [])
    ] as const;
    }


export const getBankGetBillRunTransactionsQueryOptions = <TData = Awaited<ReturnType<typeof bankGetBillRunTransactions>>, TError = Problem | SessionProblem>(params: EveryParameter<BankGetBillRunTransactionsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBillRunTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetBillRunTransactionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetBillRunTransactions>>> = ({ signal }) => bankGetBillRunTransactions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankGetBillRunTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetBillRunTransactionsQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetBillRunTransactions>>>
export type BankGetBillRunTransactionsQueryError = Problem | SessionProblem


export function useBankGetBillRunTransactions<TData = Awaited<ReturnType<typeof bankGetBillRunTransactions>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankGetBillRunTransactionsParams>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBillRunTransactions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetBillRunTransactions>>,
          TError,
          Awaited<ReturnType<typeof bankGetBillRunTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetBillRunTransactions<TData = Awaited<ReturnType<typeof bankGetBillRunTransactions>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankGetBillRunTransactionsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBillRunTransactions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetBillRunTransactions>>,
          TError,
          Awaited<ReturnType<typeof bankGetBillRunTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetBillRunTransactions<TData = Awaited<ReturnType<typeof bankGetBillRunTransactions>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankGetBillRunTransactionsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBillRunTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the sums of a bill run
 */

export function useBankGetBillRunTransactions<TData = Awaited<ReturnType<typeof bankGetBillRunTransactions>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankGetBillRunTransactionsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBillRunTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetBillRunTransactionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankGetBillRunTransactionsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankGetBillRunTransactions>>, TError = Problem | SessionProblem>(params: EveryParameter<BankGetBillRunTransactionsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBillRunTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetBillRunTransactionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetBillRunTransactions>>> = ({ signal }) => bankGetBillRunTransactions(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBillRunTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetBillRunTransactionsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetBillRunTransactions>>>
export type BankGetBillRunTransactionsSuspenseQueryError = Problem | SessionProblem


export function useBankGetBillRunTransactionsSuspense<TData = Awaited<ReturnType<typeof bankGetBillRunTransactions>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankGetBillRunTransactionsParams>, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBillRunTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetBillRunTransactionsSuspense<TData = Awaited<ReturnType<typeof bankGetBillRunTransactions>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankGetBillRunTransactionsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBillRunTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetBillRunTransactionsSuspense<TData = Awaited<ReturnType<typeof bankGetBillRunTransactions>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankGetBillRunTransactionsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBillRunTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the sums of a bill run
 */

export function useBankGetBillRunTransactionsSuspense<TData = Awaited<ReturnType<typeof bankGetBillRunTransactions>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankGetBillRunTransactionsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBillRunTransactions>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetBillRunTransactionsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






