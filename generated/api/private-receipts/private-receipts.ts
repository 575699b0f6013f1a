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
  PrivateListReceiptsParams
} from '../../model/private-list-receipts-params.ts';

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
 * @summary List the receipts of the signed-in customer
 */
export const privateListReceipts = (
    params?: PrivateListReceiptsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReceiptList>(
      {url: `/private/receipts`, method: 'GET',
        params, signal
    },
      { operation: 'privateListReceipts',  ...options});
    }




export const getPrivateListReceiptsQueryKey = (params?: PrivateListReceiptsParams,) => {
    return [
    'private','receipts', ...(params ? [params] : [])
    ] as const;
    }


export const getPrivateListReceiptsQueryOptions = <TData = Awaited<ReturnType<typeof privateListReceipts>>, TError = Problem | SessionProblem>(params: EveryParameter<PrivateListReceiptsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateListReceipts>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPrivateListReceiptsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof privateListReceipts>>> = ({ signal }) => privateListReceipts(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof privateListReceipts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PrivateListReceiptsQueryResult = NonNullable<Awaited<ReturnType<typeof privateListReceipts>>>
export type PrivateListReceiptsQueryError = Problem | SessionProblem


export function usePrivateListReceipts<TData = Awaited<ReturnType<typeof privateListReceipts>>, TError = Problem | SessionProblem>(
 params: EveryParameter<PrivateListReceiptsParams>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateListReceipts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof privateListReceipts>>,
          TError,
          Awaited<ReturnType<typeof privateListReceipts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateListReceipts<TData = Awaited<ReturnType<typeof privateListReceipts>>, TError = Problem | SessionProblem>(
 params: EveryParameter<PrivateListReceiptsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateListReceipts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof privateListReceipts>>,
          TError,
          Awaited<ReturnType<typeof privateListReceipts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateListReceipts<TData = Awaited<ReturnType<typeof privateListReceipts>>, TError = Problem | SessionProblem>(
 params: EveryParameter<PrivateListReceiptsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateListReceipts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the receipts of the signed-in customer
 */

export function usePrivateListReceipts<TData = Awaited<ReturnType<typeof privateListReceipts>>, TError = Problem | SessionProblem>(
 params: EveryParameter<PrivateListReceiptsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateListReceipts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPrivateListReceiptsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPrivateListReceiptsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof privateListReceipts>>, TError = Problem | SessionProblem>(params: EveryParameter<PrivateListReceiptsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateListReceipts>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPrivateListReceiptsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof privateListReceipts>>> = ({ signal }) => privateListReceipts(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateListReceipts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PrivateListReceiptsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof privateListReceipts>>>
export type PrivateListReceiptsSuspenseQueryError = Problem | SessionProblem


export function usePrivateListReceiptsSuspense<TData = Awaited<ReturnType<typeof privateListReceipts>>, TError = Problem | SessionProblem>(
 params: EveryParameter<PrivateListReceiptsParams>, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateListReceipts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateListReceiptsSuspense<TData = Awaited<ReturnType<typeof privateListReceipts>>, TError = Problem | SessionProblem>(
 params: EveryParameter<PrivateListReceiptsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateListReceipts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateListReceiptsSuspense<TData = Awaited<ReturnType<typeof privateListReceipts>>, TError = Problem | SessionProblem>(
 params: EveryParameter<PrivateListReceiptsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateListReceipts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the receipts of the signed-in customer
 */

export function usePrivateListReceiptsSuspense<TData = Awaited<ReturnType<typeof privateListReceipts>>, TError = Problem | SessionProblem>(
 params: EveryParameter<PrivateListReceiptsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateListReceipts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPrivateListReceiptsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Download a receipt of the signed-in customer
 */
export const privateDownloadReceipt = (
    archiveReferencePdf: ArchiveReference,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Blob>(
      {url: `/private/receipts/${archiveReferencePdf}`, method: 'GET',
        responseType: 'blob', signal
    },
      { operation: 'privateDownloadReceipt',  ...options});
    }




export const getPrivateDownloadReceiptQueryKey = (archiveReferencePdf: ArchiveReference,) => {
    return [
    'private','receipts',archiveReferencePdf
    ] as const;
    }


export const getPrivateDownloadReceiptQueryOptions = <TData = Awaited<ReturnType<typeof privateDownloadReceipt>>, TError = Problem | SessionProblem>(archiveReferencePdf: ArchiveReference, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateDownloadReceipt>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPrivateDownloadReceiptQueryKey(archiveReferencePdf);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof privateDownloadReceipt>>> = ({ signal }) => privateDownloadReceipt(archiveReferencePdf, requestOptions, signal);





   return  { queryKey, queryFn, enabled: archiveReferencePdf !== null && archiveReferencePdf !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof privateDownloadReceipt>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PrivateDownloadReceiptQueryResult = NonNullable<Awaited<ReturnType<typeof privateDownloadReceipt>>>
export type PrivateDownloadReceiptQueryError = Problem | SessionProblem


export function usePrivateDownloadReceipt<TData = Awaited<ReturnType<typeof privateDownloadReceipt>>, TError = Problem | SessionProblem>(
 archiveReferencePdf: ArchiveReference, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateDownloadReceipt>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof privateDownloadReceipt>>,
          TError,
          Awaited<ReturnType<typeof privateDownloadReceipt>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateDownloadReceipt<TData = Awaited<ReturnType<typeof privateDownloadReceipt>>, TError = Problem | SessionProblem>(
 archiveReferencePdf: ArchiveReference, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateDownloadReceipt>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof privateDownloadReceipt>>,
          TError,
          Awaited<ReturnType<typeof privateDownloadReceipt>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateDownloadReceipt<TData = Awaited<ReturnType<typeof privateDownloadReceipt>>, TError = Problem | SessionProblem>(
 archiveReferencePdf: ArchiveReference, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateDownloadReceipt>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download a receipt of the signed-in customer
 */

export function usePrivateDownloadReceipt<TData = Awaited<ReturnType<typeof privateDownloadReceipt>>, TError = Problem | SessionProblem>(
 archiveReferencePdf: ArchiveReference, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateDownloadReceipt>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPrivateDownloadReceiptQueryOptions(archiveReferencePdf,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPrivateDownloadReceiptSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof privateDownloadReceipt>>, TError = Problem | SessionProblem>(archiveReferencePdf: ArchiveReference, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateDownloadReceipt>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPrivateDownloadReceiptQueryKey(archiveReferencePdf);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof privateDownloadReceipt>>> = ({ signal }) => privateDownloadReceipt(archiveReferencePdf, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateDownloadReceipt>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PrivateDownloadReceiptSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof privateDownloadReceipt>>>
export type PrivateDownloadReceiptSuspenseQueryError = Problem | SessionProblem


export function usePrivateDownloadReceiptSuspense<TData = Awaited<ReturnType<typeof privateDownloadReceipt>>, TError = Problem | SessionProblem>(
 archiveReferencePdf: ArchiveReference, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateDownloadReceipt>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateDownloadReceiptSuspense<TData = Awaited<ReturnType<typeof privateDownloadReceipt>>, TError = Problem | SessionProblem>(
 archiveReferencePdf: ArchiveReference, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateDownloadReceipt>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateDownloadReceiptSuspense<TData = Awaited<ReturnType<typeof privateDownloadReceipt>>, TError = Problem | SessionProblem>(
 archiveReferencePdf: ArchiveReference, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateDownloadReceipt>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download a receipt of the signed-in customer
 */

export function usePrivateDownloadReceiptSuspense<TData = Awaited<ReturnType<typeof privateDownloadReceipt>>, TError = Problem | SessionProblem>(
 archiveReferencePdf: ArchiveReference, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateDownloadReceipt>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPrivateDownloadReceiptSuspenseQueryOptions(archiveReferencePdf,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






