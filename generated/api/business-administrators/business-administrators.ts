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
  BusinessAdminChangedProblem
} from '../../model/business-admin-changed-problem.ts';

import type {
  BusinessAdminList
} from '../../model/business-admin-list.ts';

import type {
  BusinessAdmin
} from '../../model/business-admin.ts';

import type {
  BusinessCreateAdministratorHeaders
} from '../../model/business-create-administrator-headers.ts';

import type {
  BusinessUpdateAdministratorHeaders
} from '../../model/business-update-administrator-headers.ts';

import type {
  CreateBusinessAdminRequest
} from '../../model/create-business-admin-request.ts';

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
  UpdateBusinessAdminRequest
} from '../../model/update-business-admin-request.ts';

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
 * @summary List the administrators of the company
 */
export const businessListAdministrators = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BusinessAdminList>(
      {url: `/business/admins`, method: 'GET', signal
    },
      { operation: 'businessListAdministrators',  ...options});
    }




export const getBusinessListAdministratorsQueryKey = () => {
    return [
    'business','admins'
    ] as const;
    }


export const getBusinessListAdministratorsQueryOptions = <TData = Awaited<ReturnType<typeof businessListAdministrators>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessListAdministrators>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBusinessListAdministratorsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof businessListAdministrators>>> = ({ signal }) => businessListAdministrators(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof businessListAdministrators>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BusinessListAdministratorsQueryResult = NonNullable<Awaited<ReturnType<typeof businessListAdministrators>>>
export type BusinessListAdministratorsQueryError = Problem | SessionProblem


export function useBusinessListAdministrators<TData = Awaited<ReturnType<typeof businessListAdministrators>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessListAdministrators>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessListAdministrators>>,
          TError,
          Awaited<ReturnType<typeof businessListAdministrators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessListAdministrators<TData = Awaited<ReturnType<typeof businessListAdministrators>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessListAdministrators>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessListAdministrators>>,
          TError,
          Awaited<ReturnType<typeof businessListAdministrators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessListAdministrators<TData = Awaited<ReturnType<typeof businessListAdministrators>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessListAdministrators>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the administrators of the company
 */

export function useBusinessListAdministrators<TData = Awaited<ReturnType<typeof businessListAdministrators>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessListAdministrators>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBusinessListAdministratorsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBusinessListAdministratorsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof businessListAdministrators>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListAdministrators>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBusinessListAdministratorsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof businessListAdministrators>>> = ({ signal }) => businessListAdministrators(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListAdministrators>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BusinessListAdministratorsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof businessListAdministrators>>>
export type BusinessListAdministratorsSuspenseQueryError = Problem | SessionProblem


export function useBusinessListAdministratorsSuspense<TData = Awaited<ReturnType<typeof businessListAdministrators>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListAdministrators>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessListAdministratorsSuspense<TData = Awaited<ReturnType<typeof businessListAdministrators>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListAdministrators>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessListAdministratorsSuspense<TData = Awaited<ReturnType<typeof businessListAdministrators>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListAdministrators>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the administrators of the company
 */

export function useBusinessListAdministratorsSuspense<TData = Awaited<ReturnType<typeof businessListAdministrators>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListAdministrators>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBusinessListAdministratorsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Add an administrator to the company
 */
export const businessCreateAdministrator = (
    createBusinessAdminRequest: CreateBusinessAdminRequest,
    headers: BusinessCreateAdministratorHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BusinessAdmin>(
      {url: `/business/admins`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: createBusinessAdminRequest, signal
    },
      { operation: 'businessCreateAdministrator',  ...options});
    }




export const getBusinessCreateAdministratorMutationKey = () => ['businessCreateAdministrator'] as const;

export const getBusinessCreateAdministratorMutationOptions = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessCreateAdministrator>>, TError,BusinessCreateAdministratorMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof businessCreateAdministrator>>, TError,BusinessCreateAdministratorMutationVariables, TContext> => {

const mutationKey = getBusinessCreateAdministratorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof businessCreateAdministrator>>, BusinessCreateAdministratorMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  businessCreateAdministrator(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BusinessCreateAdministratorMutationResult = NonNullable<Awaited<ReturnType<typeof businessCreateAdministrator>>>
    export type BusinessCreateAdministratorMutationBody = CreateBusinessAdminRequest
    export type BusinessCreateAdministratorMutationError = Problem | SessionProblem
    export type BusinessCreateAdministratorMutationVariables = {data: CreateBusinessAdminRequest;headers: BusinessCreateAdministratorHeaders}

    /**
 * @summary Add an administrator to the company
 */
export const useBusinessCreateAdministrator = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessCreateAdministrator>>, TError,BusinessCreateAdministratorMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof businessCreateAdministrator>>,
        TError,
        BusinessCreateAdministratorMutationVariables,
        TContext
      > => {
      return useMutation(getBusinessCreateAdministratorMutationOptions(options), queryClient);
    }
    /**
 * Administrators are deactivated, never deleted. A new address is announced by mail to both addresses, invalidates the person's open codes and ends their sessions; so does the end of the access.
 * @summary Change an administrator of the company
 */
export const businessUpdateAdministrator = (
    adminId: Id,
    updateBusinessAdminRequest: UpdateBusinessAdminRequest,
    headers: BusinessUpdateAdministratorHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/business/admins/${adminId}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: updateBusinessAdminRequest, signal
    },
      { operation: 'businessUpdateAdministrator',  ...options});
    }




export const getBusinessUpdateAdministratorMutationKey = () => ['businessUpdateAdministrator'] as const;

export const getBusinessUpdateAdministratorMutationOptions = <TError = Problem | SessionProblem | BusinessAdminChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessUpdateAdministrator>>, TError,BusinessUpdateAdministratorMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof businessUpdateAdministrator>>, TError,BusinessUpdateAdministratorMutationVariables, TContext> => {

const mutationKey = getBusinessUpdateAdministratorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof businessUpdateAdministrator>>, BusinessUpdateAdministratorMutationVariables> = (props) => {
          const {adminId,data,headers} = props ?? {};

          return  businessUpdateAdministrator(adminId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BusinessUpdateAdministratorMutationResult = NonNullable<Awaited<ReturnType<typeof businessUpdateAdministrator>>>
    export type BusinessUpdateAdministratorMutationBody = UpdateBusinessAdminRequest
    export type BusinessUpdateAdministratorMutationError = Problem | SessionProblem | BusinessAdminChangedProblem
    export type BusinessUpdateAdministratorMutationVariables = {adminId: Id;data: UpdateBusinessAdminRequest;headers: BusinessUpdateAdministratorHeaders}

    /**
 * @summary Change an administrator of the company
 */
export const useBusinessUpdateAdministrator = <TError = Problem | SessionProblem | BusinessAdminChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessUpdateAdministrator>>, TError,BusinessUpdateAdministratorMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof businessUpdateAdministrator>>,
        TError,
        BusinessUpdateAdministratorMutationVariables,
        TContext
      > => {
      return useMutation(getBusinessUpdateAdministratorMutationOptions(options), queryClient);
    }
