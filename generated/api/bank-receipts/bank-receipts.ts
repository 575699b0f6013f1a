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
  BankListReceiptsParams
} from '../../model/bank-list-receipts-params.ts';

import type {
  Id
} from '../../model/id.ts';

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
 * Serves private customers and companies.
 * @summary List the receipts of a customer
 */
export const bankListReceipts = (
    customerId: Id,
    params?: BankListReceiptsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ReceiptList>(
      {url: `/bank/common/${customerId}/receipts`, method: 'GET',
        params, signal
    },
      { operation: 'bankListReceipts',  ...options});
    }




export const getBankListReceiptsQueryKey = (customerId: Id,
    params?: BankListReceiptsParams,) => {
    return [
    'bank','common',customerId,'receipts', ...(params ? [params] : [])
    ] as const;
    }


export const getBankListReceiptsQueryOptions = <TData = Awaited<ReturnType<typeof bankListReceipts>>, TError = Problem | SessionProblem>(customerId: Id,
    params: EveryParameter<BankListReceiptsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListReceipts>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListReceiptsQueryKey(customerId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListReceipts>>> = ({ signal }) => bankListReceipts(customerId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankListReceipts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListReceiptsQueryResult = NonNullable<Awaited<ReturnType<typeof bankListReceipts>>>
export type BankListReceiptsQueryError = Problem | SessionProblem


export function useBankListReceipts<TData = Awaited<ReturnType<typeof bankListReceipts>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListReceiptsParams>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListReceipts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListReceipts>>,
          TError,
          Awaited<ReturnType<typeof bankListReceipts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListReceipts<TData = Awaited<ReturnType<typeof bankListReceipts>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListReceiptsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListReceipts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListReceipts>>,
          TError,
          Awaited<ReturnType<typeof bankListReceipts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListReceipts<TData = Awaited<ReturnType<typeof bankListReceipts>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListReceiptsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListReceipts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the receipts of a customer
 */

export function useBankListReceipts<TData = Awaited<ReturnType<typeof bankListReceipts>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListReceiptsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListReceipts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListReceiptsQueryOptions(customerId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankListReceiptsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankListReceipts>>, TError = Problem | SessionProblem>(customerId: Id,
    params: EveryParameter<BankListReceiptsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListReceipts>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListReceiptsQueryKey(customerId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListReceipts>>> = ({ signal }) => bankListReceipts(customerId,params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListReceipts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListReceiptsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankListReceipts>>>
export type BankListReceiptsSuspenseQueryError = Problem | SessionProblem


export function useBankListReceiptsSuspense<TData = Awaited<ReturnType<typeof bankListReceipts>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListReceiptsParams>, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListReceipts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListReceiptsSuspense<TData = Awaited<ReturnType<typeof bankListReceipts>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListReceiptsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListReceipts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListReceiptsSuspense<TData = Awaited<ReturnType<typeof bankListReceipts>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListReceiptsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListReceipts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the receipts of a customer
 */

export function useBankListReceiptsSuspense<TData = Awaited<ReturnType<typeof bankListReceipts>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListReceiptsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListReceipts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListReceiptsSuspenseQueryOptions(customerId,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Download a receipt of a customer
 */
export const bankDownloadReceipt = (
    customerId: Id,
    archiveReferenceId: ArchiveReference,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Blob>(
      {url: `/bank/common/${customerId}/receipts/${archiveReferenceId}`, method: 'GET',
        responseType: 'blob', signal
    },
      { operation: 'bankDownloadReceipt',  ...options});
    }




export const getBankDownloadReceiptQueryKey = (customerId: Id,
    archiveReferenceId: ArchiveReference,) => {
    return [
    'bank','common',customerId,'receipts',archiveReferenceId
    ] as const;
    }


export const getBankDownloadReceiptQueryOptions = <TData = Awaited<ReturnType<typeof bankDownloadReceipt>>, TError = Problem | SessionProblem>(customerId: Id,
    archiveReferenceId: ArchiveReference, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankDownloadReceipt>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankDownloadReceiptQueryKey(customerId,archiveReferenceId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankDownloadReceipt>>> = ({ signal }) => bankDownloadReceipt(customerId,archiveReferenceId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined && archiveReferenceId !== null && archiveReferenceId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankDownloadReceipt>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankDownloadReceiptQueryResult = NonNullable<Awaited<ReturnType<typeof bankDownloadReceipt>>>
export type BankDownloadReceiptQueryError = Problem | SessionProblem


export function useBankDownloadReceipt<TData = Awaited<ReturnType<typeof bankDownloadReceipt>>, TError = Problem | SessionProblem>(
 customerId: Id,
    archiveReferenceId: ArchiveReference, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankDownloadReceipt>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankDownloadReceipt>>,
          TError,
          Awaited<ReturnType<typeof bankDownloadReceipt>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankDownloadReceipt<TData = Awaited<ReturnType<typeof bankDownloadReceipt>>, TError = Problem | SessionProblem>(
 customerId: Id,
    archiveReferenceId: ArchiveReference, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankDownloadReceipt>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankDownloadReceipt>>,
          TError,
          Awaited<ReturnType<typeof bankDownloadReceipt>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankDownloadReceipt<TData = Awaited<ReturnType<typeof bankDownloadReceipt>>, TError = Problem | SessionProblem>(
 customerId: Id,
    archiveReferenceId: ArchiveReference, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankDownloadReceipt>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download a receipt of a customer
 */

export function useBankDownloadReceipt<TData = Awaited<ReturnType<typeof bankDownloadReceipt>>, TError = Problem | SessionProblem>(
 customerId: Id,
    archiveReferenceId: ArchiveReference, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankDownloadReceipt>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankDownloadReceiptQueryOptions(customerId,archiveReferenceId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankDownloadReceiptSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankDownloadReceipt>>, TError = Problem | SessionProblem>(customerId: Id,
    archiveReferenceId: ArchiveReference, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankDownloadReceipt>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankDownloadReceiptQueryKey(customerId,archiveReferenceId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankDownloadReceipt>>> = ({ signal }) => bankDownloadReceipt(customerId,archiveReferenceId, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankDownloadReceipt>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankDownloadReceiptSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankDownloadReceipt>>>
export type BankDownloadReceiptSuspenseQueryError = Problem | SessionProblem


export function useBankDownloadReceiptSuspense<TData = Awaited<ReturnType<typeof bankDownloadReceipt>>, TError = Problem | SessionProblem>(
 customerId: Id,
    archiveReferenceId: ArchiveReference, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankDownloadReceipt>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankDownloadReceiptSuspense<TData = Awaited<ReturnType<typeof bankDownloadReceipt>>, TError = Problem | SessionProblem>(
 customerId: Id,
    archiveReferenceId: ArchiveReference, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankDownloadReceipt>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankDownloadReceiptSuspense<TData = Awaited<ReturnType<typeof bankDownloadReceipt>>, TError = Problem | SessionProblem>(
 customerId: Id,
    archiveReferenceId: ArchiveReference, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankDownloadReceipt>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download a receipt of a customer
 */

export function useBankDownloadReceiptSuspense<TData = Awaited<ReturnType<typeof bankDownloadReceipt>>, TError = Problem | SessionProblem>(
 customerId: Id,
    archiveReferenceId: ArchiveReference, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankDownloadReceipt>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankDownloadReceiptSuspenseQueryOptions(customerId,archiveReferenceId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






