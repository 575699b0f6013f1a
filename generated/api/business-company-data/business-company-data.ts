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
  BusinessUpdateCompanyDataHeaders
} from '../../model/business-update-company-data-headers.ts';

import type {
  CompanyDataChangedProblem
} from '../../model/company-data-changed-problem.ts';

import type {
  CompanyData
} from '../../model/company-data.ts';

import type {
  Problem
} from '../../model/problem.ts';

import type {
  SessionProblem
} from '../../model/session-problem.ts';

import type {
  UpdateCompanyDataRequest
} from '../../model/update-company-data-request.ts';

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
 * @summary Read the data of the company
 */
export const businessGetCompanyData = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CompanyData>(
      {url: `/business/company-data`, method: 'GET', signal
    },
      { operation: 'businessGetCompanyData',  ...options});
    }




export const getBusinessGetCompanyDataQueryKey = () => {
    return [
    'business','company-data'
    ] as const;
    }


export const getBusinessGetCompanyDataQueryOptions = <TData = Awaited<ReturnType<typeof businessGetCompanyData>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessGetCompanyData>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBusinessGetCompanyDataQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof businessGetCompanyData>>> = ({ signal }) => businessGetCompanyData(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof businessGetCompanyData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BusinessGetCompanyDataQueryResult = NonNullable<Awaited<ReturnType<typeof businessGetCompanyData>>>
export type BusinessGetCompanyDataQueryError = Problem | SessionProblem


export function useBusinessGetCompanyData<TData = Awaited<ReturnType<typeof businessGetCompanyData>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessGetCompanyData>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessGetCompanyData>>,
          TError,
          Awaited<ReturnType<typeof businessGetCompanyData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessGetCompanyData<TData = Awaited<ReturnType<typeof businessGetCompanyData>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessGetCompanyData>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessGetCompanyData>>,
          TError,
          Awaited<ReturnType<typeof businessGetCompanyData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessGetCompanyData<TData = Awaited<ReturnType<typeof businessGetCompanyData>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessGetCompanyData>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the data of the company
 */

export function useBusinessGetCompanyData<TData = Awaited<ReturnType<typeof businessGetCompanyData>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessGetCompanyData>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBusinessGetCompanyDataQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBusinessGetCompanyDataSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof businessGetCompanyData>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessGetCompanyData>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBusinessGetCompanyDataQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof businessGetCompanyData>>> = ({ signal }) => businessGetCompanyData(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessGetCompanyData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BusinessGetCompanyDataSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof businessGetCompanyData>>>
export type BusinessGetCompanyDataSuspenseQueryError = Problem | SessionProblem


export function useBusinessGetCompanyDataSuspense<TData = Awaited<ReturnType<typeof businessGetCompanyData>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessGetCompanyData>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessGetCompanyDataSuspense<TData = Awaited<ReturnType<typeof businessGetCompanyData>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessGetCompanyData>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessGetCompanyDataSuspense<TData = Awaited<ReturnType<typeof businessGetCompanyData>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessGetCompanyData>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the data of the company
 */

export function useBusinessGetCompanyDataSuspense<TData = Awaited<ReturnType<typeof businessGetCompanyData>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessGetCompanyData>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBusinessGetCompanyDataSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Everything else is changed by the bank.
 * @summary Change the bill e-mail addresses of the company
 */
export const businessUpdateCompanyData = (
    updateCompanyDataRequest: UpdateCompanyDataRequest,
    headers: BusinessUpdateCompanyDataHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/business/company-data`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: updateCompanyDataRequest, signal
    },
      { operation: 'businessUpdateCompanyData',  ...options});
    }




export const getBusinessUpdateCompanyDataMutationKey = () => ['businessUpdateCompanyData'] as const;

export const getBusinessUpdateCompanyDataMutationOptions = <TError = Problem | SessionProblem | CompanyDataChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessUpdateCompanyData>>, TError,BusinessUpdateCompanyDataMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof businessUpdateCompanyData>>, TError,BusinessUpdateCompanyDataMutationVariables, TContext> => {

const mutationKey = getBusinessUpdateCompanyDataMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof businessUpdateCompanyData>>, BusinessUpdateCompanyDataMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  businessUpdateCompanyData(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BusinessUpdateCompanyDataMutationResult = NonNullable<Awaited<ReturnType<typeof businessUpdateCompanyData>>>
    export type BusinessUpdateCompanyDataMutationBody = UpdateCompanyDataRequest
    export type BusinessUpdateCompanyDataMutationError = Problem | SessionProblem | CompanyDataChangedProblem
    export type BusinessUpdateCompanyDataMutationVariables = {data: UpdateCompanyDataRequest;headers: BusinessUpdateCompanyDataHeaders}

    /**
 * @summary Change the bill e-mail addresses of the company
 */
export const useBusinessUpdateCompanyData = <TError = Problem | SessionProblem | CompanyDataChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessUpdateCompanyData>>, TError,BusinessUpdateCompanyDataMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof businessUpdateCompanyData>>,
        TError,
        BusinessUpdateCompanyDataMutationVariables,
        TContext
      > => {
      return useMutation(getBusinessUpdateCompanyDataMutationOptions(options), queryClient);
    }
