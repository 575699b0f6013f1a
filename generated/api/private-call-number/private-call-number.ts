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
  ChangeCallNumberRequest
} from '../../model/change-call-number-request.ts';

import type {
  CustomerCallNumberChangedProblem
} from '../../model/customer-call-number-changed-problem.ts';

import type {
  CustomerCallNumber
} from '../../model/customer-call-number.ts';

import type {
  PrivateChangeCallNumberHeaders
} from '../../model/private-change-call-number-headers.ts';

import type {
  Problem
} from '../../model/problem.ts';

import type {
  SessionProblem
} from '../../model/session-problem.ts';

import type {
  SmsTanProblem
} from '../../model/sms-tan-problem.ts';

import type {
  SmsTanRequest
} from '../../model/sms-tan-request.ts';

import type {
  TanCreated
} from '../../model/tan-created.ts';

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
 * @summary Read the call number of the signed-in customer
 */
export const privateGetCallNumber = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CustomerCallNumber>(
      {url: `/private/call-number`, method: 'GET', signal
    },
      { operation: 'privateGetCallNumber',  ...options});
    }




export const getPrivateGetCallNumberQueryKey = () => {
    return [
    'private','call-number'
    ] as const;
    }


export const getPrivateGetCallNumberQueryOptions = <TData = Awaited<ReturnType<typeof privateGetCallNumber>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetCallNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPrivateGetCallNumberQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof privateGetCallNumber>>> = ({ signal }) => privateGetCallNumber(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof privateGetCallNumber>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PrivateGetCallNumberQueryResult = NonNullable<Awaited<ReturnType<typeof privateGetCallNumber>>>
export type PrivateGetCallNumberQueryError = Problem | SessionProblem


export function usePrivateGetCallNumber<TData = Awaited<ReturnType<typeof privateGetCallNumber>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetCallNumber>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof privateGetCallNumber>>,
          TError,
          Awaited<ReturnType<typeof privateGetCallNumber>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetCallNumber<TData = Awaited<ReturnType<typeof privateGetCallNumber>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetCallNumber>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof privateGetCallNumber>>,
          TError,
          Awaited<ReturnType<typeof privateGetCallNumber>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetCallNumber<TData = Awaited<ReturnType<typeof privateGetCallNumber>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetCallNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the call number of the signed-in customer
 */

export function usePrivateGetCallNumber<TData = Awaited<ReturnType<typeof privateGetCallNumber>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetCallNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPrivateGetCallNumberQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPrivateGetCallNumberSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof privateGetCallNumber>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetCallNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPrivateGetCallNumberQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof privateGetCallNumber>>> = ({ signal }) => privateGetCallNumber(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetCallNumber>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PrivateGetCallNumberSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof privateGetCallNumber>>>
export type PrivateGetCallNumberSuspenseQueryError = Problem | SessionProblem


export function usePrivateGetCallNumberSuspense<TData = Awaited<ReturnType<typeof privateGetCallNumber>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetCallNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetCallNumberSuspense<TData = Awaited<ReturnType<typeof privateGetCallNumber>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetCallNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetCallNumberSuspense<TData = Awaited<ReturnType<typeof privateGetCallNumber>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetCallNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the call number of the signed-in customer
 */

export function usePrivateGetCallNumberSuspense<TData = Awaited<ReturnType<typeof privateGetCallNumber>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetCallNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPrivateGetCallNumberSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The statuses of the code are 460 to 464, one less than those of an e-mail code.
 * @summary Change the call number of the signed-in customer
 */
export const privateChangeCallNumber = (
    changeCallNumberRequest: ChangeCallNumberRequest,
    headers: PrivateChangeCallNumberHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/private/call-number`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: changeCallNumberRequest, signal
    },
      { operation: 'privateChangeCallNumber',  ...options});
    }




export const getPrivateChangeCallNumberMutationKey = () => ['privateChangeCallNumber'] as const;

export const getPrivateChangeCallNumberMutationOptions = <TError = Problem | SessionProblem | CustomerCallNumberChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateChangeCallNumber>>, TError,PrivateChangeCallNumberMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof privateChangeCallNumber>>, TError,PrivateChangeCallNumberMutationVariables, TContext> => {

const mutationKey = getPrivateChangeCallNumberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof privateChangeCallNumber>>, PrivateChangeCallNumberMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  privateChangeCallNumber(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PrivateChangeCallNumberMutationResult = NonNullable<Awaited<ReturnType<typeof privateChangeCallNumber>>>
    export type PrivateChangeCallNumberMutationBody = ChangeCallNumberRequest
    export type PrivateChangeCallNumberMutationError = Problem | SessionProblem | CustomerCallNumberChangedProblem
    export type PrivateChangeCallNumberMutationVariables = {data: ChangeCallNumberRequest;headers: PrivateChangeCallNumberHeaders}

    /**
 * @summary Change the call number of the signed-in customer
 */
export const usePrivateChangeCallNumber = <TError = Problem | SessionProblem | CustomerCallNumberChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateChangeCallNumber>>, TError,PrivateChangeCallNumberMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof privateChangeCallNumber>>,
        TError,
        PrivateChangeCallNumberMutationVariables,
        TContext
      > => {
      return useMutation(getPrivateChangeCallNumberMutationOptions(options), queryClient);
    }
    /**
 * @summary Send a code to the new call number of the signed-in customer
 */
export const privateRequestSmsTan = (
    smsTanRequest: SmsTanRequest,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TanCreated>(
      {url: `/private/call-number/sms-tan`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: smsTanRequest, signal
    },
      { operation: 'privateRequestSmsTan',  ...options});
    }




export const getPrivateRequestSmsTanMutationKey = () => ['privateRequestSmsTan'] as const;

export const getPrivateRequestSmsTanMutationOptions = <TError = Problem | SessionProblem | SmsTanProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateRequestSmsTan>>, TError,PrivateRequestSmsTanMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof privateRequestSmsTan>>, TError,PrivateRequestSmsTanMutationVariables, TContext> => {

const mutationKey = getPrivateRequestSmsTanMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof privateRequestSmsTan>>, PrivateRequestSmsTanMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  privateRequestSmsTan(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PrivateRequestSmsTanMutationResult = NonNullable<Awaited<ReturnType<typeof privateRequestSmsTan>>>
    export type PrivateRequestSmsTanMutationBody = SmsTanRequest
    export type PrivateRequestSmsTanMutationError = Problem | SessionProblem | SmsTanProblem
    export type PrivateRequestSmsTanMutationVariables = {data: SmsTanRequest}

    /**
 * @summary Send a code to the new call number of the signed-in customer
 */
export const usePrivateRequestSmsTan = <TError = Problem | SessionProblem | SmsTanProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateRequestSmsTan>>, TError,PrivateRequestSmsTanMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof privateRequestSmsTan>>,
        TError,
        PrivateRequestSmsTanMutationVariables,
        TContext
      > => {
      return useMutation(getPrivateRequestSmsTanMutationOptions(options), queryClient);
    }
