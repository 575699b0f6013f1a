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
  BusinessChangeEmailHeaders
} from '../../model/business-change-email-headers.ts';

import type {
  BusinessUpdateProfileHeaders
} from '../../model/business-update-profile-headers.ts';

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
 * @summary Read the profile of the signed-in administrator
 */
export const businessGetProfile = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Profile>(
      {url: `/business/profile`, method: 'GET', signal
    },
      { operation: 'businessGetProfile',  ...options});
    }




export const getBusinessGetProfileQueryKey = () => {
    return [
    'business','profile'
    ] as const;
    }


export const getBusinessGetProfileQueryOptions = <TData = Awaited<ReturnType<typeof businessGetProfile>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessGetProfile>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBusinessGetProfileQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof businessGetProfile>>> = ({ signal }) => businessGetProfile(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof businessGetProfile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BusinessGetProfileQueryResult = NonNullable<Awaited<ReturnType<typeof businessGetProfile>>>
export type BusinessGetProfileQueryError = Problem | SessionProblem


export function useBusinessGetProfile<TData = Awaited<ReturnType<typeof businessGetProfile>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessGetProfile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessGetProfile>>,
          TError,
          Awaited<ReturnType<typeof businessGetProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessGetProfile<TData = Awaited<ReturnType<typeof businessGetProfile>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessGetProfile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessGetProfile>>,
          TError,
          Awaited<ReturnType<typeof businessGetProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessGetProfile<TData = Awaited<ReturnType<typeof businessGetProfile>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessGetProfile>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the profile of the signed-in administrator
 */

export function useBusinessGetProfile<TData = Awaited<ReturnType<typeof businessGetProfile>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessGetProfile>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBusinessGetProfileQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBusinessGetProfileSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof businessGetProfile>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessGetProfile>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBusinessGetProfileQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof businessGetProfile>>> = ({ signal }) => businessGetProfile(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessGetProfile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BusinessGetProfileSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof businessGetProfile>>>
export type BusinessGetProfileSuspenseQueryError = Problem | SessionProblem


export function useBusinessGetProfileSuspense<TData = Awaited<ReturnType<typeof businessGetProfile>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessGetProfile>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessGetProfileSuspense<TData = Awaited<ReturnType<typeof businessGetProfile>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessGetProfile>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessGetProfileSuspense<TData = Awaited<ReturnType<typeof businessGetProfile>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessGetProfile>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the profile of the signed-in administrator
 */

export function useBusinessGetProfileSuspense<TData = Awaited<ReturnType<typeof businessGetProfile>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessGetProfile>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBusinessGetProfileSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change the names of the signed-in administrator
 */
export const businessUpdateProfile = (
    updateProfileRequest: UpdateProfileRequest,
    headers: BusinessUpdateProfileHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/business/profile`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: updateProfileRequest, signal
    },
      { operation: 'businessUpdateProfile',  ...options});
    }




export const getBusinessUpdateProfileMutationKey = () => ['businessUpdateProfile'] as const;

export const getBusinessUpdateProfileMutationOptions = <TError = Problem | SessionProblem | ProfileChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessUpdateProfile>>, TError,BusinessUpdateProfileMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof businessUpdateProfile>>, TError,BusinessUpdateProfileMutationVariables, TContext> => {

const mutationKey = getBusinessUpdateProfileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof businessUpdateProfile>>, BusinessUpdateProfileMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  businessUpdateProfile(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BusinessUpdateProfileMutationResult = NonNullable<Awaited<ReturnType<typeof businessUpdateProfile>>>
    export type BusinessUpdateProfileMutationBody = UpdateProfileRequest
    export type BusinessUpdateProfileMutationError = Problem | SessionProblem | ProfileChangedProblem
    export type BusinessUpdateProfileMutationVariables = {data: UpdateProfileRequest;headers: BusinessUpdateProfileHeaders}

    /**
 * @summary Change the names of the signed-in administrator
 */
export const useBusinessUpdateProfile = <TError = Problem | SessionProblem | ProfileChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessUpdateProfile>>, TError,BusinessUpdateProfileMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof businessUpdateProfile>>,
        TError,
        BusinessUpdateProfileMutationVariables,
        TContext
      > => {
      return useMutation(getBusinessUpdateProfileMutationOptions(options), queryClient);
    }
    /**
 * @summary Change the e-mail address of the signed-in administrator
 */
export const businessChangeEmail = (
    changeEmailRequest: ChangeEmailRequest,
    headers: BusinessChangeEmailHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/business/profile/email`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: changeEmailRequest, signal
    },
      { operation: 'businessChangeEmail',  ...options});
    }




