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
  BankCreateNoteHeaders
} from '../../model/bank-create-note-headers.ts';

import type {
  BankListNotesParams
} from '../../model/bank-list-notes-params.ts';

import type {
  CreateNoteRequest
} from '../../model/create-note-request.ts';

import type {
  CustomerNoteList
} from '../../model/customer-note-list.ts';

import type {
  CustomerNote
} from '../../model/customer-note.ts';

import type {
  Id
} from '../../model/id.ts';

import type {
  Problem
} from '../../model/problem.ts';

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
 * @summary List the notes of a customer
 */
export const bankListNotes = (
    customerId: Id,
    params?: BankListNotesParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CustomerNoteList>(
      {url: `/bank/common/${customerId}/notes`, method: 'GET',
        params, signal
    },
      { operation: 'bankListNotes',  ...options});
    }




export const getBankListNotesQueryKey = (customerId: Id,
    params?: BankListNotesParams,) => {
    return [
    'bank','common',customerId,'notes', ...(params ? [params] : [])
    ] as const;
    }


export const getBankListNotesQueryOptions = <TData = Awaited<ReturnType<typeof bankListNotes>>, TError = Problem | SessionProblem>(customerId: Id,
    params: EveryParameter<BankListNotesParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListNotes>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListNotesQueryKey(customerId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListNotes>>> = ({ signal }) => bankListNotes(customerId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankListNotes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListNotesQueryResult = NonNullable<Awaited<ReturnType<typeof bankListNotes>>>
export type BankListNotesQueryError = Problem | SessionProblem


export function useBankListNotes<TData = Awaited<ReturnType<typeof bankListNotes>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListNotesParams>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListNotes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListNotes>>,
          TError,
          Awaited<ReturnType<typeof bankListNotes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListNotes<TData = Awaited<ReturnType<typeof bankListNotes>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListNotesParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListNotes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListNotes>>,
          TError,
          Awaited<ReturnType<typeof bankListNotes>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListNotes<TData = Awaited<ReturnType<typeof bankListNotes>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListNotesParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListNotes>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the notes of a customer
 */

export function useBankListNotes<TData = Awaited<ReturnType<typeof bankListNotes>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListNotesParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListNotes>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListNotesQueryOptions(customerId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankListNotesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankListNotes>>, TError = Problem | SessionProblem>(customerId: Id,
    params: EveryParameter<BankListNotesParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListNotes>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListNotesQueryKey(customerId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListNotes>>> = ({ signal }) => bankListNotes(customerId,params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListNotes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListNotesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankListNotes>>>
export type BankListNotesSuspenseQueryError = Problem | SessionProblem


export function useBankListNotesSuspense<TData = Awaited<ReturnType<typeof bankListNotes>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListNotesParams>, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListNotes>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListNotesSuspense<TData = Awaited<ReturnType<typeof bankListNotes>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListNotesParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListNotes>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListNotesSuspense<TData = Awaited<ReturnType<typeof bankListNotes>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListNotesParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListNotes>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the notes of a customer
 */

export function useBankListNotesSuspense<TData = Awaited<ReturnType<typeof bankListNotes>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListNotesParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListNotes>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListNotesSuspenseQueryOptions(customerId,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Add a note to a customer
 */
export const bankCreateNote = (
    customerId: Id,
    createNoteRequest: CreateNoteRequest,
    headers: BankCreateNoteHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CustomerNote>(
      {url: `/bank/common/${customerId}/notes`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: createNoteRequest, signal
    },
      { operation: 'bankCreateNote',  ...options});
    }




export const getBankCreateNoteMutationKey = () => ['bankCreateNote'] as const;

export const getBankCreateNoteMutationOptions = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCreateNote>>, TError,BankCreateNoteMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankCreateNote>>, TError,BankCreateNoteMutationVariables, TContext> => {

const mutationKey = getBankCreateNoteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankCreateNote>>, BankCreateNoteMutationVariables> = (props) => {
          const {customerId,data,headers} = props ?? {};

          return  bankCreateNote(customerId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankCreateNoteMutationResult = NonNullable<Awaited<ReturnType<typeof bankCreateNote>>>
    export type BankCreateNoteMutationBody = CreateNoteRequest
    export type BankCreateNoteMutationError = Problem | SessionProblem
    export type BankCreateNoteMutationVariables = {customerId: Id;data: CreateNoteRequest;headers: BankCreateNoteHeaders}

    /**
 * @summary Add a note to a customer
 */
export const useBankCreateNote = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCreateNote>>, TError,BankCreateNoteMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankCreateNote>>,
        TError,
        BankCreateNoteMutationVariables,
        TContext
      > => {
      return useMutation(getBankCreateNoteMutationOptions(options), queryClient);
    }
