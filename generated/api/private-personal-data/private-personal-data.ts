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
  BankData
} from '../../model/bank-data.ts';

import type {
  PersonalInformationChangedProblem
} from '../../model/personal-information-changed-problem.ts';

import type {
  PersonalInformation
} from '../../model/personal-information.ts';

import type {
  PrivacySettingsChangedProblem
} from '../../model/privacy-settings-changed-problem.ts';

import type {
  PrivacySettings
} from '../../model/privacy-settings.ts';

import type {
  PrivateUpdatePersonalInformationHeaders
} from '../../model/private-update-personal-information-headers.ts';

import type {
  PrivateUpdatePrivacySettingsHeaders
} from '../../model/private-update-privacy-settings-headers.ts';

import type {
  Problem
} from '../../model/problem.ts';

import type {
  SessionProblem
} from '../../model/session-problem.ts';

import type {
  UpdatePersonalInformationRequest
} from '../../model/update-personal-information-request.ts';

import type {
  UpdatePrivacySettingsRequest
} from '../../model/update-privacy-settings-request.ts';

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
 * Only the bank changes them.
 * @summary Read the bank data of the signed-in customer
 */
export const privateGetBankData = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BankData>(
      {url: `/private/bank-data`, method: 'GET', signal
    },
      { operation: 'privateGetBankData',  ...options});
    }




export const getPrivateGetBankDataQueryKey = () => {
    return [
    'private','bank-data'
    ] as const;
    }


