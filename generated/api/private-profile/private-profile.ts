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
  AccountLockedProblem
} from '../../model/account-locked-problem.ts';

import type {
  ChangeEmailRequest
} from '../../model/change-email-request.ts';

import type {
  ChangePasswordRequest
} from '../../model/change-password-request.ts';

import type {
  EmailTanRequest
} from '../../model/email-tan-request.ts';

import type {
  PrivateChangeEmailHeaders
} from '../../model/private-change-email-headers.ts';

import type {
  PrivateUpdateProfileHeaders
} from '../../model/private-update-profile-headers.ts';

import type {
  Problem
} from '../../model/problem.ts';

import type {
  ProfileChangedProblem
} from '../../model/profile-changed-problem.ts';

import type {
  Profile
} from '../../model/profile.ts';

import type {
  SessionProblem
} from '../../model/session-problem.ts';

import type {
  TanCreated
} from '../../model/tan-created.ts';

import type {
  UpdateProfileRequest
} from '../../model/update-profile-request.ts';

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
 * @summary Read the profile of the signed-in customer
 */
export const privateGetProfile = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Profile>(
      {url: `/private/profile`, method: 'GET', signal
    },
      { operation: 'privateGetProfile',  ...options});
    }




export const getPrivateGetProfileQueryKey = () => {
    return [
    'private','profile'
    ] as const;
    }


export const getPrivateGetProfileQueryOptions = <TData = Awaited<ReturnType<typeof privateGetProfile>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetProfile>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPrivateGetProfileQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof privateGetProfile>>> = ({ signal }) => privateGetProfile(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof privateGetProfile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PrivateGetProfileQueryResult = NonNullable<Awaited<ReturnType<typeof privateGetProfile>>>
export type PrivateGetProfileQueryError = Problem | SessionProblem


export function usePrivateGetProfile<TData = Awaited<ReturnType<typeof privateGetProfile>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetProfile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof privateGetProfile>>,
          TError,
          Awaited<ReturnType<typeof privateGetProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetProfile<TData = Awaited<ReturnType<typeof privateGetProfile>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetProfile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof privateGetProfile>>,
          TError,
          Awaited<ReturnType<typeof privateGetProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetProfile<TData = Awaited<ReturnType<typeof privateGetProfile>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetProfile>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the profile of the signed-in customer
 */

export function usePrivateGetProfile<TData = Awaited<ReturnType<typeof privateGetProfile>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetProfile>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPrivateGetProfileQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPrivateGetProfileSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof privateGetProfile>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetProfile>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPrivateGetProfileQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof privateGetProfile>>> = ({ signal }) => privateGetProfile(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetProfile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PrivateGetProfileSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof privateGetProfile>>>
export type PrivateGetProfileSuspenseQueryError = Problem | SessionProblem


export function usePrivateGetProfileSuspense<TData = Awaited<ReturnType<typeof privateGetProfile>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetProfile>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetProfileSuspense<TData = Awaited<ReturnType<typeof privateGetProfile>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetProfile>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetProfileSuspense<TData = Awaited<ReturnType<typeof privateGetProfile>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetProfile>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the profile of the signed-in customer
 */

export function usePrivateGetProfileSuspense<TData = Awaited<ReturnType<typeof privateGetProfile>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetProfile>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPrivateGetProfileSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * In the contract for completeness; no screen uses it.
 * @summary Change the names of the signed-in customer
 */
export const privateUpdateProfile = (
    updateProfileRequest: UpdateProfileRequest,
    headers: PrivateUpdateProfileHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/private/profile`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: updateProfileRequest, signal
    },
      { operation: 'privateUpdateProfile',  ...options});
    }




export const getPrivateUpdateProfileMutationKey = () => ['privateUpdateProfile'] as const;

export const getPrivateUpdateProfileMutationOptions = <TError = Problem | SessionProblem | ProfileChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateUpdateProfile>>, TError,PrivateUpdateProfileMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof privateUpdateProfile>>, TError,PrivateUpdateProfileMutationVariables, TContext> => {

const mutationKey = getPrivateUpdateProfileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof privateUpdateProfile>>, PrivateUpdateProfileMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  privateUpdateProfile(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PrivateUpdateProfileMutationResult = NonNullable<Awaited<ReturnType<typeof privateUpdateProfile>>>
    export type PrivateUpdateProfileMutationBody = UpdateProfileRequest
    export type PrivateUpdateProfileMutationError = Problem | SessionProblem | ProfileChangedProblem
    export type PrivateUpdateProfileMutationVariables = {data: UpdateProfileRequest;headers: PrivateUpdateProfileHeaders}

    /**
 * @summary Change the names of the signed-in customer
 */
export const usePrivateUpdateProfile = <TError = Problem | SessionProblem | ProfileChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateUpdateProfile>>, TError,PrivateUpdateProfileMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof privateUpdateProfile>>,
        TError,
        PrivateUpdateProfileMutationVariables,
        TContext
      > => {
      return useMutation(getPrivateUpdateProfileMutationOptions(options), queryClient);
    }
    /**
 * @summary Change the e-mail address of the signed-in customer
 */
export const privateChangeEmail = (
    changeEmailRequest: ChangeEmailRequest,
    headers: PrivateChangeEmailHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/private/profile/email`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: changeEmailRequest, signal
    },
      { operation: 'privateChangeEmail',  ...options});
    }




