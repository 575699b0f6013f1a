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
  BankDataChangedProblem
} from '../../model/bank-data-changed-problem.ts';

import type {
  BankData
} from '../../model/bank-data.ts';

import type {
  BankPersonalInformationChangedProblem
} from '../../model/bank-personal-information-changed-problem.ts';

import type {
  BankPersonalInformation
} from '../../model/bank-personal-information.ts';

import type {
  BankUpdateBankDataHeaders
} from '../../model/bank-update-bank-data-headers.ts';

import type {
  BankUpdatePersonalInformationHeaders
} from '../../model/bank-update-personal-information-headers.ts';

import type {
  BankUpdatePrivacySettingsHeaders
} from '../../model/bank-update-privacy-settings-headers.ts';

import type {
  Id
} from '../../model/id.ts';

import type {
  PrivacySettingsChangedProblem
} from '../../model/privacy-settings-changed-problem.ts';

import type {
  PrivacySettings
} from '../../model/privacy-settings.ts';

import type {
  Problem
} from '../../model/problem.ts';

import type {
  SessionProblem
} from '../../model/session-problem.ts';

import type {
  UpdateBankDataRequest
} from '../../model/update-bank-data-request.ts';

import type {
  UpdateBankPersonalInformationRequest
} from '../../model/update-bank-personal-information-request.ts';

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
 * @summary Read the bank data of a private customer
 */
export const bankGetBankData = (
    customerId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BankData>(
      {url: `/bank/private/${customerId}/bank-data`, method: 'GET', signal
    },
      { operation: 'bankGetBankData',  ...options});
    }




export const getBankGetBankDataQueryKey = (customerId: Id,) => {
    return [
    'bank','private',customerId,'bank-data'
    ] as const;
    }