export const getBusinessChangeEmailMutationKey = () => ['businessChangeEmail'] as const;

export const getBusinessChangeEmailMutationOptions = <TError = Problem | SessionProblem | ProfileChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessChangeEmail>>, TError,BusinessChangeEmailMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof businessChangeEmail>>, TError,BusinessChangeEmailMutationVariables, TContext> => {

const mutationKey = getBusinessChangeEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof businessChangeEmail>>, BusinessChangeEmailMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  businessChangeEmail(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BusinessChangeEmailMutationResult = NonNullable<Awaited<ReturnType<typeof businessChangeEmail>>>
    export type BusinessChangeEmailMutationBody = ChangeEmailRequest
    export type BusinessChangeEmailMutationError = Problem | SessionProblem | ProfileChangedProblem
    export type BusinessChangeEmailMutationVariables = {data: ChangeEmailRequest;headers: BusinessChangeEmailHeaders}

    /**
 * @summary Change the e-mail address of the signed-in administrator
 */
export const useBusinessChangeEmail = <TError = Problem | SessionProblem | ProfileChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessChangeEmail>>, TError,BusinessChangeEmailMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof businessChangeEmail>>,
        TError,
        BusinessChangeEmailMutationVariables,
        TContext
      > => {
      return useMutation(getBusinessChangeEmailMutationOptions(options), queryClient);
    }
    /**
 * @summary Send a code to the new e-mail address of the signed-in administrator
 */
export const businessRequestEmailTan = (
    emailTanRequest: EmailTanRequest,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TanCreated>(
      {url: `/business/profile/email/tan`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailTanRequest, signal
    },
      { operation: 'businessRequestEmailTan',  ...options});
    }




export const getBusinessRequestEmailTanMutationKey = () => ['businessRequestEmailTan'] as const;

export const getBusinessRequestEmailTanMutationOptions = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessRequestEmailTan>>, TError,BusinessRequestEmailTanMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof businessRequestEmailTan>>, TError,BusinessRequestEmailTanMutationVariables, TContext> => {

const mutationKey = getBusinessRequestEmailTanMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof businessRequestEmailTan>>, BusinessRequestEmailTanMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  businessRequestEmailTan(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BusinessRequestEmailTanMutationResult = NonNullable<Awaited<ReturnType<typeof businessRequestEmailTan>>>
    export type BusinessRequestEmailTanMutationBody = EmailTanRequest
    export type BusinessRequestEmailTanMutationError = Problem | SessionProblem
    export type BusinessRequestEmailTanMutationVariables = {data: EmailTanRequest}

    /**
 * @summary Send a code to the new e-mail address of the signed-in administrator
 */
export const useBusinessRequestEmailTan = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessRequestEmailTan>>, TError,BusinessRequestEmailTanMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof businessRequestEmailTan>>,
        TError,
        BusinessRequestEmailTanMutationVariables,
        TContext
      > => {
      return useMutation(getBusinessRequestEmailTanMutationOptions(options), queryClient);
    }
    /**
 * After 5 wrong passwords, together with those of the login, the account is locked for 15 minutes.
 * @summary Change the password of the signed-in administrator
 */
export const businessChangePassword = (
    changePasswordRequest: ChangePasswordRequest,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/business/profile/password`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: changePasswordRequest, signal
    },
      { operation: 'businessChangePassword',  ...options});
    }




export const getBusinessChangePasswordMutationKey = () => ['businessChangePassword'] as const;

export const getBusinessChangePasswordMutationOptions = <TError = Problem | SessionProblem | AccountLockedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessChangePassword>>, TError,BusinessChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof businessChangePassword>>, TError,BusinessChangePasswordMutationVariables, TContext> => {

const mutationKey = getBusinessChangePasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof businessChangePassword>>, BusinessChangePasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  businessChangePassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BusinessChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof businessChangePassword>>>
    export type BusinessChangePasswordMutationBody = ChangePasswordRequest
    export type BusinessChangePasswordMutationError = Problem | SessionProblem | AccountLockedProblem
    export type BusinessChangePasswordMutationVariables = {data: ChangePasswordRequest}

    /**
 * @summary Change the password of the signed-in administrator
 */
export const useBusinessChangePassword = <TError = Problem | SessionProblem | AccountLockedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessChangePassword>>, TError,BusinessChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof businessChangePassword>>,
        TError,
        BusinessChangePasswordMutationVariables,
        TContext
      > => {
      return useMutation(getBusinessChangePasswordMutationOptions(options), queryClient);
    }