export const getPrivateGetBankDataQueryOptions = <TData = Awaited<ReturnType<typeof privateGetBankData>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetBankData>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPrivateGetBankDataQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof privateGetBankData>>> = ({ signal }) => privateGetBankData(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof privateGetBankData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PrivateGetBankDataQueryResult = NonNullable<Awaited<ReturnType<typeof privateGetBankData>>>
export type PrivateGetBankDataQueryError = Problem | SessionProblem


export function usePrivateGetBankData<TData = Awaited<ReturnType<typeof privateGetBankData>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetBankData>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof privateGetBankData>>,
          TError,
          Awaited<ReturnType<typeof privateGetBankData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetBankData<TData = Awaited<ReturnType<typeof privateGetBankData>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetBankData>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof privateGetBankData>>,
          TError,
          Awaited<ReturnType<typeof privateGetBankData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetBankData<TData = Awaited<ReturnType<typeof privateGetBankData>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetBankData>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the bank data of the signed-in customer
 */

export function usePrivateGetBankData<TData = Awaited<ReturnType<typeof privateGetBankData>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetBankData>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPrivateGetBankDataQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPrivateGetBankDataSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof privateGetBankData>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetBankData>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPrivateGetBankDataQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof privateGetBankData>>> = ({ signal }) => privateGetBankData(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetBankData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PrivateGetBankDataSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof privateGetBankData>>>
export type PrivateGetBankDataSuspenseQueryError = Problem | SessionProblem


export function usePrivateGetBankDataSuspense<TData = Awaited<ReturnType<typeof privateGetBankData>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetBankData>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetBankDataSuspense<TData = Awaited<ReturnType<typeof privateGetBankData>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetBankData>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetBankDataSuspense<TData = Awaited<ReturnType<typeof privateGetBankData>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetBankData>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the bank data of the signed-in customer
 */

export function usePrivateGetBankDataSuspense<TData = Awaited<ReturnType<typeof privateGetBankData>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetBankData>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPrivateGetBankDataSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the personal information of the signed-in customer
 */
export const privateGetPersonalInformation = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PersonalInformation>(
      {url: `/private/personal-information`, method: 'GET', signal
    },
      { operation: 'privateGetPersonalInformation',  ...options});
    }




export const getPrivateGetPersonalInformationQueryKey = () => {
    return [
    'private','personal-information'
    ] as const;
    }


export const getPrivateGetPersonalInformationQueryOptions = <TData = Awaited<ReturnType<typeof privateGetPersonalInformation>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetPersonalInformation>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPrivateGetPersonalInformationQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof privateGetPersonalInformation>>> = ({ signal }) => privateGetPersonalInformation(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof privateGetPersonalInformation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PrivateGetPersonalInformationQueryResult = NonNullable<Awaited<ReturnType<typeof privateGetPersonalInformation>>>
export type PrivateGetPersonalInformationQueryError = Problem | SessionProblem


export function usePrivateGetPersonalInformation<TData = Awaited<ReturnType<typeof privateGetPersonalInformation>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetPersonalInformation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof privateGetPersonalInformation>>,
          TError,
          Awaited<ReturnType<typeof privateGetPersonalInformation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetPersonalInformation<TData = Awaited<ReturnType<typeof privateGetPersonalInformation>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetPersonalInformation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof privateGetPersonalInformation>>,
          TError,
          Awaited<ReturnType<typeof privateGetPersonalInformation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetPersonalInformation<TData = Awaited<ReturnType<typeof privateGetPersonalInformation>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetPersonalInformation>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the personal information of the signed-in customer
 */

export function usePrivateGetPersonalInformation<TData = Awaited<ReturnType<typeof privateGetPersonalInformation>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetPersonalInformation>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPrivateGetPersonalInformationQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPrivateGetPersonalInformationSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof privateGetPersonalInformation>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetPersonalInformation>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPrivateGetPersonalInformationQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof privateGetPersonalInformation>>> = ({ signal }) => privateGetPersonalInformation(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetPersonalInformation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PrivateGetPersonalInformationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof privateGetPersonalInformation>>>
export type PrivateGetPersonalInformationSuspenseQueryError = Problem | SessionProblem


export function usePrivateGetPersonalInformationSuspense<TData = Awaited<ReturnType<typeof privateGetPersonalInformation>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetPersonalInformation>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetPersonalInformationSuspense<TData = Awaited<ReturnType<typeof privateGetPersonalInformation>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetPersonalInformation>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetPersonalInformationSuspense<TData = Awaited<ReturnType<typeof privateGetPersonalInformation>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetPersonalInformation>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the personal information of the signed-in customer
 */

export function usePrivateGetPersonalInformationSuspense<TData = Awaited<ReturnType<typeof privateGetPersonalInformation>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetPersonalInformation>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPrivateGetPersonalInformationSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The whole object; the names are sent unchanged, only the bank changes them.
 * @summary Change the personal information of the signed-in customer
 */
export const privateUpdatePersonalInformation = (
    updatePersonalInformationRequest: UpdatePersonalInformationRequest,
    headers: PrivateUpdatePersonalInformationHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/private/personal-information`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: updatePersonalInformationRequest, signal
    },
      { operation: 'privateUpdatePersonalInformation',  ...options});
    }




export const getPrivateUpdatePersonalInformationMutationKey = () => ['privateUpdatePersonalInformation'] as const;

export const getPrivateUpdatePersonalInformationMutationOptions = <TError = Problem | SessionProblem | PersonalInformationChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateUpdatePersonalInformation>>, TError,PrivateUpdatePersonalInformationMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof privateUpdatePersonalInformation>>, TError,PrivateUpdatePersonalInformationMutationVariables, TContext> => {

const mutationKey = getPrivateUpdatePersonalInformationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof privateUpdatePersonalInformation>>, PrivateUpdatePersonalInformationMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  privateUpdatePersonalInformation(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PrivateUpdatePersonalInformationMutationResult = NonNullable<Awaited<ReturnType<typeof privateUpdatePersonalInformation>>>
    export type PrivateUpdatePersonalInformationMutationBody = UpdatePersonalInformationRequest
    export type PrivateUpdatePersonalInformationMutationError = Problem | SessionProblem | PersonalInformationChangedProblem
    export type PrivateUpdatePersonalInformationMutationVariables = {data: UpdatePersonalInformationRequest;headers: PrivateUpdatePersonalInformationHeaders}

    /**
 * @summary Change the personal information of the signed-in customer
 */
export const usePrivateUpdatePersonalInformation = <TError = Problem | SessionProblem | PersonalInformationChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateUpdatePersonalInformation>>, TError,PrivateUpdatePersonalInformationMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof privateUpdatePersonalInformation>>,
        TError,
        PrivateUpdatePersonalInformationMutationVariables,
        TContext
      > => {
      return useMutation(getPrivateUpdatePersonalInformationMutationOptions(options), queryClient);
    }
    /**
 * @summary Read the privacy settings of the signed-in customer
 */
export const privateGetPrivacySettings = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PrivacySettings>(
      {url: `/private/privacy-settings`, method: 'GET', signal
    },
      { operation: 'privateGetPrivacySettings',  ...options});
    }




export const getPrivateGetPrivacySettingsQueryKey = () => {
    return [
    'private','privacy-settings'
    ] as const;
    }


export const getPrivateGetPrivacySettingsQueryOptions = <TData = Awaited<ReturnType<typeof privateGetPrivacySettings>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetPrivacySettings>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPrivateGetPrivacySettingsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof privateGetPrivacySettings>>> = ({ signal }) => privateGetPrivacySettings(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof privateGetPrivacySettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PrivateGetPrivacySettingsQueryResult = NonNullable<Awaited<ReturnType<typeof privateGetPrivacySettings>>>
export type PrivateGetPrivacySettingsQueryError = Problem | SessionProblem


export function usePrivateGetPrivacySettings<TData = Awaited<ReturnType<typeof privateGetPrivacySettings>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetPrivacySettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof privateGetPrivacySettings>>,
          TError,
          Awaited<ReturnType<typeof privateGetPrivacySettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetPrivacySettings<TData = Awaited<ReturnType<typeof privateGetPrivacySettings>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetPrivacySettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof privateGetPrivacySettings>>,
          TError,
          Awaited<ReturnType<typeof privateGetPrivacySettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetPrivacySettings<TData = Awaited<ReturnType<typeof privateGetPrivacySettings>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetPrivacySettings>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the privacy settings of the signed-in customer
 */

export function usePrivateGetPrivacySettings<TData = Awaited<ReturnType<typeof privateGetPrivacySettings>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetPrivacySettings>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPrivateGetPrivacySettingsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPrivateGetPrivacySettingsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof privateGetPrivacySettings>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetPrivacySettings>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPrivateGetPrivacySettingsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof privateGetPrivacySettings>>> = ({ signal }) => privateGetPrivacySettings(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetPrivacySettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PrivateGetPrivacySettingsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof privateGetPrivacySettings>>>
export type PrivateGetPrivacySettingsSuspenseQueryError = Problem | SessionProblem


export function usePrivateGetPrivacySettingsSuspense<TData = Awaited<ReturnType<typeof privateGetPrivacySettings>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetPrivacySettings>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetPrivacySettingsSuspense<TData = Awaited<ReturnType<typeof privateGetPrivacySettings>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetPrivacySettings>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetPrivacySettingsSuspense<TData = Awaited<ReturnType<typeof privateGetPrivacySettings>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetPrivacySettings>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the privacy settings of the signed-in customer
 */

export function usePrivateGetPrivacySettingsSuspense<TData = Awaited<ReturnType<typeof privateGetPrivacySettings>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetPrivacySettings>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPrivateGetPrivacySettingsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change the privacy settings of the signed-in customer
 */
export const privateUpdatePrivacySettings = (
    updatePrivacySettingsRequest: UpdatePrivacySettingsRequest,
    headers: PrivateUpdatePrivacySettingsHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/private/privacy-settings`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: updatePrivacySettingsRequest, signal
    },
      { operation: 'privateUpdatePrivacySettings',  ...options});
    }




export const getPrivateUpdatePrivacySettingsMutationKey = () => ['privateUpdatePrivacySettings'] as const;

export const getPrivateUpdatePrivacySettingsMutationOptions = <TError = Problem | SessionProblem | PrivacySettingsChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateUpdatePrivacySettings>>, TError,PrivateUpdatePrivacySettingsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof privateUpdatePrivacySettings>>, TError,PrivateUpdatePrivacySettingsMutationVariables, TContext> => {

const mutationKey = getPrivateUpdatePrivacySettingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof privateUpdatePrivacySettings>>, PrivateUpdatePrivacySettingsMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  privateUpdatePrivacySettings(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PrivateUpdatePrivacySettingsMutationResult = NonNullable<Awaited<ReturnType<typeof privateUpdatePrivacySettings>>>
    export type PrivateUpdatePrivacySettingsMutationBody = UpdatePrivacySettingsRequest
    export type PrivateUpdatePrivacySettingsMutationError = Problem | SessionProblem | PrivacySettingsChangedProblem
    export type PrivateUpdatePrivacySettingsMutationVariables = {data: UpdatePrivacySettingsRequest;headers: PrivateUpdatePrivacySettingsHeaders}

    /**
 * @summary Change the privacy settings of the signed-in customer
 */
export const usePrivateUpdatePrivacySettings = <TError = Problem | SessionProblem | PrivacySettingsChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateUpdatePrivacySettings>>, TError,PrivateUpdatePrivacySettingsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof privateUpdatePrivacySettings>>,
        TError,
        PrivateUpdatePrivacySettingsMutationVariables,
        TContext
      > => {
      return useMutation(getPrivateUpdatePrivacySettingsMutationOptions(options), queryClient);
    }
