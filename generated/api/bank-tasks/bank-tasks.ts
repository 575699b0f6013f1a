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
  BankRetryTasksHeaders
} from '../../model/bank-retry-tasks-headers.ts';

import type {
  Problem
} from '../../model/problem.ts';

import type {
  SessionProblem
} from '../../model/session-problem.ts';

import type {
  TaskList
} from '../../model/task-list.ts';

import { request } from '../../../src/shared/http/request.ts';


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
 * @summary List the background tasks
 */
export const bankListTasks = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TaskList>(
      {url: `/bank/tasks`, method: 'GET', signal
    },
      { operation: 'bankListTasks',  ...options});
    }




export const getBankListTasksQueryKey = () => {
    return [
    'bank','tasks'
    ] as const;
    }


export const getBankListTasksQueryOptions = <TData = Awaited<ReturnType<typeof bankListTasks>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListTasks>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListTasksQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListTasks>>> = ({ signal }) => bankListTasks(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankListTasks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListTasksQueryResult = NonNullable<Awaited<ReturnType<typeof bankListTasks>>>
export type BankListTasksQueryError = Problem | SessionProblem


export function useBankListTasks<TData = Awaited<ReturnType<typeof bankListTasks>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListTasks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListTasks>>,
          TError,
          Awaited<ReturnType<typeof bankListTasks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListTasks<TData = Awaited<ReturnType<typeof bankListTasks>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListTasks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListTasks>>,
          TError,
          Awaited<ReturnType<typeof bankListTasks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListTasks<TData = Awaited<ReturnType<typeof bankListTasks>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListTasks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the background tasks
 */

export function useBankListTasks<TData = Awaited<ReturnType<typeof bankListTasks>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListTasks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListTasksQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankListTasksSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankListTasks>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListTasks>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListTasksQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListTasks>>> = ({ signal }) => bankListTasks(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListTasks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListTasksSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankListTasks>>>
export type BankListTasksSuspenseQueryError = Problem | SessionProblem


export function useBankListTasksSuspense<TData = Awaited<ReturnType<typeof bankListTasks>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListTasks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListTasksSuspense<TData = Awaited<ReturnType<typeof bankListTasks>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListTasks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListTasksSuspense<TData = Awaited<ReturnType<typeof bankListTasks>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListTasks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the background tasks
 */

export function useBankListTasksSuspense<TData = Awaited<ReturnType<typeof bankListTasks>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListTasks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListTasksSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Every task with an error message is tried again at once.
 * @summary Retry all failed background tasks
 */
export const bankRetryTasks = (
    headers: BankRetryTasksHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/tasks`, method: 'POST',
      headers, signal
    },
      { operation: 'bankRetryTasks',  ...options});
    }




export const getBankRetryTasksMutationKey = () => ['bankRetryTasks'] as const;

export const getBankRetryTasksMutationOptions = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankRetryTasks>>, TError,BankRetryTasksMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankRetryTasks>>, TError,BankRetryTasksMutationVariables, TContext> => {

const mutationKey = getBankRetryTasksMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankRetryTasks>>, BankRetryTasksMutationVariables> = (props) => {
          const {headers} = props ?? {};

          return  bankRetryTasks(headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankRetryTasksMutationResult = NonNullable<Awaited<ReturnType<typeof bankRetryTasks>>>

    export type BankRetryTasksMutationError = Problem | SessionProblem
    export type BankRetryTasksMutationVariables = {headers: BankRetryTasksHeaders}

    /**
 * @summary Retry all failed background tasks
 */
export const useBankRetryTasks = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankRetryTasks>>, TError,BankRetryTasksMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankRetryTasks>>,
        TError,
        BankRetryTasksMutationVariables,
        TContext
      > => {
      return useMutation(getBankRetryTasksMutationOptions(options), queryClient);
    }
