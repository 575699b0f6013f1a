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
  BankBlockCallingNumberHeaders
} from '../../model/bank-block-calling-number-headers.ts';

import type {
  BankCancelCallingNumberBlockHeaders
} from '../../model/bank-cancel-calling-number-block-headers.ts';

import type {
  BankCreateCallingNumberHeaders
} from '../../model/bank-create-calling-number-headers.ts';

import type {
  BankDeactivateCallingNumberHeaders
} from '../../model/bank-deactivate-calling-number-headers.ts';

import type {
  BankUpdateCallingNumberHeaders
} from '../../model/bank-update-calling-number-headers.ts';

import type {
  BankUploadCallingNumbersHeaders
} from '../../model/bank-upload-calling-numbers-headers.ts';

import type {
  CallingNumberChangedProblem
} from '../../model/calling-number-changed-problem.ts';

import type {
  CallingNumberList
} from '../../model/calling-number-list.ts';

import type {
  CallingNumberRequest
} from '../../model/calling-number-request.ts';

import type {
  CallingNumberTakenProblem
} from '../../model/calling-number-taken-problem.ts';

import type {
  CallingNumberUpload
} from '../../model/calling-number-upload.ts';

import type {
  CallingNumber
} from '../../model/calling-number.ts';

import type {
  CsvProblem
} from '../../model/csv-problem.ts';

import type {
  DeactivateCallingNumberRequest
} from '../../model/deactivate-calling-number-request.ts';

import type {
  Id
} from '../../model/id.ts';

import type {
  PreferredCityList
} from '../../model/preferred-city-list.ts';

import type {
  Problem
} from '../../model/problem.ts';

import type {
  SessionProblem
} from '../../model/session-problem.ts';

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
 * @summary List the preferred cities for calling numbers
 */
export const bankListPreferredCities = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PreferredCityList>(
      {url: `/bank/business/calling-numbers/preferred-city`, method: 'GET', signal
    },
      { operation: 'bankListPreferredCities',  ...options});
    }




export const getBankListPreferredCitiesQueryKey = () => {
    return [
    'bank','business','calling-numbers','preferred-city'
    ] as const;
    }


