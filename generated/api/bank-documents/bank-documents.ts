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
  BankDeleteDocumentHeaders
} from '../../model/bank-delete-document-headers.ts';

import type {
  BankUpdateDocumentHeaders
} from '../../model/bank-update-document-headers.ts';

import type {
  BankUploadDocumentHeaders
} from '../../model/bank-upload-document-headers.ts';

import type {
  CustomerDocumentChangedProblem
} from '../../model/customer-document-changed-problem.ts';

import type {
  CustomerDocumentList
} from '../../model/customer-document-list.ts';

import type {
  CustomerDocument
} from '../../model/customer-document.ts';

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
  UpdateDocumentRequest
} from '../../model/update-document-request.ts';

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
 * @summary List the documents of a customer
 */
export const bankListDocuments = (
    customerId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CustomerDocumentList>(
      {url: `/bank/common/${customerId}/documents`, method: 'GET', signal
    },
      { operation: 'bankListDocuments',  ...options});
    }




export const getBankListDocumentsQueryKey = (customerId: Id,) => {
    return [
    'bank','common',customerId,'documents'
    ] as const;
    }


export const getBankListDocumentsQueryOptions = <TData = Awaited<ReturnType<typeof bankListDocuments>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListDocuments>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListDocumentsQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListDocuments>>> = ({ signal }) => bankListDocuments(customerId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankListDocuments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListDocumentsQueryResult = NonNullable<Awaited<ReturnType<typeof bankListDocuments>>>
export type BankListDocumentsQueryError = Problem | SessionProblem


export function useBankListDocuments<TData = Awaited<ReturnType<typeof bankListDocuments>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListDocuments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListDocuments>>,
          TError,
          Awaited<ReturnType<typeof bankListDocuments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListDocuments<TData = Awaited<ReturnType<typeof bankListDocuments>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListDocuments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListDocuments>>,
          TError,
          Awaited<ReturnType<typeof bankListDocuments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListDocuments<TData = Awaited<ReturnType<typeof bankListDocuments>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListDocuments>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the documents of a customer
 */

export function useBankListDocuments<TData = Awaited<ReturnType<typeof bankListDocuments>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListDocuments>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListDocumentsQueryOptions(customerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankListDocumentsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankListDocuments>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListDocuments>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListDocumentsQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListDocuments>>> = ({ signal }) => bankListDocuments(customerId, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListDocuments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListDocumentsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankListDocuments>>>
export type BankListDocumentsSuspenseQueryError = Problem | SessionProblem


export function useBankListDocumentsSuspense<TData = Awaited<ReturnType<typeof bankListDocuments>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListDocuments>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListDocumentsSuspense<TData = Awaited<ReturnType<typeof bankListDocuments>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListDocuments>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListDocumentsSuspense<TData = Awaited<ReturnType<typeof bankListDocuments>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListDocuments>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the documents of a customer
 */

export function useBankListDocumentsSuspense<TData = Awaited<ReturnType<typeof bankListDocuments>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListDocuments>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListDocumentsSuspenseQueryOptions(customerId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The body is the file itself, larger than 0 and at most 10485760 bytes. Its name ends in pdf, jpg, png, tif, doc, docx, xls, xlsx, csv, txt, msg or eml. A file whose name or type is that of a PDF, JPEG, PNG or TIFF begins as such a file does (400 otherwise), and no file is sent with Content-Encoding.
 * @summary Upload a document of a customer
 */
export const bankUploadDocument = (
    customerId: Id,
    bankUploadDocumentBody: Blob,
    headers: BankUploadDocumentHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CustomerDocument>(
      {url: `/bank/common/${customerId}/documents`, method: 'POST',
      headers: {'Content-Type': 'application/octet-stream', ...headers},
      data: bankUploadDocumentBody, signal
    },
      { operation: 'bankUploadDocument',  ...options});
    }




export const getBankUploadDocumentMutationKey = () => ['bankUploadDocument'] as const;

export const getBankUploadDocumentMutationOptions = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUploadDocument>>, TError,BankUploadDocumentMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankUploadDocument>>, TError,BankUploadDocumentMutationVariables, TContext> => {

const mutationKey = getBankUploadDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankUploadDocument>>, BankUploadDocumentMutationVariables> = (props) => {
          const {customerId,data,headers} = props ?? {};

          return  bankUploadDocument(customerId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankUploadDocumentMutationResult = NonNullable<Awaited<ReturnType<typeof bankUploadDocument>>>
    export type BankUploadDocumentMutationBody = Blob
    export type BankUploadDocumentMutationError = Problem | SessionProblem
    export type BankUploadDocumentMutationVariables = {customerId: Id;data: Blob;headers: BankUploadDocumentHeaders}

    /**
 * @summary Upload a document of a customer
 */
export const useBankUploadDocument = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUploadDocument>>, TError,BankUploadDocumentMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankUploadDocument>>,
        TError,
        BankUploadDocumentMutationVariables,
        TContext
      > => {
      return useMutation(getBankUploadDocumentMutationOptions(options), queryClient);
    }
    /**
 * A document that is marked as deleted can be downloaded too.
 * @summary Download a document of a customer
 */
export const bankDownloadDocument = (
    customerId: Id,
    documentId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Blob>(
      {url: `/bank/common/${customerId}/documents/${documentId}`, method: 'GET',
        responseType: 'blob', signal
    },
      { operation: 'bankDownloadDocument',  ...options});
    }




export const getBankDownloadDocumentQueryKey = (customerId: Id,
    documentId: Id,) => {
    return [
    'bank','common',customerId,'documents',documentId
    ] as const;
    }


export const getBankDownloadDocumentQueryOptions = <TData = Awaited<ReturnType<typeof bankDownloadDocument>>, TError = Problem | SessionProblem>(customerId: Id,
    documentId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankDownloadDocument>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankDownloadDocumentQueryKey(customerId,documentId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankDownloadDocument>>> = ({ signal }) => bankDownloadDocument(customerId,documentId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined && documentId !== null && documentId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankDownloadDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankDownloadDocumentQueryResult = NonNullable<Awaited<ReturnType<typeof bankDownloadDocument>>>
export type BankDownloadDocumentQueryError = Problem | SessionProblem


export function useBankDownloadDocument<TData = Awaited<ReturnType<typeof bankDownloadDocument>>, TError = Problem | SessionProblem>(
 customerId: Id,
    documentId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankDownloadDocument>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankDownloadDocument>>,
          TError,
          Awaited<ReturnType<typeof bankDownloadDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankDownloadDocument<TData = Awaited<ReturnType<typeof bankDownloadDocument>>, TError = Problem | SessionProblem>(
 customerId: Id,
    documentId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankDownloadDocument>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankDownloadDocument>>,
          TError,
          Awaited<ReturnType<typeof bankDownloadDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankDownloadDocument<TData = Awaited<ReturnType<typeof bankDownloadDocument>>, TError = Problem | SessionProblem>(
 customerId: Id,
    documentId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankDownloadDocument>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download a document of a customer
 */

export function useBankDownloadDocument<TData = Awaited<ReturnType<typeof bankDownloadDocument>>, TError = Problem | SessionProblem>(
 customerId: Id,
    documentId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankDownloadDocument>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankDownloadDocumentQueryOptions(customerId,documentId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankDownloadDocumentSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankDownloadDocument>>, TError = Problem | SessionProblem>(customerId: Id,
    documentId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankDownloadDocument>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankDownloadDocumentQueryKey(customerId,documentId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankDownloadDocument>>> = ({ signal }) => bankDownloadDocument(customerId,documentId, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankDownloadDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankDownloadDocumentSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankDownloadDocument>>>
export type BankDownloadDocumentSuspenseQueryError = Problem | SessionProblem


export function useBankDownloadDocumentSuspense<TData = Awaited<ReturnType<typeof bankDownloadDocument>>, TError = Problem | SessionProblem>(
 customerId: Id,
    documentId: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankDownloadDocument>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankDownloadDocumentSuspense<TData = Awaited<ReturnType<typeof bankDownloadDocument>>, TError = Problem | SessionProblem>(
 customerId: Id,
    documentId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankDownloadDocument>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankDownloadDocumentSuspense<TData = Awaited<ReturnType<typeof bankDownloadDocument>>, TError = Problem | SessionProblem>(
 customerId: Id,
    documentId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankDownloadDocument>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download a document of a customer
 */

export function useBankDownloadDocumentSuspense<TData = Awaited<ReturnType<typeof bankDownloadDocument>>, TError = Problem | SessionProblem>(
 customerId: Id,
    documentId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankDownloadDocument>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankDownloadDocumentSuspenseQueryOptions(customerId,documentId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Its type, its comment, or the mark that it is deleted; the file itself stays.
 * @summary Change a document of a customer
 */
export const bankUpdateDocument = (
    customerId: Id,
    documentId: Id,
    updateDocumentRequest: UpdateDocumentRequest,
    headers: BankUpdateDocumentHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/common/${customerId}/documents/${documentId}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: updateDocumentRequest, signal
    },
      { operation: 'bankUpdateDocument',  ...options});
    }




export const getBankUpdateDocumentMutationKey = () => ['bankUpdateDocument'] as const;

export const getBankUpdateDocumentMutationOptions = <TError = Problem | SessionProblem | CustomerDocumentChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUpdateDocument>>, TError,BankUpdateDocumentMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankUpdateDocument>>, TError,BankUpdateDocumentMutationVariables, TContext> => {

const mutationKey = getBankUpdateDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankUpdateDocument>>, BankUpdateDocumentMutationVariables> = (props) => {
          const {customerId,documentId,data,headers} = props ?? {};

          return  bankUpdateDocument(customerId,documentId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankUpdateDocumentMutationResult = NonNullable<Awaited<ReturnType<typeof bankUpdateDocument>>>
    export type BankUpdateDocumentMutationBody = UpdateDocumentRequest
    export type BankUpdateDocumentMutationError = Problem | SessionProblem | CustomerDocumentChangedProblem
    export type BankUpdateDocumentMutationVariables = {customerId: Id;documentId: Id;data: UpdateDocumentRequest;headers: BankUpdateDocumentHeaders}

    /**
 * @summary Change a document of a customer
 */
export const useBankUpdateDocument = <TError = Problem | SessionProblem | CustomerDocumentChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUpdateDocument>>, TError,BankUpdateDocumentMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankUpdateDocument>>,
        TError,
        BankUpdateDocumentMutationVariables,
        TContext
      > => {
      return useMutation(getBankUpdateDocumentMutationOptions(options), queryClient);
    }
    /**
 * Also a document that is marked as deleted. Only a DELETE_ADMINISTRATOR may do this.
 * @summary Delete a document of a customer for good
 */
export const bankDeleteDocument = (
    customerId: Id,
    documentId: Id,
    headers: BankDeleteDocumentHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/common/${customerId}/documents/${documentId}`, method: 'DELETE',
      headers, signal
    },
      { operation: 'bankDeleteDocument',  ...options});
    }




export const getBankDeleteDocumentMutationKey = () => ['bankDeleteDocument'] as const;

export const getBankDeleteDocumentMutationOptions = <TError = Problem | SessionProblem | CustomerDocumentChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankDeleteDocument>>, TError,BankDeleteDocumentMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankDeleteDocument>>, TError,BankDeleteDocumentMutationVariables, TContext> => {

const mutationKey = getBankDeleteDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankDeleteDocument>>, BankDeleteDocumentMutationVariables> = (props) => {
          const {customerId,documentId,headers} = props ?? {};

          return  bankDeleteDocument(customerId,documentId,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankDeleteDocumentMutationResult = NonNullable<Awaited<ReturnType<typeof bankDeleteDocument>>>

    export type BankDeleteDocumentMutationError = Problem | SessionProblem | CustomerDocumentChangedProblem
    export type BankDeleteDocumentMutationVariables = {customerId: Id;documentId: Id;headers: BankDeleteDocumentHeaders}

    /**
 * @summary Delete a document of a customer for good
 */
export const useBankDeleteDocument = <TError = Problem | SessionProblem | CustomerDocumentChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankDeleteDocument>>, TError,BankDeleteDocumentMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankDeleteDocument>>,
        TError,
        BankDeleteDocumentMutationVariables,
        TContext
      > => {
      return useMutation(getBankDeleteDocumentMutationOptions(options), queryClient);
    }
