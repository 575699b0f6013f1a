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
  BankCreateAdministratorHeaders
} from '../../model/bank-create-administrator-headers.ts';

import type {
  BankUpdateAdministratorHeaders
} from '../../model/bank-update-administrator-headers.ts';

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
 * @summary List the administrators of a company
 */
export const bankListAdministrators = (
    customerId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BusinessAdminList>(
      {url: `/bank/business/${customerId}/admins`, method: 'GET', signal
    },
      { operation: 'bankListAdministrators',  ...options});
    }




export const getBankListAdministratorsQueryKey = (customerId: Id,) => {
    return [
    'bank','business',customerId,'admins'
    ] as const;
    }


export const getBankListAdministratorsQueryOptions = <TData = Awaited<ReturnType<typeof bankListAdministrators>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListAdministrators>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListAdministratorsQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListAdministrators>>> = ({ signal }) => bankListAdministrators(customerId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankListAdministrators>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListAdministratorsQueryResult = NonNullable<Awaited<ReturnType<typeof bankListAdministrators>>>
export type BankListAdministratorsQueryError = Problem | SessionProblem


export function useBankListAdministrators<TData = Awaited<ReturnType<typeof bankListAdministrators>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListAdministrators>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListAdministrators>>,
          TError,
          Awaited<ReturnType<typeof bankListAdministrators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListAdministrators<TData = Awaited<ReturnType<typeof bankListAdministrators>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListAdministrators>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListAdministrators>>,
          TError,
          Awaited<ReturnType<typeof bankListAdministrators>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListAdministrators<TData = Awaited<ReturnType<typeof bankListAdministrators>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListAdministrators>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the administrators of a company
 */

export function useBankListAdministrators<TData = Awaited<ReturnType<typeof bankListAdministrators>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListAdministrators>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListAdministratorsQueryOptions(customerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankListAdministratorsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankListAdministrators>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListAdministrators>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListAdministratorsQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListAdministrators>>> = ({ signal }) => bankListAdministrators(customerId, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListAdministrators>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListAdministratorsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankListAdministrators>>>
export type BankListAdministratorsSuspenseQueryError = Problem | SessionProblem


export function useBankListAdministratorsSuspense<TData = Awaited<ReturnType<typeof bankListAdministrators>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListAdministrators>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListAdministratorsSuspense<TData = Awaited<ReturnType<typeof bankListAdministrators>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListAdministrators>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListAdministratorsSuspense<TData = Awaited<ReturnType<typeof bankListAdministrators>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListAdministrators>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the administrators of a company
 */

export function useBankListAdministratorsSuspense<TData = Awaited<ReturnType<typeof bankListAdministrators>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListAdministrators>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListAdministratorsSuspenseQueryOptions(customerId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Add an administrator to a company
 */
export const bankCreateAdministrator = (
    customerId: Id,
    createBusinessAdminRequest: CreateBusinessAdminRequest,
    headers: BankCreateAdministratorHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BusinessAdmin>(
      {url: `/bank/business/${customerId}/admins`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: createBusinessAdminRequest, signal
    },
      { operation: 'bankCreateAdministrator',  ...options});
    }




export const getBankCreateAdministratorMutationKey = () => ['bankCreateAdministrator'] as const;

export const getBankCreateAdministratorMutationOptions = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCreateAdministrator>>, TError,BankCreateAdministratorMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankCreateAdministrator>>, TError,BankCreateAdministratorMutationVariables, TContext> => {

const mutationKey = getBankCreateAdministratorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankCreateAdministrator>>, BankCreateAdministratorMutationVariables> = (props) => {
          const {customerId,data,headers} = props ?? {};

          return  bankCreateAdministrator(customerId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankCreateAdministratorMutationResult = NonNullable<Awaited<ReturnType<typeof bankCreateAdministrator>>>
    export type BankCreateAdministratorMutationBody = CreateBusinessAdminRequest
    export type BankCreateAdministratorMutationError = Problem | SessionProblem
    export type BankCreateAdministratorMutationVariables = {customerId: Id;data: CreateBusinessAdminRequest;headers: BankCreateAdministratorHeaders}

    /**
 * @summary Add an administrator to a company
 */
export const useBankCreateAdministrator = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCreateAdministrator>>, TError,BankCreateAdministratorMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankCreateAdministrator>>,
        TError,
        BankCreateAdministratorMutationVariables,
        TContext
      > => {
      return useMutation(getBankCreateAdministratorMutationOptions(options), queryClient);
    }
    /**
 * Administrators are deactivated, never deleted. A new address is announced by mail to both addresses, invalidates the person's open codes and ends their sessions; so does the end of the access, which the bank may take from the last one too.
 * @summary Change an administrator of a company
 */
export const bankUpdateAdministrator = (
    customerId: Id,
    adminId: Id,
    updateBusinessAdminRequest: UpdateBusinessAdminRequest,
    headers: BankUpdateAdministratorHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/business/${customerId}/admins/${adminId}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: updateBusinessAdminRequest, signal
    },
      { operation: 'bankUpdateAdministrator',  ...options});
    }




export const getBankUpdateAdministratorMutationKey = () => ['bankUpdateAdministrator'] as const;

export const getBankUpdateAdministratorMutationOptions = <TError = Problem | SessionProblem | BusinessAdminChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUpdateAdministrator>>, TError,BankUpdateAdministratorMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankUpdateAdministrator>>, TError,BankUpdateAdministratorMutationVariables, TContext> => {

const mutationKey = getBankUpdateAdministratorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankUpdateAdministrator>>, BankUpdateAdministratorMutationVariables> = (props) => {
          const {customerId,adminId,data,headers} = props ?? {};

          return  bankUpdateAdministrator(customerId,adminId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankUpdateAdministratorMutationResult = NonNullable<Awaited<ReturnType<typeof bankUpdateAdministrator>>>
    export type BankUpdateAdministratorMutationBody = UpdateBusinessAdminRequest
    export type BankUpdateAdministratorMutationError = Problem | SessionProblem | BusinessAdminChangedProblem
    export type BankUpdateAdministratorMutationVariables = {customerId: Id;adminId: Id;data: UpdateBusinessAdminRequest;headers: BankUpdateAdministratorHeaders}

    /**
 * @summary Change an administrator of a company
 */
export const useBankUpdateAdministrator = <TError = Problem | SessionProblem | BusinessAdminChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUpdateAdministrator>>, TError,BankUpdateAdministratorMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankUpdateAdministrator>>,
        TError,
        BankUpdateAdministratorMutationVariables,
        TContext
      > => {
      return useMutation(getBankUpdateAdministratorMutationOptions(options), queryClient);
    }
