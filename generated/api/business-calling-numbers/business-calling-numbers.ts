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
  BusinessBlockCallingNumberHeaders
} from '../../model/business-block-calling-number-headers.ts';

import type {
  BusinessCancelCallingNumberBlockHeaders
} from '../../model/business-cancel-calling-number-block-headers.ts';

import type {
  BusinessCreateCallingNumberHeaders
} from '../../model/business-create-calling-number-headers.ts';

import type {
  BusinessDeactivateCallingNumberHeaders
} from '../../model/business-deactivate-calling-number-headers.ts';

import type {
  BusinessUpdateCallingNumberHeaders
} from '../../model/business-update-calling-number-headers.ts';

import type {
  BusinessUploadCallingNumbersHeaders
} from '../../model/business-upload-calling-numbers-headers.ts';

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
export const businessListPreferredCities = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PreferredCityList>(
      {url: `/business/calling-number-preferred-cities`, method: 'GET', signal
    },
      { operation: 'businessListPreferredCities',  ...options});
    }




export const getBusinessListPreferredCitiesQueryKey = () => {
    return [
    'business','calling-number-preferred-cities'
    ] as const;
    }


export const getBusinessListPreferredCitiesQueryOptions = <TData = Awaited<ReturnType<typeof businessListPreferredCities>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessListPreferredCities>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBusinessListPreferredCitiesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof businessListPreferredCities>>> = ({ signal }) => businessListPreferredCities(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof businessListPreferredCities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BusinessListPreferredCitiesQueryResult = NonNullable<Awaited<ReturnType<typeof businessListPreferredCities>>>
export type BusinessListPreferredCitiesQueryError = Problem | SessionProblem


export function useBusinessListPreferredCities<TData = Awaited<ReturnType<typeof businessListPreferredCities>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessListPreferredCities>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessListPreferredCities>>,
          TError,
          Awaited<ReturnType<typeof businessListPreferredCities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessListPreferredCities<TData = Awaited<ReturnType<typeof businessListPreferredCities>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessListPreferredCities>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessListPreferredCities>>,
          TError,
          Awaited<ReturnType<typeof businessListPreferredCities>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessListPreferredCities<TData = Awaited<ReturnType<typeof businessListPreferredCities>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessListPreferredCities>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the preferred cities for calling numbers
 */

export function useBusinessListPreferredCities<TData = Awaited<ReturnType<typeof businessListPreferredCities>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessListPreferredCities>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBusinessListPreferredCitiesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBusinessListPreferredCitiesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof businessListPreferredCities>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListPreferredCities>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBusinessListPreferredCitiesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof businessListPreferredCities>>> = ({ signal }) => businessListPreferredCities(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListPreferredCities>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BusinessListPreferredCitiesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof businessListPreferredCities>>>
export type BusinessListPreferredCitiesSuspenseQueryError = Problem | SessionProblem


export function useBusinessListPreferredCitiesSuspense<TData = Awaited<ReturnType<typeof businessListPreferredCities>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListPreferredCities>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessListPreferredCitiesSuspense<TData = Awaited<ReturnType<typeof businessListPreferredCities>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListPreferredCities>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessListPreferredCitiesSuspense<TData = Awaited<ReturnType<typeof businessListPreferredCities>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListPreferredCities>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the preferred cities for calling numbers
 */

export function useBusinessListPreferredCitiesSuspense<TData = Awaited<ReturnType<typeof businessListPreferredCities>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListPreferredCities>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBusinessListPreferredCitiesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the calling numbers of the company
 */
export const businessListCallingNumbers = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CallingNumberList>(
      {url: `/business/calling-numbers`, method: 'GET', signal
    },
      { operation: 'businessListCallingNumbers',  ...options});
    }




export const getBusinessListCallingNumbersQueryKey = () => {
    return [
    'business','calling-numbers'
    ] as const;
    }


export const getBusinessListCallingNumbersQueryOptions = <TData = Awaited<ReturnType<typeof businessListCallingNumbers>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessListCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBusinessListCallingNumbersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof businessListCallingNumbers>>> = ({ signal }) => businessListCallingNumbers(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof businessListCallingNumbers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BusinessListCallingNumbersQueryResult = NonNullable<Awaited<ReturnType<typeof businessListCallingNumbers>>>
export type BusinessListCallingNumbersQueryError = Problem | SessionProblem


export function useBusinessListCallingNumbers<TData = Awaited<ReturnType<typeof businessListCallingNumbers>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessListCallingNumbers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessListCallingNumbers>>,
          TError,
          Awaited<ReturnType<typeof businessListCallingNumbers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessListCallingNumbers<TData = Awaited<ReturnType<typeof businessListCallingNumbers>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessListCallingNumbers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessListCallingNumbers>>,
          TError,
          Awaited<ReturnType<typeof businessListCallingNumbers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessListCallingNumbers<TData = Awaited<ReturnType<typeof businessListCallingNumbers>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessListCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the calling numbers of the company
 */

export function useBusinessListCallingNumbers<TData = Awaited<ReturnType<typeof businessListCallingNumbers>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessListCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBusinessListCallingNumbersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBusinessListCallingNumbersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof businessListCallingNumbers>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBusinessListCallingNumbersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof businessListCallingNumbers>>> = ({ signal }) => businessListCallingNumbers(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListCallingNumbers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BusinessListCallingNumbersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof businessListCallingNumbers>>>
export type BusinessListCallingNumbersSuspenseQueryError = Problem | SessionProblem


export function useBusinessListCallingNumbersSuspense<TData = Awaited<ReturnType<typeof businessListCallingNumbers>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessListCallingNumbersSuspense<TData = Awaited<ReturnType<typeof businessListCallingNumbers>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessListCallingNumbersSuspense<TData = Awaited<ReturnType<typeof businessListCallingNumbers>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the calling numbers of the company
 */

export function useBusinessListCallingNumbersSuspense<TData = Awaited<ReturnType<typeof businessListCallingNumbers>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBusinessListCallingNumbersSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Add a calling number to the company
 */
export const businessCreateCallingNumber = (
    callingNumberRequest: CallingNumberRequest,
    headers: BusinessCreateCallingNumberHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CallingNumber>(
      {url: `/business/calling-numbers`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: callingNumberRequest, signal
    },
      { operation: 'businessCreateCallingNumber',  ...options});
    }




export const getBusinessCreateCallingNumberMutationKey = () => ['businessCreateCallingNumber'] as const;

export const getBusinessCreateCallingNumberMutationOptions = <TError = Problem | SessionProblem | CallingNumberTakenProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessCreateCallingNumber>>, TError,BusinessCreateCallingNumberMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof businessCreateCallingNumber>>, TError,BusinessCreateCallingNumberMutationVariables, TContext> => {

const mutationKey = getBusinessCreateCallingNumberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof businessCreateCallingNumber>>, BusinessCreateCallingNumberMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  businessCreateCallingNumber(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BusinessCreateCallingNumberMutationResult = NonNullable<Awaited<ReturnType<typeof businessCreateCallingNumber>>>
    export type BusinessCreateCallingNumberMutationBody = CallingNumberRequest
    export type BusinessCreateCallingNumberMutationError = Problem | SessionProblem | CallingNumberTakenProblem
    export type BusinessCreateCallingNumberMutationVariables = {data: CallingNumberRequest;headers: BusinessCreateCallingNumberHeaders}

    /**
 * @summary Add a calling number to the company
 */
export const useBusinessCreateCallingNumber = <TError = Problem | SessionProblem | CallingNumberTakenProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessCreateCallingNumber>>, TError,BusinessCreateCallingNumberMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof businessCreateCallingNumber>>,
        TError,
        BusinessCreateCallingNumberMutationVariables,
        TContext
      > => {
      return useMutation(getBusinessCreateCallingNumberMutationOptions(options), queryClient);
    }
    /**
 * The columns of the upload, then status, activationDate and deactivationDate.
 * @summary Download the calling numbers of the company as CSV
 */
export const businessDownloadCallingNumbers = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Blob>(
      {url: `/business/calling-numbers/csv`, method: 'GET',
        responseType: 'blob', signal
    },
      { operation: 'businessDownloadCallingNumbers',  ...options});
    }




export const getBusinessDownloadCallingNumbersQueryKey = () => {
    return [
    'business','calling-numbers','csv'
    ] as const;
    }


export const getBusinessDownloadCallingNumbersQueryOptions = <TData = Awaited<ReturnType<typeof businessDownloadCallingNumbers>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessDownloadCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBusinessDownloadCallingNumbersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof businessDownloadCallingNumbers>>> = ({ signal }) => businessDownloadCallingNumbers(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof businessDownloadCallingNumbers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BusinessDownloadCallingNumbersQueryResult = NonNullable<Awaited<ReturnType<typeof businessDownloadCallingNumbers>>>
export type BusinessDownloadCallingNumbersQueryError = Problem | SessionProblem


export function useBusinessDownloadCallingNumbers<TData = Awaited<ReturnType<typeof businessDownloadCallingNumbers>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessDownloadCallingNumbers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessDownloadCallingNumbers>>,
          TError,
          Awaited<ReturnType<typeof businessDownloadCallingNumbers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessDownloadCallingNumbers<TData = Awaited<ReturnType<typeof businessDownloadCallingNumbers>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessDownloadCallingNumbers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessDownloadCallingNumbers>>,
          TError,
          Awaited<ReturnType<typeof businessDownloadCallingNumbers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessDownloadCallingNumbers<TData = Awaited<ReturnType<typeof businessDownloadCallingNumbers>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessDownloadCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download the calling numbers of the company as CSV
 */

export function useBusinessDownloadCallingNumbers<TData = Awaited<ReturnType<typeof businessDownloadCallingNumbers>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessDownloadCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBusinessDownloadCallingNumbersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBusinessDownloadCallingNumbersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof businessDownloadCallingNumbers>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessDownloadCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBusinessDownloadCallingNumbersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof businessDownloadCallingNumbers>>> = ({ signal }) => businessDownloadCallingNumbers(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessDownloadCallingNumbers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BusinessDownloadCallingNumbersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof businessDownloadCallingNumbers>>>
export type BusinessDownloadCallingNumbersSuspenseQueryError = Problem | SessionProblem


export function useBusinessDownloadCallingNumbersSuspense<TData = Awaited<ReturnType<typeof businessDownloadCallingNumbers>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessDownloadCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessDownloadCallingNumbersSuspense<TData = Awaited<ReturnType<typeof businessDownloadCallingNumbers>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessDownloadCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessDownloadCallingNumbersSuspense<TData = Awaited<ReturnType<typeof businessDownloadCallingNumbers>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessDownloadCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download the calling numbers of the company as CSV
 */

export function useBusinessDownloadCallingNumbersSuspense<TData = Awaited<ReturnType<typeof businessDownloadCallingNumbers>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessDownloadCallingNumbers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBusinessDownloadCallingNumbersSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * All lines are taken or none.
 * @summary Add calling numbers to the company from a CSV file
 */
export const businessUploadCallingNumbers = (
    businessUploadCallingNumbersBody: Blob,
    headers: BusinessUploadCallingNumbersHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CallingNumberUpload>(
      {url: `/business/calling-numbers/csv-upload`, method: 'POST',
      headers: {'Content-Type': 'text/csv', ...headers},
      data: businessUploadCallingNumbersBody, signal
    },
      { operation: 'businessUploadCallingNumbers',  ...options});
    }




export const getBusinessUploadCallingNumbersMutationKey = () => ['businessUploadCallingNumbers'] as const;

export const getBusinessUploadCallingNumbersMutationOptions = <TError = Problem | SessionProblem | CsvProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessUploadCallingNumbers>>, TError,BusinessUploadCallingNumbersMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof businessUploadCallingNumbers>>, TError,BusinessUploadCallingNumbersMutationVariables, TContext> => {

const mutationKey = getBusinessUploadCallingNumbersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof businessUploadCallingNumbers>>, BusinessUploadCallingNumbersMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  businessUploadCallingNumbers(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BusinessUploadCallingNumbersMutationResult = NonNullable<Awaited<ReturnType<typeof businessUploadCallingNumbers>>>
    export type BusinessUploadCallingNumbersMutationBody = Blob
    export type BusinessUploadCallingNumbersMutationError = Problem | SessionProblem | CsvProblem
    export type BusinessUploadCallingNumbersMutationVariables = {data: Blob;headers: BusinessUploadCallingNumbersHeaders}

    /**
 * @summary Add calling numbers to the company from a CSV file
 */
export const useBusinessUploadCallingNumbers = <TError = Problem | SessionProblem | CsvProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessUploadCallingNumbers>>, TError,BusinessUploadCallingNumbersMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof businessUploadCallingNumbers>>,
        TError,
        BusinessUploadCallingNumbersMutationVariables,
        TContext
      > => {
      return useMutation(getBusinessUploadCallingNumbersMutationOptions(options), queryClient);
    }
    /**
 * @summary Read a calling number of the company
 */
export const businessGetCallingNumber = (
    callingNumberId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CallingNumber>(
      {url: `/business/calling-numbers/${callingNumberId}`, method: 'GET', signal
    },
      { operation: 'businessGetCallingNumber',  ...options});
    }




export const getBusinessGetCallingNumberQueryKey = (callingNumberId: Id,) => {
    return [
    'business','calling-numbers',callingNumberId
    ] as const;
    }


export const getBusinessGetCallingNumberQueryOptions = <TData = Awaited<ReturnType<typeof businessGetCallingNumber>>, TError = Problem | SessionProblem>(callingNumberId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessGetCallingNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBusinessGetCallingNumberQueryKey(callingNumberId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof businessGetCallingNumber>>> = ({ signal }) => businessGetCallingNumber(callingNumberId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: callingNumberId !== null && callingNumberId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof businessGetCallingNumber>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BusinessGetCallingNumberQueryResult = NonNullable<Awaited<ReturnType<typeof businessGetCallingNumber>>>
export type BusinessGetCallingNumberQueryError = Problem | SessionProblem


export function useBusinessGetCallingNumber<TData = Awaited<ReturnType<typeof businessGetCallingNumber>>, TError = Problem | SessionProblem>(
 callingNumberId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessGetCallingNumber>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessGetCallingNumber>>,
          TError,
          Awaited<ReturnType<typeof businessGetCallingNumber>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessGetCallingNumber<TData = Awaited<ReturnType<typeof businessGetCallingNumber>>, TError = Problem | SessionProblem>(
 callingNumberId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessGetCallingNumber>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessGetCallingNumber>>,
          TError,
          Awaited<ReturnType<typeof businessGetCallingNumber>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessGetCallingNumber<TData = Awaited<ReturnType<typeof businessGetCallingNumber>>, TError = Problem | SessionProblem>(
 callingNumberId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessGetCallingNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a calling number of the company
 */

export function useBusinessGetCallingNumber<TData = Awaited<ReturnType<typeof businessGetCallingNumber>>, TError = Problem | SessionProblem>(
 callingNumberId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessGetCallingNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBusinessGetCallingNumberQueryOptions(callingNumberId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBusinessGetCallingNumberSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof businessGetCallingNumber>>, TError = Problem | SessionProblem>(callingNumberId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessGetCallingNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBusinessGetCallingNumberQueryKey(callingNumberId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof businessGetCallingNumber>>> = ({ signal }) => businessGetCallingNumber(callingNumberId, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessGetCallingNumber>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BusinessGetCallingNumberSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof businessGetCallingNumber>>>
export type BusinessGetCallingNumberSuspenseQueryError = Problem | SessionProblem


export function useBusinessGetCallingNumberSuspense<TData = Awaited<ReturnType<typeof businessGetCallingNumber>>, TError = Problem | SessionProblem>(
 callingNumberId: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessGetCallingNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessGetCallingNumberSuspense<TData = Awaited<ReturnType<typeof businessGetCallingNumber>>, TError = Problem | SessionProblem>(
 callingNumberId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessGetCallingNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessGetCallingNumberSuspense<TData = Awaited<ReturnType<typeof businessGetCallingNumber>>, TError = Problem | SessionProblem>(
 callingNumberId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessGetCallingNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a calling number of the company
 */

export function useBusinessGetCallingNumberSuspense<TData = Awaited<ReturnType<typeof businessGetCallingNumber>>, TError = Problem | SessionProblem>(
 callingNumberId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessGetCallingNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBusinessGetCallingNumberSuspenseQueryOptions(callingNumberId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Refused with the statuses of a new number; only ACTIVE and BLOCKED numbers are offered for change.
 * @summary Change a calling number of the company
 */
export const businessUpdateCallingNumber = (
    callingNumberId: Id,
    callingNumberRequest: CallingNumberRequest,
    headers: BusinessUpdateCallingNumberHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/business/calling-numbers/${callingNumberId}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: callingNumberRequest, signal
    },
      { operation: 'businessUpdateCallingNumber',  ...options});
    }




export const getBusinessUpdateCallingNumberMutationKey = () => ['businessUpdateCallingNumber'] as const;

export const getBusinessUpdateCallingNumberMutationOptions = <TError = Problem | SessionProblem | CallingNumberChangedProblem | CallingNumberTakenProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessUpdateCallingNumber>>, TError,BusinessUpdateCallingNumberMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof businessUpdateCallingNumber>>, TError,BusinessUpdateCallingNumberMutationVariables, TContext> => {

const mutationKey = getBusinessUpdateCallingNumberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof businessUpdateCallingNumber>>, BusinessUpdateCallingNumberMutationVariables> = (props) => {
          const {callingNumberId,data,headers} = props ?? {};

          return  businessUpdateCallingNumber(callingNumberId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BusinessUpdateCallingNumberMutationResult = NonNullable<Awaited<ReturnType<typeof businessUpdateCallingNumber>>>
    export type BusinessUpdateCallingNumberMutationBody = CallingNumberRequest
    export type BusinessUpdateCallingNumberMutationError = Problem | SessionProblem | CallingNumberChangedProblem | CallingNumberTakenProblem
    export type BusinessUpdateCallingNumberMutationVariables = {callingNumberId: Id;data: CallingNumberRequest;headers: BusinessUpdateCallingNumberHeaders}

    /**
 * @summary Change a calling number of the company
 */
export const useBusinessUpdateCallingNumber = <TError = Problem | SessionProblem | CallingNumberChangedProblem | CallingNumberTakenProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessUpdateCallingNumber>>, TError,BusinessUpdateCallingNumberMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof businessUpdateCallingNumber>>,
        TError,
        BusinessUpdateCallingNumberMutationVariables,
        TContext
      > => {
      return useMutation(getBusinessUpdateCallingNumberMutationOptions(options), queryClient);
    }
    /**
 * From ACTIVE to BLOCKED.
 * @summary Block a calling number of the company
 */
export const businessBlockCallingNumber = (
    callingNumberId: Id,
    headers: BusinessBlockCallingNumberHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/business/calling-numbers/${callingNumberId}/block`, method: 'PATCH',
      headers, signal
    },
      { operation: 'businessBlockCallingNumber',  ...options});
    }




export const getBusinessBlockCallingNumberMutationKey = () => ['businessBlockCallingNumber'] as const;

export const getBusinessBlockCallingNumberMutationOptions = <TError = Problem | SessionProblem | CallingNumberChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessBlockCallingNumber>>, TError,BusinessBlockCallingNumberMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof businessBlockCallingNumber>>, TError,BusinessBlockCallingNumberMutationVariables, TContext> => {

const mutationKey = getBusinessBlockCallingNumberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof businessBlockCallingNumber>>, BusinessBlockCallingNumberMutationVariables> = (props) => {
          const {callingNumberId,headers} = props ?? {};

          return  businessBlockCallingNumber(callingNumberId,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BusinessBlockCallingNumberMutationResult = NonNullable<Awaited<ReturnType<typeof businessBlockCallingNumber>>>

    export type BusinessBlockCallingNumberMutationError = Problem | SessionProblem | CallingNumberChangedProblem
    export type BusinessBlockCallingNumberMutationVariables = {callingNumberId: Id;headers: BusinessBlockCallingNumberHeaders}

    /**
 * @summary Block a calling number of the company
 */
export const useBusinessBlockCallingNumber = <TError = Problem | SessionProblem | CallingNumberChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessBlockCallingNumber>>, TError,BusinessBlockCallingNumberMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof businessBlockCallingNumber>>,
        TError,
        BusinessBlockCallingNumberMutationVariables,
        TContext
      > => {
      return useMutation(getBusinessBlockCallingNumberMutationOptions(options), queryClient);
    }
    /**
 * From BLOCKED to ACTIVE.
 * @summary Unblock a calling number of the company
 */
export const businessCancelCallingNumberBlock = (
    callingNumberId: Id,
    headers: BusinessCancelCallingNumberBlockHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/business/calling-numbers/${callingNumberId}/cancel-block`, method: 'PATCH',
      headers, signal
    },
      { operation: 'businessCancelCallingNumberBlock',  ...options});
    }




export const getBusinessCancelCallingNumberBlockMutationKey = () => ['businessCancelCallingNumberBlock'] as const;

export const getBusinessCancelCallingNumberBlockMutationOptions = <TError = Problem | SessionProblem | CallingNumberChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessCancelCallingNumberBlock>>, TError,BusinessCancelCallingNumberBlockMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof businessCancelCallingNumberBlock>>, TError,BusinessCancelCallingNumberBlockMutationVariables, TContext> => {

const mutationKey = getBusinessCancelCallingNumberBlockMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof businessCancelCallingNumberBlock>>, BusinessCancelCallingNumberBlockMutationVariables> = (props) => {
          const {callingNumberId,headers} = props ?? {};

          return  businessCancelCallingNumberBlock(callingNumberId,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BusinessCancelCallingNumberBlockMutationResult = NonNullable<Awaited<ReturnType<typeof businessCancelCallingNumberBlock>>>

    export type BusinessCancelCallingNumberBlockMutationError = Problem | SessionProblem | CallingNumberChangedProblem
    export type BusinessCancelCallingNumberBlockMutationVariables = {callingNumberId: Id;headers: BusinessCancelCallingNumberBlockHeaders}

    /**
 * @summary Unblock a calling number of the company
 */
export const useBusinessCancelCallingNumberBlock = <TError = Problem | SessionProblem | CallingNumberChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessCancelCallingNumberBlock>>, TError,BusinessCancelCallingNumberBlockMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof businessCancelCallingNumberBlock>>,
        TError,
        BusinessCancelCallingNumberBlockMutationVariables,
        TContext
      > => {
      return useMutation(getBusinessCancelCallingNumberBlockMutationOptions(options), queryClient);
    }
    /**
 * From ACTIVE or BLOCKED to DEACTIVATED, for good.
 * @summary Deactivate a calling number of the company
 */
export const businessDeactivateCallingNumber = (
    callingNumberId: Id,
    deactivateCallingNumberRequest: DeactivateCallingNumberRequest,
    headers: BusinessDeactivateCallingNumberHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/business/calling-numbers/${callingNumberId}/deactivate`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', ...headers},
      data: deactivateCallingNumberRequest, signal
    },
      { operation: 'businessDeactivateCallingNumber',  ...options});
    }




export const getBusinessDeactivateCallingNumberMutationKey = () => ['businessDeactivateCallingNumber'] as const;

export const getBusinessDeactivateCallingNumberMutationOptions = <TError = Problem | SessionProblem | CallingNumberChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessDeactivateCallingNumber>>, TError,BusinessDeactivateCallingNumberMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof businessDeactivateCallingNumber>>, TError,BusinessDeactivateCallingNumberMutationVariables, TContext> => {

const mutationKey = getBusinessDeactivateCallingNumberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof businessDeactivateCallingNumber>>, BusinessDeactivateCallingNumberMutationVariables> = (props) => {
          const {callingNumberId,data,headers} = props ?? {};

          return  businessDeactivateCallingNumber(callingNumberId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BusinessDeactivateCallingNumberMutationResult = NonNullable<Awaited<ReturnType<typeof businessDeactivateCallingNumber>>>
    export type BusinessDeactivateCallingNumberMutationBody = DeactivateCallingNumberRequest
    export type BusinessDeactivateCallingNumberMutationError = Problem | SessionProblem | CallingNumberChangedProblem
    export type BusinessDeactivateCallingNumberMutationVariables = {callingNumberId: Id;data: DeactivateCallingNumberRequest;headers: BusinessDeactivateCallingNumberHeaders}

    /**
 * @summary Deactivate a calling number of the company
 */
export const useBusinessDeactivateCallingNumber = <TError = Problem | SessionProblem | CallingNumberChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessDeactivateCallingNumber>>, TError,BusinessDeactivateCallingNumberMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof businessDeactivateCallingNumber>>,
        TError,
        BusinessDeactivateCallingNumberMutationVariables,
        TContext
      > => {
      return useMutation(getBusinessDeactivateCallingNumberMutationOptions(options), queryClient);
    }