export const getBankGetBankDataQueryOptions = <TData = Awaited<ReturnType<typeof bankGetBankData>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBankData>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetBankDataQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetBankData>>> = ({ signal }) => bankGetBankData(customerId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankGetBankData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetBankDataQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetBankData>>>
export type BankGetBankDataQueryError = Problem | SessionProblem


export function useBankGetBankData<TData = Awaited<ReturnType<typeof bankGetBankData>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBankData>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetBankData>>,
          TError,
          Awaited<ReturnType<typeof bankGetBankData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetBankData<TData = Awaited<ReturnType<typeof bankGetBankData>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBankData>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetBankData>>,
          TError,
          Awaited<ReturnType<typeof bankGetBankData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetBankData<TData = Awaited<ReturnType<typeof bankGetBankData>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBankData>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the bank data of a private customer
 */

export function useBankGetBankData<TData = Awaited<ReturnType<typeof bankGetBankData>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBankData>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetBankDataQueryOptions(customerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankGetBankDataSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankGetBankData>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBankData>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetBankDataQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetBankData>>> = ({ signal }) => bankGetBankData(customerId, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBankData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetBankDataSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetBankData>>>
export type BankGetBankDataSuspenseQueryError = Problem | SessionProblem


export function useBankGetBankDataSuspense<TData = Awaited<ReturnType<typeof bankGetBankData>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBankData>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetBankDataSuspense<TData = Awaited<ReturnType<typeof bankGetBankData>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBankData>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetBankDataSuspense<TData = Awaited<ReturnType<typeof bankGetBankData>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBankData>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the bank data of a private customer
 */

export function useBankGetBankDataSuspense<TData = Awaited<ReturnType<typeof bankGetBankData>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBankData>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetBankDataSuspenseQueryOptions(customerId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change the bank data of a private customer
 */
export const bankUpdateBankData = (
    customerId: Id,
    updateBankDataRequest: UpdateBankDataRequest,
    headers: BankUpdateBankDataHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/private/${customerId}/bank-data`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: updateBankDataRequest, signal
    },
      { operation: 'bankUpdateBankData',  ...options});
    }




export const getBankUpdateBankDataMutationKey = () => ['bankUpdateBankData'] as const;

export const getBankUpdateBankDataMutationOptions = <TError = Problem | SessionProblem | BankDataChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUpdateBankData>>, TError,BankUpdateBankDataMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankUpdateBankData>>, TError,BankUpdateBankDataMutationVariables, TContext> => {

const mutationKey = getBankUpdateBankDataMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankUpdateBankData>>, BankUpdateBankDataMutationVariables> = (props) => {
          const {customerId,data,headers} = props ?? {};

          return  bankUpdateBankData(customerId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankUpdateBankDataMutationResult = NonNullable<Awaited<ReturnType<typeof bankUpdateBankData>>>
    export type BankUpdateBankDataMutationBody = UpdateBankDataRequest
    export type BankUpdateBankDataMutationError = Problem | SessionProblem | BankDataChangedProblem
    export type BankUpdateBankDataMutationVariables = {customerId: Id;data: UpdateBankDataRequest;headers: BankUpdateBankDataHeaders}

    /**
 * @summary Change the bank data of a private customer
 */
export const useBankUpdateBankData = <TError = Problem | SessionProblem | BankDataChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUpdateBankData>>, TError,BankUpdateBankDataMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankUpdateBankData>>,
        TError,
        BankUpdateBankDataMutationVariables,
        TContext
      > => {
      return useMutation(getBankUpdateBankDataMutationOptions(options), queryClient);
    }
    /**
 * @summary Read the personal information of a private customer
 */
export const bankGetPersonalInformation = (
    customerId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BankPersonalInformation>(
      {url: `/bank/private/${customerId}/personal-information`, method: 'GET', signal
    },
      { operation: 'bankGetPersonalInformation',  ...options});
    }




export const getBankGetPersonalInformationQueryKey = (customerId: Id,) => {
    return [
    'bank','private',customerId,'personal-information'
    ] as const;
    }


export const getBankGetPersonalInformationQueryOptions = <TData = Awaited<ReturnType<typeof bankGetPersonalInformation>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetPersonalInformation>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetPersonalInformationQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetPersonalInformation>>> = ({ signal }) => bankGetPersonalInformation(customerId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankGetPersonalInformation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetPersonalInformationQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetPersonalInformation>>>
export type BankGetPersonalInformationQueryError = Problem | SessionProblem


export function useBankGetPersonalInformation<TData = Awaited<ReturnType<typeof bankGetPersonalInformation>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetPersonalInformation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetPersonalInformation>>,
          TError,
          Awaited<ReturnType<typeof bankGetPersonalInformation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetPersonalInformation<TData = Awaited<ReturnType<typeof bankGetPersonalInformation>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetPersonalInformation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetPersonalInformation>>,
          TError,
          Awaited<ReturnType<typeof bankGetPersonalInformation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetPersonalInformation<TData = Awaited<ReturnType<typeof bankGetPersonalInformation>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetPersonalInformation>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the personal information of a private customer
 */

export function useBankGetPersonalInformation<TData = Awaited<ReturnType<typeof bankGetPersonalInformation>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetPersonalInformation>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetPersonalInformationQueryOptions(customerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankGetPersonalInformationSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankGetPersonalInformation>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetPersonalInformation>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetPersonalInformationQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetPersonalInformation>>> = ({ signal }) => bankGetPersonalInformation(customerId, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetPersonalInformation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetPersonalInformationSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetPersonalInformation>>>
export type BankGetPersonalInformationSuspenseQueryError = Problem | SessionProblem


export function useBankGetPersonalInformationSuspense<TData = Awaited<ReturnType<typeof bankGetPersonalInformation>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetPersonalInformation>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetPersonalInformationSuspense<TData = Awaited<ReturnType<typeof bankGetPersonalInformation>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetPersonalInformation>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetPersonalInformationSuspense<TData = Awaited<ReturnType<typeof bankGetPersonalInformation>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetPersonalInformation>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the personal information of a private customer
 */

export function useBankGetPersonalInformationSuspense<TData = Awaited<ReturnType<typeof bankGetPersonalInformation>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetPersonalInformation>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetPersonalInformationSuspenseQueryOptions(customerId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The whole object, names and e-mail address included. A new e-mail address is announced by mail to both addresses, invalidates the customer's open codes and ends their sessions.
 * @summary Change the personal information of a private customer
 */
export const bankUpdatePersonalInformation = (
    customerId: Id,
    updateBankPersonalInformationRequest: UpdateBankPersonalInformationRequest,
    headers: BankUpdatePersonalInformationHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/private/${customerId}/personal-information`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: updateBankPersonalInformationRequest, signal
    },
      { operation: 'bankUpdatePersonalInformation',  ...options});
    }




export const getBankUpdatePersonalInformationMutationKey = () => ['bankUpdatePersonalInformation'] as const;

export const getBankUpdatePersonalInformationMutationOptions = <TError = Problem | SessionProblem | BankPersonalInformationChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUpdatePersonalInformation>>, TError,BankUpdatePersonalInformationMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankUpdatePersonalInformation>>, TError,BankUpdatePersonalInformationMutationVariables, TContext> => {

const mutationKey = getBankUpdatePersonalInformationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankUpdatePersonalInformation>>, BankUpdatePersonalInformationMutationVariables> = (props) => {
          const {customerId,data,headers} = props ?? {};

          return  bankUpdatePersonalInformation(customerId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankUpdatePersonalInformationMutationResult = NonNullable<Awaited<ReturnType<typeof bankUpdatePersonalInformation>>>
    export type BankUpdatePersonalInformationMutationBody = UpdateBankPersonalInformationRequest
    export type BankUpdatePersonalInformationMutationError = Problem | SessionProblem | BankPersonalInformationChangedProblem
    export type BankUpdatePersonalInformationMutationVariables = {customerId: Id;data: UpdateBankPersonalInformationRequest;headers: BankUpdatePersonalInformationHeaders}

    /**
 * @summary Change the personal information of a private customer
 */
export const useBankUpdatePersonalInformation = <TError = Problem | SessionProblem | BankPersonalInformationChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUpdatePersonalInformation>>, TError,BankUpdatePersonalInformationMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankUpdatePersonalInformation>>,
        TError,
        BankUpdatePersonalInformationMutationVariables,
        TContext
      > => {
      return useMutation(getBankUpdatePersonalInformationMutationOptions(options), queryClient);
    }
    /**
 * @summary Read the privacy settings of a private customer
 */
export const bankGetPrivacySettings = (
    customerId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PrivacySettings>(
      {url: `/bank/private/${customerId}/privacy-settings`, method: 'GET', signal
    },
      { operation: 'bankGetPrivacySettings',  ...options});
    }




export const getBankGetPrivacySettingsQueryKey = (customerId: Id,) => {
    return [
    'bank','private',customerId,'privacy-settings'
    ] as const;
    }


export const getBankGetPrivacySettingsQueryOptions = <TData = Awaited<ReturnType<typeof bankGetPrivacySettings>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetPrivacySettings>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetPrivacySettingsQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetPrivacySettings>>> = ({ signal }) => bankGetPrivacySettings(customerId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankGetPrivacySettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetPrivacySettingsQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetPrivacySettings>>>
export type BankGetPrivacySettingsQueryError = Problem | SessionProblem


export function useBankGetPrivacySettings<TData = Awaited<ReturnType<typeof bankGetPrivacySettings>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetPrivacySettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetPrivacySettings>>,
          TError,
          Awaited<ReturnType<typeof bankGetPrivacySettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetPrivacySettings<TData = Awaited<ReturnType<typeof bankGetPrivacySettings>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetPrivacySettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetPrivacySettings>>,
          TError,
          Awaited<ReturnType<typeof bankGetPrivacySettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetPrivacySettings<TData = Awaited<ReturnType<typeof bankGetPrivacySettings>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetPrivacySettings>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the privacy settings of a private customer
 */

export function useBankGetPrivacySettings<TData = Awaited<ReturnType<typeof bankGetPrivacySettings>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetPrivacySettings>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetPrivacySettingsQueryOptions(customerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankGetPrivacySettingsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankGetPrivacySettings>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetPrivacySettings>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetPrivacySettingsQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetPrivacySettings>>> = ({ signal }) => bankGetPrivacySettings(customerId, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetPrivacySettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetPrivacySettingsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetPrivacySettings>>>
export type BankGetPrivacySettingsSuspenseQueryError = Problem | SessionProblem


export function useBankGetPrivacySettingsSuspense<TData = Awaited<ReturnType<typeof bankGetPrivacySettings>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetPrivacySettings>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetPrivacySettingsSuspense<TData = Awaited<ReturnType<typeof bankGetPrivacySettings>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetPrivacySettings>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetPrivacySettingsSuspense<TData = Awaited<ReturnType<typeof bankGetPrivacySettings>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetPrivacySettings>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the privacy settings of a private customer
 */

export function useBankGetPrivacySettingsSuspense<TData = Awaited<ReturnType<typeof bankGetPrivacySettings>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetPrivacySettings>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetPrivacySettingsSuspenseQueryOptions(customerId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change the privacy settings of a private customer
 */
export const bankUpdatePrivacySettings = (
    customerId: Id,
    updatePrivacySettingsRequest: UpdatePrivacySettingsRequest,
    headers: BankUpdatePrivacySettingsHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/private/${customerId}/privacy-settings`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: updatePrivacySettingsRequest, signal
    },
      { operation: 'bankUpdatePrivacySettings',  ...options});
    }




export const getBankUpdatePrivacySettingsMutationKey = () => ['bankUpdatePrivacySettings'] as const;

export const getBankUpdatePrivacySettingsMutationOptions = <TError = Problem | SessionProblem | PrivacySettingsChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUpdatePrivacySettings>>, TError,BankUpdatePrivacySettingsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankUpdatePrivacySettings>>, TError,BankUpdatePrivacySettingsMutationVariables, TContext> => {

const mutationKey = getBankUpdatePrivacySettingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankUpdatePrivacySettings>>, BankUpdatePrivacySettingsMutationVariables> = (props) => {
          const {customerId,data,headers} = props ?? {};

          return  bankUpdatePrivacySettings(customerId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankUpdatePrivacySettingsMutationResult = NonNullable<Awaited<ReturnType<typeof bankUpdatePrivacySettings>>>
    export type BankUpdatePrivacySettingsMutationBody = UpdatePrivacySettingsRequest
    export type BankUpdatePrivacySettingsMutationError = Problem | SessionProblem | PrivacySettingsChangedProblem
    export type BankUpdatePrivacySettingsMutationVariables = {customerId: Id;data: UpdatePrivacySettingsRequest;headers: BankUpdatePrivacySettingsHeaders}

    /**
 * @summary Change the privacy settings of a private customer
 */
export const useBankUpdatePrivacySettings = <TError = Problem | SessionProblem | PrivacySettingsChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUpdatePrivacySettings>>, TError,BankUpdatePrivacySettingsMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankUpdatePrivacySettings>>,
        TError,
        BankUpdatePrivacySettingsMutationVariables,
        TContext
      > => {
      return useMutation(getBankUpdatePrivacySettingsMutationOptions(options), queryClient);
    }