export const getPrivateChangeEmailMutationKey = () => ['privateChangeEmail'] as const;

export const getPrivateChangeEmailMutationOptions = <TError = Problem | SessionProblem | ProfileChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateChangeEmail>>, TError,PrivateChangeEmailMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof privateChangeEmail>>, TError,PrivateChangeEmailMutationVariables, TContext> => {

const mutationKey = getPrivateChangeEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof privateChangeEmail>>, PrivateChangeEmailMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  privateChangeEmail(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PrivateChangeEmailMutationResult = NonNullable<Awaited<ReturnType<typeof privateChangeEmail>>>
    export type PrivateChangeEmailMutationBody = ChangeEmailRequest
    export type PrivateChangeEmailMutationError = Problem | SessionProblem | ProfileChangedProblem
    export type PrivateChangeEmailMutationVariables = {data: ChangeEmailRequest;headers: PrivateChangeEmailHeaders}

    /**
 * @summary Change the e-mail address of the signed-in customer
 */
export const usePrivateChangeEmail = <TError = Problem | SessionProblem | ProfileChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateChangeEmail>>, TError,PrivateChangeEmailMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof privateChangeEmail>>,
        TError,
        PrivateChangeEmailMutationVariables,
        TContext
      > => {
      return useMutation(getPrivateChangeEmailMutationOptions(options), queryClient);
    }
    /**
 * @summary Send a code to the new e-mail address of the signed-in customer
 */
export const privateRequestEmailTan = (
    emailTanRequest: EmailTanRequest,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TanCreated>(
      {url: `/private/profile/email-tan`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailTanRequest, signal
    },
      { operation: 'privateRequestEmailTan',  ...options});
    }




export const getPrivateRequestEmailTanMutationKey = () => ['privateRequestEmailTan'] as const;

export const getPrivateRequestEmailTanMutationOptions = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateRequestEmailTan>>, TError,PrivateRequestEmailTanMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof privateRequestEmailTan>>, TError,PrivateRequestEmailTanMutationVariables, TContext> => {

const mutationKey = getPrivateRequestEmailTanMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof privateRequestEmailTan>>, PrivateRequestEmailTanMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  privateRequestEmailTan(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PrivateRequestEmailTanMutationResult = NonNullable<Awaited<ReturnType<typeof privateRequestEmailTan>>>
    export type PrivateRequestEmailTanMutationBody = EmailTanRequest
    export type PrivateRequestEmailTanMutationError = Problem | SessionProblem
    export type PrivateRequestEmailTanMutationVariables = {data: EmailTanRequest}

    /**
 * @summary Send a code to the new e-mail address of the signed-in customer
 */
export const usePrivateRequestEmailTan = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateRequestEmailTan>>, TError,PrivateRequestEmailTanMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof privateRequestEmailTan>>,
        TError,
        PrivateRequestEmailTanMutationVariables,
        TContext
      > => {
      return useMutation(getPrivateRequestEmailTanMutationOptions(options), queryClient);
    }
    /**
 * After 5 wrong passwords, together with those of the login, the account is locked for 15 minutes.
 * @summary Change the password of the signed-in customer
 */
export const privateChangePassword = (
    changePasswordRequest: ChangePasswordRequest,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/private/profile/password`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: changePasswordRequest, signal
    },
      { operation: 'privateChangePassword',  ...options});
    }




export const getPrivateChangePasswordMutationKey = () => ['privateChangePassword'] as const;

export const getPrivateChangePasswordMutationOptions = <TError = Problem | SessionProblem | AccountLockedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateChangePassword>>, TError,PrivateChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof privateChangePassword>>, TError,PrivateChangePasswordMutationVariables, TContext> => {

const mutationKey = getPrivateChangePasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof privateChangePassword>>, PrivateChangePasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  privateChangePassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PrivateChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof privateChangePassword>>>
    export type PrivateChangePasswordMutationBody = ChangePasswordRequest
    export type PrivateChangePasswordMutationError = Problem | SessionProblem | AccountLockedProblem
    export type PrivateChangePasswordMutationVariables = {data: ChangePasswordRequest}

    /**
 * @summary Change the password of the signed-in customer
 */
export const usePrivateChangePassword = <TError = Problem | SessionProblem | AccountLockedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateChangePassword>>, TError,PrivateChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof privateChangePassword>>,
        TError,
        PrivateChangePasswordMutationVariables,
        TContext
      > => {
      return useMutation(getPrivateChangePasswordMutationOptions(options), queryClient);
    }
