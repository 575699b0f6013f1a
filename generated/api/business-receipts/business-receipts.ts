import {
  useQuery,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  ArchiveReference
} from '../../model/archive-reference.ts';

import type {
  BusinessListReceiptsParams
} from '../../model/business-list-receipts-params.ts';

import type {
  Problem
} from '../../model/problem.ts';

import type {
  ReceiptList
} from '../../model/receipt-list.ts';

import type {
  SessionProblem
} from '../../model/session-problem.ts';

import { request } from '../../../src/shared/http/request.ts';
import type { EveryParameter } from '../../../src/shared/http/request.ts';


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
 * @summary List the receipts of the company
 */
export const businessListReceipts = (
    params?: BusinessListReceiptsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReceiptList>(
      {url: `/business/receipts`, method: 'GET',
        params, signal
    },
      { operation: 'businessListReceipts',  ...options});
    }




export const getBusinessListReceiptsQueryKey = (params?: BusinessListReceiptsParams,) => {
    return [
    'business','receipts', ...(params ? [params] : [])
    ] as const;
    }


export const getBusinessListReceiptsQueryOptions = <TData = Awaited<ReturnType<typeof businessListReceipts>>, TError = Problem | SessionProblem>(params: EveryParameter<BusinessListReceiptsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessListReceipts>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBusinessListReceiptsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof businessListReceipts>>> = ({ signal }) => businessListReceipts(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof businessListReceipts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BusinessListReceiptsQueryResult = NonNullable<Awaited<ReturnType<typeof businessListReceipts>>>
export type BusinessListReceiptsQueryError = Problem | SessionProblem


export function useBusinessListReceipts<TData = Awaited<ReturnType<typeof businessListReceipts>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BusinessListReceiptsParams>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessListReceipts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessListReceipts>>,
          TError,
          Awaited<ReturnType<typeof businessListReceipts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessListReceipts<TData = Awaited<ReturnType<typeof businessListReceipts>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BusinessListReceiptsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessListReceipts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessListReceipts>>,
          TError,
          Awaited<ReturnType<typeof businessListReceipts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessListReceipts<TData = Awaited<ReturnType<typeof businessListReceipts>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BusinessListReceiptsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessListReceipts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the receipts of the company
 */

export function useBusinessListReceipts<TData = Awaited<ReturnType<typeof businessListReceipts>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BusinessListReceiptsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessListReceipts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBusinessListReceiptsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBusinessListReceiptsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof businessListReceipts>>, TError = Problem | SessionProblem>(params: EveryParameter<BusinessListReceiptsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListReceipts>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBusinessListReceiptsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof businessListReceipts>>> = ({ signal }) => businessListReceipts(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListReceipts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BusinessListReceiptsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof businessListReceipts>>>
export type BusinessListReceiptsSuspenseQueryError = Problem | SessionProblem


export function useBusinessListReceiptsSuspense<TData = Awaited<ReturnType<typeof businessListReceipts>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BusinessListReceiptsParams>, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListReceipts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessListReceiptsSuspense<TData = Awaited<ReturnType<typeof businessListReceipts>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BusinessListReceiptsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListReceipts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessListReceiptsSuspense<TData = Awaited<ReturnType<typeof businessListReceipts>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BusinessListReceiptsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListReceipts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the receipts of the company
 */

export function useBusinessListReceiptsSuspense<TData = Awaited<ReturnType<typeof businessListReceipts>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BusinessListReceiptsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessListReceipts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBusinessListReceiptsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The reference decides between PDF and CSV.
 * @summary Download a receipt of the company
 */
export const businessDownloadReceipt = (
    archiveReferenceId: ArchiveReference,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Blob>(
      {url: `/business/receipts/${archiveReferenceId}`, method: 'GET',
        responseType: 'blob', signal
    },
      { operation: 'businessDownloadReceipt',  ...options});
    }




export const getBusinessDownloadReceiptQueryKey = (archiveReferenceId: ArchiveReference,) => {
    return [
    'business','receipts',archiveReferenceId
    ] as const;
    }


export const getBusinessDownloadReceiptQueryOptions = <TData = Awaited<ReturnType<typeof businessDownloadReceipt>>, TError = Problem | SessionProblem>(archiveReferenceId: ArchiveReference, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessDownloadReceipt>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBusinessDownloadReceiptQueryKey(archiveReferenceId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof businessDownloadReceipt>>> = ({ signal }) => businessDownloadReceipt(archiveReferenceId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: archiveReferenceId !== null && archiveReferenceId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof businessDownloadReceipt>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BusinessDownloadReceiptQueryResult = NonNullable<Awaited<ReturnType<typeof businessDownloadReceipt>>>
export type BusinessDownloadReceiptQueryError = Problem | SessionProblem


export function useBusinessDownloadReceipt<TData = Awaited<ReturnType<typeof businessDownloadReceipt>>, TError = Problem | SessionProblem>(
 archiveReferenceId: ArchiveReference, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessDownloadReceipt>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessDownloadReceipt>>,
          TError,
          Awaited<ReturnType<typeof businessDownloadReceipt>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessDownloadReceipt<TData = Awaited<ReturnType<typeof businessDownloadReceipt>>, TError = Problem | SessionProblem>(
 archiveReferenceId: ArchiveReference, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessDownloadReceipt>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof businessDownloadReceipt>>,
          TError,
          Awaited<ReturnType<typeof businessDownloadReceipt>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessDownloadReceipt<TData = Awaited<ReturnType<typeof businessDownloadReceipt>>, TError = Problem | SessionProblem>(
 archiveReferenceId: ArchiveReference, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessDownloadReceipt>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download a receipt of the company
 */

export function useBusinessDownloadReceipt<TData = Awaited<ReturnType<typeof businessDownloadReceipt>>, TError = Problem | SessionProblem>(
 archiveReferenceId: ArchiveReference, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof businessDownloadReceipt>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBusinessDownloadReceiptQueryOptions(archiveReferenceId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBusinessDownloadReceiptSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof businessDownloadReceipt>>, TError = Problem | SessionProblem>(archiveReferenceId: ArchiveReference, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessDownloadReceipt>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBusinessDownloadReceiptQueryKey(archiveReferenceId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof businessDownloadReceipt>>> = ({ signal }) => businessDownloadReceipt(archiveReferenceId, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessDownloadReceipt>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BusinessDownloadReceiptSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof businessDownloadReceipt>>>
export type BusinessDownloadReceiptSuspenseQueryError = Problem | SessionProblem


export function useBusinessDownloadReceiptSuspense<TData = Awaited<ReturnType<typeof businessDownloadReceipt>>, TError = Problem | SessionProblem>(
 archiveReferenceId: ArchiveReference, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessDownloadReceipt>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessDownloadReceiptSuspense<TData = Awaited<ReturnType<typeof businessDownloadReceipt>>, TError = Problem | SessionProblem>(
 archiveReferenceId: ArchiveReference, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessDownloadReceipt>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBusinessDownloadReceiptSuspense<TData = Awaited<ReturnType<typeof businessDownloadReceipt>>, TError = Problem | SessionProblem>(
 archiveReferenceId: ArchiveReference, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessDownloadReceipt>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download a receipt of the company
 */

export function useBusinessDownloadReceiptSuspense<TData = Awaited<ReturnType<typeof businessDownloadReceipt>>, TError = Problem | SessionProblem>(
 archiveReferenceId: ArchiveReference, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof businessDownloadReceipt>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBusinessDownloadReceiptSuspenseQueryOptions(archiveReferenceId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






