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
  Problem
} from '../../model/problem.ts';

import type {
  Version
} from '../../model/version.ts';

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
 * Needs no session; the portal shows it in the footer's title.
 * @summary Read the versions of the server and of this contract
 */
export const commonGetVersion = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Version>(
      {url: `/version`, method: 'GET', signal
    },
      { operation: 'commonGetVersion',  ...options});
    }




export const getCommonGetVersionQueryKey = () => {
    return [
    'version'
    ] as const;
    }


export const getCommonGetVersionQueryOptions = <TData = Awaited<ReturnType<typeof commonGetVersion>>, TError = Problem>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof commonGetVersion>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCommonGetVersionQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof commonGetVersion>>> = ({ signal }) => commonGetVersion(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof commonGetVersion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CommonGetVersionQueryResult = NonNullable<Awaited<ReturnType<typeof commonGetVersion>>>
export type CommonGetVersionQueryError = Problem


export function useCommonGetVersion<TData = Awaited<ReturnType<typeof commonGetVersion>>, TError = Problem>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof commonGetVersion>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof commonGetVersion>>,
          TError,
          Awaited<ReturnType<typeof commonGetVersion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCommonGetVersion<TData = Awaited<ReturnType<typeof commonGetVersion>>, TError = Problem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof commonGetVersion>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof commonGetVersion>>,
          TError,
          Awaited<ReturnType<typeof commonGetVersion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCommonGetVersion<TData = Awaited<ReturnType<typeof commonGetVersion>>, TError = Problem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof commonGetVersion>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the versions of the server and of this contract
 */

export function useCommonGetVersion<TData = Awaited<ReturnType<typeof commonGetVersion>>, TError = Problem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof commonGetVersion>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCommonGetVersionQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCommonGetVersionSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof commonGetVersion>>, TError = Problem>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof commonGetVersion>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCommonGetVersionQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof commonGetVersion>>> = ({ signal }) => commonGetVersion(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof commonGetVersion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CommonGetVersionSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof commonGetVersion>>>
export type CommonGetVersionSuspenseQueryError = Problem


export function useCommonGetVersionSuspense<TData = Awaited<ReturnType<typeof commonGetVersion>>, TError = Problem>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof commonGetVersion>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCommonGetVersionSuspense<TData = Awaited<ReturnType<typeof commonGetVersion>>, TError = Problem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof commonGetVersion>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCommonGetVersionSuspense<TData = Awaited<ReturnType<typeof commonGetVersion>>, TError = Problem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof commonGetVersion>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the versions of the server and of this contract
 */

export function useCommonGetVersionSuspense<TData = Awaited<ReturnType<typeof commonGetVersion>>, TError = Problem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof commonGetVersion>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCommonGetVersionSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