export const getBankListPreferredCitiesQueryOptions = <TData = Awaited<ReturnType<typeof bankListPreferredCities>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListPreferredCities>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListPreferredCitiesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListPreferredCities>>> = ({ signal }) => bankListPreferredCities(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankListPreferredCities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListPreferredCitiesQueryResult = NonNullable<Awaited<ReturnType<typeof bankListPreferredCities>>>
export type BankListPreferredCitiesQueryError = Problem | SessionProblem


export function useBankListPreferredCities<TData = Awaited<ReturnType<typeof bankListPreferredCities>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListPreferredCities>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListPreferredCities>>,
          TError,
          Awaited<ReturnType<typeof bankListPreferredCities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListPreferredCities<TData = Awaited<ReturnType<typeof bankListPreferredCities>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListPreferredCities>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListPreferredCities>>,
          TError,
          Awaited<ReturnType<typeof bankListPreferredCities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListPreferredCities<TData = Awaited<ReturnType<typeof bankListPreferredCities>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListPreferredCities>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the preferred cities for calling numbers
 */

export function useBankListPreferredCities<TData = Awaited<ReturnType<typeof bankListPreferredCities>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListPreferredCities>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListPreferredCitiesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankListPreferredCitiesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankListPreferredCities>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListPreferredCities>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListPreferredCitiesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListPreferredCities>>> = ({ signal }) => bankListPreferredCities(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListPreferredCities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListPreferredCitiesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankListPreferredCities>>>
export type BankListPreferredCitiesSuspenseQueryError = Problem | SessionProblem


export function useBankListPreferredCitiesSuspense<TData = Awaited<ReturnType<typeof bankListPreferredCities>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListPreferredCities>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListPreferredCitiesSuspense<TData = Awaited<ReturnType<typeof bankListPreferredCities>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListPreferredCities>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListPreferredCitiesSuspense<TData = Awaited<ReturnType<typeof bankListPreferredCities>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListPreferredCities>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the preferred cities for calling numbers
 */

export function useBankListPreferredCitiesSuspense<TData = Awaited<ReturnType<typeof bankListPreferredCities>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListPreferredCities>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListPreferredCitiesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the calling numbers of a company
 */
export const bankListCallingNumbers = (
    customerId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CallingNumberList>(
      {url: `/bank/business/${customerId}/calling-numbers`, method: 'GET', signal
    },
      { operation: 'bankListCallingNumbers',  ...options});
    }




export const getBankListCallingNumbersQueryKey = (customerId: Id,) => {
    return [
    'bank','business',customerId,'calling-numbers'
    ] as const;
    }


export const getBankListCallingNumbersQueryOptions = <TData = Awaited<ReturnType<typeof bankListCallingNumbers>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListCallingNumbersQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListCallingNumbers>>> = ({ signal }) => bankListCallingNumbers(customerId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankListCallingNumbers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListCallingNumbersQueryResult = NonNullable<Awaited<ReturnType<typeof bankListCallingNumbers>>>
export type BankListCallingNumbersQueryError = Problem | SessionProblem


export function useBankListCallingNumbers<TData = Awaited<ReturnType<typeof bankListCallingNumbers>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListCallingNumbers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListCallingNumbers>>,
          TError,
          Awaited<ReturnType<typeof bankListCallingNumbers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListCallingNumbers<TData = Awaited<ReturnType<typeof bankListCallingNumbers>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListCallingNumbers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListCallingNumbers>>,
          TError,
          Awaited<ReturnType<typeof bankListCallingNumbers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListCallingNumbers<TData = Awaited<ReturnType<typeof bankListCallingNumbers>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the calling numbers of a company
 */

export function useBankListCallingNumbers<TData = Awaited<ReturnType<typeof bankListCallingNumbers>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListCallingNumbersQueryOptions(customerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankListCallingNumbersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankListCallingNumbers>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListCallingNumbersQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListCallingNumbers>>> = ({ signal }) => bankListCallingNumbers(customerId, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListCallingNumbers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListCallingNumbersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankListCallingNumbers>>>
export type BankListCallingNumbersSuspenseQueryError = Problem | SessionProblem


export function useBankListCallingNumbersSuspense<TData = Awaited<ReturnType<typeof bankListCallingNumbers>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListCallingNumbersSuspense<TData = Awaited<ReturnType<typeof bankListCallingNumbers>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListCallingNumbersSuspense<TData = Awaited<ReturnType<typeof bankListCallingNumbers>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the calling numbers of a company
 */

export function useBankListCallingNumbersSuspense<TData = Awaited<ReturnType<typeof bankListCallingNumbers>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListCallingNumbersSuspenseQueryOptions(customerId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Add a calling number to a company
 */
export const bankCreateCallingNumber = (
    customerId: Id,
    callingNumberRequest: CallingNumberRequest,
    headers: BankCreateCallingNumberHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CallingNumber>(
      {url: `/bank/business/${customerId}/calling-numbers`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: callingNumberRequest, signal
    },
      { operation: 'bankCreateCallingNumber',  ...options});
    }




export const getBankCreateCallingNumberMutationKey = () => ['bankCreateCallingNumber'] as const;

export const getBankCreateCallingNumberMutationOptions = <TError = Problem | SessionProblem | CallingNumberTakenProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCreateCallingNumber>>, TError,BankCreateCallingNumberMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankCreateCallingNumber>>, TError,BankCreateCallingNumberMutationVariables, TContext> => {

const mutationKey = getBankCreateCallingNumberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankCreateCallingNumber>>, BankCreateCallingNumberMutationVariables> = (props) => {
          const {customerId,data,headers} = props ?? {};

          return  bankCreateCallingNumber(customerId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankCreateCallingNumberMutationResult = NonNullable<Awaited<ReturnType<typeof bankCreateCallingNumber>>>
    export type BankCreateCallingNumberMutationBody = CallingNumberRequest
    export type BankCreateCallingNumberMutationError = Problem | SessionProblem | CallingNumberTakenProblem
    export type BankCreateCallingNumberMutationVariables = {customerId: Id;data: CallingNumberRequest;headers: BankCreateCallingNumberHeaders}

    /**
 * @summary Add a calling number to a company
 */
export const useBankCreateCallingNumber = <TError = Problem | SessionProblem | CallingNumberTakenProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCreateCallingNumber>>, TError,BankCreateCallingNumberMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankCreateCallingNumber>>,
        TError,
        BankCreateCallingNumberMutationVariables,
        TContext
      > => {
      return useMutation(getBankCreateCallingNumberMutationOptions(options), queryClient);
    }
    /**
 * The columns of the upload, then status, activationDate and deactivationDate.
 * @summary Download the calling numbers of a company as CSV
 */
export const bankDownloadCallingNumbers = (
    customerId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Blob>(
      {url: `/bank/business/${customerId}/calling-numbers/csv`, method: 'GET',
        responseType: 'blob', signal
    },
      { operation: 'bankDownloadCallingNumbers',  ...options});
    }




export const getBankDownloadCallingNumbersQueryKey = (customerId: Id,) => {
    return [
    'bank','business',customerId,'calling-numbers','csv'
    ] as const;
    }


export const getBankDownloadCallingNumbersQueryOptions = <TData = Awaited<ReturnType<typeof bankDownloadCallingNumbers>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankDownloadCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankDownloadCallingNumbersQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankDownloadCallingNumbers>>> = ({ signal }) => bankDownloadCallingNumbers(customerId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankDownloadCallingNumbers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankDownloadCallingNumbersQueryResult = NonNullable<Awaited<ReturnType<typeof bankDownloadCallingNumbers>>>
export type BankDownloadCallingNumbersQueryError = Problem | SessionProblem


export function useBankDownloadCallingNumbers<TData = Awaited<ReturnType<typeof bankDownloadCallingNumbers>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankDownloadCallingNumbers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankDownloadCallingNumbers>>,
          TError,
          Awaited<ReturnType<typeof bankDownloadCallingNumbers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankDownloadCallingNumbers<TData = Awaited<ReturnType<typeof bankDownloadCallingNumbers>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankDownloadCallingNumbers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankDownloadCallingNumbers>>,
          TError,
          Awaited<ReturnType<typeof bankDownloadCallingNumbers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankDownloadCallingNumbers<TData = Awaited<ReturnType<typeof bankDownloadCallingNumbers>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankDownloadCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download the calling numbers of a company as CSV
 */

export function useBankDownloadCallingNumbers<TData = Awaited<ReturnType<typeof bankDownloadCallingNumbers>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankDownloadCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankDownloadCallingNumbersQueryOptions(customerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankDownloadCallingNumbersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankDownloadCallingNumbers>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankDownloadCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankDownloadCallingNumbersQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankDownloadCallingNumbers>>> = ({ signal }) => bankDownloadCallingNumbers(customerId, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankDownloadCallingNumbers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankDownloadCallingNumbersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankDownloadCallingNumbers>>>
export type BankDownloadCallingNumbersSuspenseQueryError = Problem | SessionProblem


export function useBankDownloadCallingNumbersSuspense<TData = Awaited<ReturnType<typeof bankDownloadCallingNumbers>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankDownloadCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankDownloadCallingNumbersSuspense<TData = Awaited<ReturnType<typeof bankDownloadCallingNumbers>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankDownloadCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankDownloadCallingNumbersSuspense<TData = Awaited<ReturnType<typeof bankDownloadCallingNumbers>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankDownloadCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download the calling numbers of a company as CSV
 */

export function useBankDownloadCallingNumbersSuspense<TData = Awaited<ReturnType<typeof bankDownloadCallingNumbers>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankDownloadCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankDownloadCallingNumbersSuspenseQueryOptions(customerId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * All lines are taken or none.
 * @summary Add calling numbers to a company from a CSV file
 */
export const bankUploadCallingNumbers = (
    customerId: Id,
    bankUploadCallingNumbersBody: Blob,
    headers: BankUploadCallingNumbersHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CallingNumberUpload>(
      {url: `/bank/business/${customerId}/calling-numbers/csv-upload`, method: 'POST',
      headers: {'Content-Type': 'text/csv', ...headers},
      data: bankUploadCallingNumbersBody, signal
    },
      { operation: 'bankUploadCallingNumbers',  ...options});
    }




export const getBankUploadCallingNumbersMutationKey = () => ['bankUploadCallingNumbers'] as const;

export const getBankUploadCallingNumbersMutationOptions = <TError = Problem | SessionProblem | CsvProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUploadCallingNumbers>>, TError,BankUploadCallingNumbersMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankUploadCallingNumbers>>, TError,BankUploadCallingNumbersMutationVariables, TContext> => {

const mutationKey = getBankUploadCallingNumbersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankUploadCallingNumbers>>, BankUploadCallingNumbersMutationVariables> = (props) => {
          const {customerId,data,headers} = props ?? {};

          return  bankUploadCallingNumbers(customerId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankUploadCallingNumbersMutationResult = NonNullable<Awaited<ReturnType<typeof bankUploadCallingNumbers>>>
    export type BankUploadCallingNumbersMutationBody = Blob
    export type BankUploadCallingNumbersMutationError = Problem | SessionProblem | CsvProblem
    export type BankUploadCallingNumbersMutationVariables = {customerId: Id;data: Blob;headers: BankUploadCallingNumbersHeaders}

    /**
 * @summary Add calling numbers to a company from a CSV file
 */
export const useBankUploadCallingNumbers = <TError = Problem | SessionProblem | CsvProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUploadCallingNumbers>>, TError,BankUploadCallingNumbersMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankUploadCallingNumbers>>,
        TError,
        BankUploadCallingNumbersMutationVariables,
        TContext
      > => {
      return useMutation(getBankUploadCallingNumbersMutationOptions(options), queryClient);
    }
    /**
 * @summary Read a calling number of a company
 */
export const bankGetCallingNumber = (
    customerId: Id,
    callingNumberId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CallingNumber>(
      {url: `/bank/business/${customerId}/calling-numbers/${callingNumberId}`, method: 'GET', signal
    },
      { operation: 'bankGetCallingNumber',  ...options});
    }




export const getBankGetCallingNumberQueryKey = (customerId: Id,
    callingNumberId: Id,) => {
    return [
    'bank','business',customerId,'calling-numbers',callingNumberId
    ] as const;
    }


export const getBankGetCallingNumberQueryOptions = <TData = Awaited<ReturnType<typeof bankGetCallingNumber>>, TError = Problem | SessionProblem>(customerId: Id,
    callingNumberId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetCallingNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetCallingNumberQueryKey(customerId,callingNumberId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetCallingNumber>>> = ({ signal }) => bankGetCallingNumber(customerId,callingNumberId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined && callingNumberId !== null && callingNumberId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankGetCallingNumber>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetCallingNumberQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetCallingNumber>>>
export type BankGetCallingNumberQueryError = Problem | SessionProblem


export function useBankGetCallingNumber<TData = Awaited<ReturnType<typeof bankGetCallingNumber>>, TError = Problem | SessionProblem>(
 customerId: Id,
    callingNumberId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetCallingNumber>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetCallingNumber>>,
          TError,
          Awaited<ReturnType<typeof bankGetCallingNumber>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetCallingNumber<TData = Awaited<ReturnType<typeof bankGetCallingNumber>>, TError = Problem | SessionProblem>(
 customerId: Id,
    callingNumberId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetCallingNumber>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetCallingNumber>>,
          TError,
          Awaited<ReturnType<typeof bankGetCallingNumber>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetCallingNumber<TData = Awaited<ReturnType<typeof bankGetCallingNumber>>, TError = Problem | SessionProblem>(
 customerId: Id,
    callingNumberId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetCallingNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a calling number of a company
 */

export function useBankGetCallingNumber<TData = Awaited<ReturnType<typeof bankGetCallingNumber>>, TError = Problem | SessionProblem>(
 customerId: Id,
    callingNumberId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetCallingNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetCallingNumberQueryOptions(customerId,callingNumberId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankGetCallingNumberSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankGetCallingNumber>>, TError = Problem | SessionProblem>(customerId: Id,
    callingNumberId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetCallingNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetCallingNumberQueryKey(customerId,callingNumberId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetCallingNumber>>> = ({ signal }) => bankGetCallingNumber(customerId,callingNumberId, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetCallingNumber>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetCallingNumberSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetCallingNumber>>>
export type BankGetCallingNumberSuspenseQueryError = Problem | SessionProblem


export function useBankGetCallingNumberSuspense<TData = Awaited<ReturnType<typeof bankGetCallingNumber>>, TError = Problem | SessionProblem>(
 customerId: Id,
    callingNumberId: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetCallingNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetCallingNumberSuspense<TData = Awaited<ReturnType<typeof bankGetCallingNumber>>, TError = Problem | SessionProblem>(
 customerId: Id,
    callingNumberId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetCallingNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetCallingNumberSuspense<TData = Awaited<ReturnType<typeof bankGetCallingNumber>>, TError = Problem | SessionProblem>(
 customerId: Id,
    callingNumberId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetCallingNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a calling number of a company
 */

export function useBankGetCallingNumberSuspense<TData = Awaited<ReturnType<typeof bankGetCallingNumber>>, TError = Problem | SessionProblem>(
 customerId: Id,
    callingNumberId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetCallingNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetCallingNumberSuspenseQueryOptions(customerId,callingNumberId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Refused with the statuses of a new number; only ACTIVE and BLOCKED numbers are offered for change.
 * @summary Change a calling number of a company
 */
export const bankUpdateCallingNumber = (
    customerId: Id,
    callingNumberId: Id,
    callingNumberRequest: CallingNumberRequest,
    headers: BankUpdateCallingNumberHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/business/${customerId}/calling-numbers/${callingNumberId}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: callingNumberRequest, signal
    },
      { operation: 'bankUpdateCallingNumber',  ...options});
    }




export const getBankUpdateCallingNumberMutationKey = () => ['bankUpdateCallingNumber'] as const;

export const getBankUpdateCallingNumberMutationOptions = <TError = Problem | SessionProblem | CallingNumberChangedProblem | CallingNumberTakenProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUpdateCallingNumber>>, TError,BankUpdateCallingNumberMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankUpdateCallingNumber>>, TError,BankUpdateCallingNumberMutationVariables, TContext> => {

const mutationKey = getBankUpdateCallingNumberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankUpdateCallingNumber>>, BankUpdateCallingNumberMutationVariables> = (props) => {
          const {customerId,callingNumberId,data,headers} = props ?? {};

          return  bankUpdateCallingNumber(customerId,callingNumberId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankUpdateCallingNumberMutationResult = NonNullable<Awaited<ReturnType<typeof bankUpdateCallingNumber>>>
    export type BankUpdateCallingNumberMutationBody = CallingNumberRequest
    export type BankUpdateCallingNumberMutationError = Problem | SessionProblem | CallingNumberChangedProblem | CallingNumberTakenProblem
    export type BankUpdateCallingNumberMutationVariables = {customerId: Id;callingNumberId: Id;data: CallingNumberRequest;headers: BankUpdateCallingNumberHeaders}

    /**
 * @summary Change a calling number of a company
 */
export const useBankUpdateCallingNumber = <TError = Problem | SessionProblem | CallingNumberChangedProblem | CallingNumberTakenProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUpdateCallingNumber>>, TError,BankUpdateCallingNumberMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankUpdateCallingNumber>>,
        TError,
        BankUpdateCallingNumberMutationVariables,
        TContext
      > => {
      return useMutation(getBankUpdateCallingNumberMutationOptions(options), queryClient);
    }
    /**
 * From ACTIVE to BLOCKED.
 * @summary Block a calling number of a company
 */
export const bankBlockCallingNumber = (
    customerId: Id,
    callingNumberId: Id,
    headers: BankBlockCallingNumberHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/business/${customerId}/calling-numbers/${callingNumberId}/block`, method: 'PATCH',
      headers, signal
    },
      { operation: 'bankBlockCallingNumber',  ...options});
    }




export const getBankBlockCallingNumberMutationKey = () => ['bankBlockCallingNumber'] as const;

export const getBankBlockCallingNumberMutationOptions = <TError = Problem | SessionProblem | CallingNumberChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankBlockCallingNumber>>, TError,BankBlockCallingNumberMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankBlockCallingNumber>>, TError,BankBlockCallingNumberMutationVariables, TContext> => {

const mutationKey = getBankBlockCallingNumberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankBlockCallingNumber>>, BankBlockCallingNumberMutationVariables> = (props) => {
          const {customerId,callingNumberId,headers} = props ?? {};

          return  bankBlockCallingNumber(customerId,callingNumberId,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankBlockCallingNumberMutationResult = NonNullable<Awaited<ReturnType<typeof bankBlockCallingNumber>>>

    export type BankBlockCallingNumberMutationError = Problem | SessionProblem | CallingNumberChangedProblem
    export type BankBlockCallingNumberMutationVariables = {customerId: Id;callingNumberId: Id;headers: BankBlockCallingNumberHeaders}

    /**
 * @summary Block a calling number of a company
 */
export const useBankBlockCallingNumber = <TError = Problem | SessionProblem | CallingNumberChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankBlockCallingNumber>>, TError,BankBlockCallingNumberMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankBlockCallingNumber>>,
        TError,
        BankBlockCallingNumberMutationVariables,
        TContext
      > => {
      return useMutation(getBankBlockCallingNumberMutationOptions(options), queryClient);
    }
    /**
 * From BLOCKED to ACTIVE.
 * @summary Unblock a calling number of a company
 */
export const bankCancelCallingNumberBlock = (
    customerId: Id,
    callingNumberId: Id,
    headers: BankCancelCallingNumberBlockHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/business/${customerId}/calling-numbers/${callingNumberId}/cancel-block`, method: 'PATCH',
      headers, signal
    },
      { operation: 'bankCancelCallingNumberBlock',  ...options});
    }




export const getBankCancelCallingNumberBlockMutationKey = () => ['bankCancelCallingNumberBlock'] as const;

export const getBankCancelCallingNumberBlockMutationOptions = <TError = Problem | SessionProblem | CallingNumberChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCancelCallingNumberBlock>>, TError,BankCancelCallingNumberBlockMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankCancelCallingNumberBlock>>, TError,BankCancelCallingNumberBlockMutationVariables, TContext> => {

const mutationKey = getBankCancelCallingNumberBlockMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankCancelCallingNumberBlock>>, BankCancelCallingNumberBlockMutationVariables> = (props) => {
          const {customerId,callingNumberId,headers} = props ?? {};

          return  bankCancelCallingNumberBlock(customerId,callingNumberId,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankCancelCallingNumberBlockMutationResult = NonNullable<Awaited<ReturnType<typeof bankCancelCallingNumberBlock>>>

    export type BankCancelCallingNumberBlockMutationError = Problem | SessionProblem | CallingNumberChangedProblem
    export type BankCancelCallingNumberBlockMutationVariables = {customerId: Id;callingNumberId: Id;headers: BankCancelCallingNumberBlockHeaders}

    /**
 * @summary Unblock a calling number of a company
 */
export const useBankCancelCallingNumberBlock = <TError = Problem | SessionProblem | CallingNumberChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCancelCallingNumberBlock>>, TError,BankCancelCallingNumberBlockMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankCancelCallingNumberBlock>>,
        TError,
        BankCancelCallingNumberBlockMutationVariables,
        TContext
      > => {
      return useMutation(getBankCancelCallingNumberBlockMutationOptions(options), queryClient);
    }
    /**
 * From ACTIVE or BLOCKED to DEACTIVATED, for good.
 * @summary Deactivate a calling number of a company
 */
export const bankDeactivateCallingNumber = (
    customerId: Id,
    callingNumberId: Id,
    deactivateCallingNumberRequest: DeactivateCallingNumberRequest,
    headers: BankDeactivateCallingNumberHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/business/${customerId}/calling-numbers/${callingNumberId}/deactivate`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', ...headers},
      data: deactivateCallingNumberRequest, signal
    },
      { operation: 'bankDeactivateCallingNumber',  ...options});
    }




export const getBankDeactivateCallingNumberMutationKey = () => ['bankDeactivateCallingNumber'] as const;

export const getBankDeactivateCallingNumberMutationOptions = <TError = Problem | SessionProblem | CallingNumberChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankDeactivateCallingNumber>>, TError,BankDeactivateCallingNumberMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankDeactivateCallingNumber>>, TError,BankDeactivateCallingNumberMutationVariables, TContext> => {

const mutationKey = getBankDeactivateCallingNumberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankDeactivateCallingNumber>>, BankDeactivateCallingNumberMutationVariables> = (props) => {
          const {customerId,callingNumberId,data,headers} = props ?? {};

          return  bankDeactivateCallingNumber(customerId,callingNumberId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankDeactivateCallingNumberMutationResult = NonNullable<Awaited<ReturnType<typeof bankDeactivateCallingNumber>>>
    export type BankDeactivateCallingNumberMutationBody = DeactivateCallingNumberRequest
    export type BankDeactivateCallingNumberMutationError = Problem | SessionProblem | CallingNumberChangedProblem
    export type BankDeactivateCallingNumberMutationVariables = {customerId: Id;callingNumberId: Id;data: DeactivateCallingNumberRequest;headers: BankDeactivateCallingNumberHeaders}

    /**
 * @summary Deactivate a calling number of a company
 */
export const useBankDeactivateCallingNumber = <TError = Problem | SessionProblem | CallingNumberChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankDeactivateCallingNumber>>, TError,BankDeactivateCallingNumberMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankDeactivateCallingNumber>>,
        TError,
        BankDeactivateCallingNumberMutationVariables,
        TContext
      > => {
      return useMutation(getBankDeactivateCallingNumberMutationOptions(options), queryClient);
    }
