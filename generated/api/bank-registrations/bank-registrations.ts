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
  AllowEntryChangedProblem
} from '../../model/allow-entry-changed-problem.ts';

import type {
  AllowEntryList
} from '../../model/allow-entry-list.ts';

import type {
  AllowEntryRequest
} from '../../model/allow-entry-request.ts';

import type {
  AllowEntry
} from '../../model/allow-entry.ts';

import type {
  BankCreateAllowEntryHeaders
} from '../../model/bank-create-allow-entry-headers.ts';

import type {
  BankCreateDenyEntryHeaders
} from '../../model/bank-create-deny-entry-headers.ts';

import type {
  BankDeleteAllowEntryHeaders
} from '../../model/bank-delete-allow-entry-headers.ts';

import type {
  BankDeleteDenyEntryHeaders
} from '../../model/bank-delete-deny-entry-headers.ts';

import type {
  BankUpdateAllowEntryHeaders
} from '../../model/bank-update-allow-entry-headers.ts';

import type {
  BankUpdateDenyEntryHeaders
} from '../../model/bank-update-deny-entry-headers.ts';

import type {
  DenyEntryChangedProblem
} from '../../model/deny-entry-changed-problem.ts';

import type {
  DenyEntryList
} from '../../model/deny-entry-list.ts';

import type {
  DenyEntryRequest
} from '../../model/deny-entry-request.ts';

import type {
  DenyEntry
} from '../../model/deny-entry.ts';

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
 * @summary List the entries of the allow list
 */
export const bankListAllowEntries = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AllowEntryList>(
      {url: `/bank/registration-allow`, method: 'GET', signal
    },
      { operation: 'bankListAllowEntries',  ...options});
    }




export const getBankListAllowEntriesQueryKey = () => {
    return [
    'bank','registration-allow'
    ] as const;
    }


export const getBankListAllowEntriesQueryOptions = <TData = Awaited<ReturnType<typeof bankListAllowEntries>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListAllowEntries>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListAllowEntriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListAllowEntries>>> = ({ signal }) => bankListAllowEntries(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankListAllowEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListAllowEntriesQueryResult = NonNullable<Awaited<ReturnType<typeof bankListAllowEntries>>>
export type BankListAllowEntriesQueryError = Problem | SessionProblem


export function useBankListAllowEntries<TData = Awaited<ReturnType<typeof bankListAllowEntries>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListAllowEntries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListAllowEntries>>,
          TError,
          Awaited<ReturnType<typeof bankListAllowEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListAllowEntries<TData = Awaited<ReturnType<typeof bankListAllowEntries>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListAllowEntries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListAllowEntries>>,
          TError,
          Awaited<ReturnType<typeof bankListAllowEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListAllowEntries<TData = Awaited<ReturnType<typeof bankListAllowEntries>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListAllowEntries>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the entries of the allow list
 */

export function useBankListAllowEntries<TData = Awaited<ReturnType<typeof bankListAllowEntries>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListAllowEntries>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListAllowEntriesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankListAllowEntriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankListAllowEntries>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListAllowEntries>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListAllowEntriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListAllowEntries>>> = ({ signal }) => bankListAllowEntries(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListAllowEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListAllowEntriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankListAllowEntries>>>
export type BankListAllowEntriesSuspenseQueryError = Problem | SessionProblem


export function useBankListAllowEntriesSuspense<TData = Awaited<ReturnType<typeof bankListAllowEntries>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListAllowEntries>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListAllowEntriesSuspense<TData = Awaited<ReturnType<typeof bankListAllowEntries>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListAllowEntries>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListAllowEntriesSuspense<TData = Awaited<ReturnType<typeof bankListAllowEntries>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListAllowEntries>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the entries of the allow list
 */

export function useBankListAllowEntriesSuspense<TData = Awaited<ReturnType<typeof bankListAllowEntries>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListAllowEntries>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListAllowEntriesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Add an entry to the allow list
 */
export const bankCreateAllowEntry = (
    allowEntryRequest: AllowEntryRequest,
    headers: BankCreateAllowEntryHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AllowEntry>(
      {url: `/bank/registration-allow`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: allowEntryRequest, signal
    },
      { operation: 'bankCreateAllowEntry',  ...options});
    }




export const getBankCreateAllowEntryMutationKey = () => ['bankCreateAllowEntry'] as const;

export const getBankCreateAllowEntryMutationOptions = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCreateAllowEntry>>, TError,BankCreateAllowEntryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankCreateAllowEntry>>, TError,BankCreateAllowEntryMutationVariables, TContext> => {

const mutationKey = getBankCreateAllowEntryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankCreateAllowEntry>>, BankCreateAllowEntryMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  bankCreateAllowEntry(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankCreateAllowEntryMutationResult = NonNullable<Awaited<ReturnType<typeof bankCreateAllowEntry>>>
    export type BankCreateAllowEntryMutationBody = AllowEntryRequest
    export type BankCreateAllowEntryMutationError = Problem | SessionProblem
    export type BankCreateAllowEntryMutationVariables = {data: AllowEntryRequest;headers: BankCreateAllowEntryHeaders}

    /**
 * @summary Add an entry to the allow list
 */
export const useBankCreateAllowEntry = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCreateAllowEntry>>, TError,BankCreateAllowEntryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankCreateAllowEntry>>,
        TError,
        BankCreateAllowEntryMutationVariables,
        TContext
      > => {
      return useMutation(getBankCreateAllowEntryMutationOptions(options), queryClient);
    }
    /**
 * @summary Read an entry of the allow list
 */
export const bankGetAllowEntry = (
    id: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<AllowEntry>(
      {url: `/bank/registration-allow/${id}`, method: 'GET', signal
    },
      { operation: 'bankGetAllowEntry',  ...options});
    }




export const getBankGetAllowEntryQueryKey = (id: Id,) => {
    return [
    'bank','registration-allow',id
    ] as const;
    }


export const getBankGetAllowEntryQueryOptions = <TData = Awaited<ReturnType<typeof bankGetAllowEntry>>, TError = Problem | SessionProblem>(id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetAllowEntry>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetAllowEntryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetAllowEntry>>> = ({ signal }) => bankGetAllowEntry(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankGetAllowEntry>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetAllowEntryQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetAllowEntry>>>
export type BankGetAllowEntryQueryError = Problem | SessionProblem


export function useBankGetAllowEntry<TData = Awaited<ReturnType<typeof bankGetAllowEntry>>, TError = Problem | SessionProblem>(
 id: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetAllowEntry>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetAllowEntry>>,
          TError,
          Awaited<ReturnType<typeof bankGetAllowEntry>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetAllowEntry<TData = Awaited<ReturnType<typeof bankGetAllowEntry>>, TError = Problem | SessionProblem>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetAllowEntry>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetAllowEntry>>,
          TError,
          Awaited<ReturnType<typeof bankGetAllowEntry>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetAllowEntry<TData = Awaited<ReturnType<typeof bankGetAllowEntry>>, TError = Problem | SessionProblem>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetAllowEntry>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an entry of the allow list
 */

export function useBankGetAllowEntry<TData = Awaited<ReturnType<typeof bankGetAllowEntry>>, TError = Problem | SessionProblem>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetAllowEntry>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetAllowEntryQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankGetAllowEntrySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankGetAllowEntry>>, TError = Problem | SessionProblem>(id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetAllowEntry>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetAllowEntryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetAllowEntry>>> = ({ signal }) => bankGetAllowEntry(id, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetAllowEntry>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetAllowEntrySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetAllowEntry>>>
export type BankGetAllowEntrySuspenseQueryError = Problem | SessionProblem


export function useBankGetAllowEntrySuspense<TData = Awaited<ReturnType<typeof bankGetAllowEntry>>, TError = Problem | SessionProblem>(
 id: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetAllowEntry>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetAllowEntrySuspense<TData = Awaited<ReturnType<typeof bankGetAllowEntry>>, TError = Problem | SessionProblem>(
 id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetAllowEntry>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetAllowEntrySuspense<TData = Awaited<ReturnType<typeof bankGetAllowEntry>>, TError = Problem | SessionProblem>(
 id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetAllowEntry>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an entry of the allow list
 */

export function useBankGetAllowEntrySuspense<TData = Awaited<ReturnType<typeof bankGetAllowEntry>>, TError = Problem | SessionProblem>(
 id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetAllowEntry>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetAllowEntrySuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change an entry of the allow list
 */
export const bankUpdateAllowEntry = (
    id: Id,
    allowEntryRequest: AllowEntryRequest,
    headers: BankUpdateAllowEntryHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/registration-allow/${id}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: allowEntryRequest, signal
    },
      { operation: 'bankUpdateAllowEntry',  ...options});
    }




export const getBankUpdateAllowEntryMutationKey = () => ['bankUpdateAllowEntry'] as const;

export const getBankUpdateAllowEntryMutationOptions = <TError = Problem | SessionProblem | AllowEntryChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUpdateAllowEntry>>, TError,BankUpdateAllowEntryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankUpdateAllowEntry>>, TError,BankUpdateAllowEntryMutationVariables, TContext> => {

const mutationKey = getBankUpdateAllowEntryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankUpdateAllowEntry>>, BankUpdateAllowEntryMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  bankUpdateAllowEntry(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankUpdateAllowEntryMutationResult = NonNullable<Awaited<ReturnType<typeof bankUpdateAllowEntry>>>
    export type BankUpdateAllowEntryMutationBody = AllowEntryRequest
    export type BankUpdateAllowEntryMutationError = Problem | SessionProblem | AllowEntryChangedProblem
    export type BankUpdateAllowEntryMutationVariables = {id: Id;data: AllowEntryRequest;headers: BankUpdateAllowEntryHeaders}

    /**
 * @summary Change an entry of the allow list
 */
export const useBankUpdateAllowEntry = <TError = Problem | SessionProblem | AllowEntryChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUpdateAllowEntry>>, TError,BankUpdateAllowEntryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankUpdateAllowEntry>>,
        TError,
        BankUpdateAllowEntryMutationVariables,
        TContext
      > => {
      return useMutation(getBankUpdateAllowEntryMutationOptions(options), queryClient);
    }
    /**
 * @summary Delete an entry of the allow list
 */
export const bankDeleteAllowEntry = (
    id: Id,
    headers: BankDeleteAllowEntryHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/registration-allow/${id}`, method: 'DELETE',
      headers, signal
    },
      { operation: 'bankDeleteAllowEntry',  ...options});
    }




export const getBankDeleteAllowEntryMutationKey = () => ['bankDeleteAllowEntry'] as const;

export const getBankDeleteAllowEntryMutationOptions = <TError = Problem | SessionProblem | AllowEntryChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankDeleteAllowEntry>>, TError,BankDeleteAllowEntryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankDeleteAllowEntry>>, TError,BankDeleteAllowEntryMutationVariables, TContext> => {

const mutationKey = getBankDeleteAllowEntryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankDeleteAllowEntry>>, BankDeleteAllowEntryMutationVariables> = (props) => {
          const {id,headers} = props ?? {};

          return  bankDeleteAllowEntry(id,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankDeleteAllowEntryMutationResult = NonNullable<Awaited<ReturnType<typeof bankDeleteAllowEntry>>>

    export type BankDeleteAllowEntryMutationError = Problem | SessionProblem | AllowEntryChangedProblem
    export type BankDeleteAllowEntryMutationVariables = {id: Id;headers: BankDeleteAllowEntryHeaders}

    /**
 * @summary Delete an entry of the allow list
 */
export const useBankDeleteAllowEntry = <TError = Problem | SessionProblem | AllowEntryChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankDeleteAllowEntry>>, TError,BankDeleteAllowEntryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankDeleteAllowEntry>>,
        TError,
        BankDeleteAllowEntryMutationVariables,
        TContext
      > => {
      return useMutation(getBankDeleteAllowEntryMutationOptions(options), queryClient);
    }
    /**
 * @summary List the entries of the deny list
 */
export const bankListDenyEntries = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DenyEntryList>(
      {url: `/bank/registration-deny`, method: 'GET', signal
    },
      { operation: 'bankListDenyEntries',  ...options});
    }




export const getBankListDenyEntriesQueryKey = () => {
    return [
    'bank','registration-deny'
    ] as const;
    }


export const getBankListDenyEntriesQueryOptions = <TData = Awaited<ReturnType<typeof bankListDenyEntries>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListDenyEntries>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListDenyEntriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListDenyEntries>>> = ({ signal }) => bankListDenyEntries(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankListDenyEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListDenyEntriesQueryResult = NonNullable<Awaited<ReturnType<typeof bankListDenyEntries>>>
export type BankListDenyEntriesQueryError = Problem | SessionProblem


export function useBankListDenyEntries<TData = Awaited<ReturnType<typeof bankListDenyEntries>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListDenyEntries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListDenyEntries>>,
          TError,
          Awaited<ReturnType<typeof bankListDenyEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListDenyEntries<TData = Awaited<ReturnType<typeof bankListDenyEntries>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListDenyEntries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListDenyEntries>>,
          TError,
          Awaited<ReturnType<typeof bankListDenyEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListDenyEntries<TData = Awaited<ReturnType<typeof bankListDenyEntries>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListDenyEntries>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the entries of the deny list
 */

export function useBankListDenyEntries<TData = Awaited<ReturnType<typeof bankListDenyEntries>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListDenyEntries>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListDenyEntriesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankListDenyEntriesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankListDenyEntries>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListDenyEntries>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListDenyEntriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListDenyEntries>>> = ({ signal }) => bankListDenyEntries(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListDenyEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListDenyEntriesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankListDenyEntries>>>
export type BankListDenyEntriesSuspenseQueryError = Problem | SessionProblem


export function useBankListDenyEntriesSuspense<TData = Awaited<ReturnType<typeof bankListDenyEntries>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListDenyEntries>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListDenyEntriesSuspense<TData = Awaited<ReturnType<typeof bankListDenyEntries>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListDenyEntries>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListDenyEntriesSuspense<TData = Awaited<ReturnType<typeof bankListDenyEntries>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListDenyEntries>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the entries of the deny list
 */

export function useBankListDenyEntriesSuspense<TData = Awaited<ReturnType<typeof bankListDenyEntries>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListDenyEntries>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListDenyEntriesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Add an entry to the deny list
 */
export const bankCreateDenyEntry = (
    denyEntryRequest: DenyEntryRequest,
    headers: BankCreateDenyEntryHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DenyEntry>(
      {url: `/bank/registration-deny`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: denyEntryRequest, signal
    },
      { operation: 'bankCreateDenyEntry',  ...options});
    }




export const getBankCreateDenyEntryMutationKey = () => ['bankCreateDenyEntry'] as const;

export const getBankCreateDenyEntryMutationOptions = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCreateDenyEntry>>, TError,BankCreateDenyEntryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankCreateDenyEntry>>, TError,BankCreateDenyEntryMutationVariables, TContext> => {

const mutationKey = getBankCreateDenyEntryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankCreateDenyEntry>>, BankCreateDenyEntryMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  bankCreateDenyEntry(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankCreateDenyEntryMutationResult = NonNullable<Awaited<ReturnType<typeof bankCreateDenyEntry>>>
    export type BankCreateDenyEntryMutationBody = DenyEntryRequest
    export type BankCreateDenyEntryMutationError = Problem | SessionProblem
    export type BankCreateDenyEntryMutationVariables = {data: DenyEntryRequest;headers: BankCreateDenyEntryHeaders}

    /**
 * @summary Add an entry to the deny list
 */
export const useBankCreateDenyEntry = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCreateDenyEntry>>, TError,BankCreateDenyEntryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankCreateDenyEntry>>,
        TError,
        BankCreateDenyEntryMutationVariables,
        TContext
      > => {
      return useMutation(getBankCreateDenyEntryMutationOptions(options), queryClient);
    }
    /**
 * @summary Read an entry of the deny list
 */
export const bankGetDenyEntry = (
    id: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<DenyEntry>(
      {url: `/bank/registration-deny/${id}`, method: 'GET', signal
    },
      { operation: 'bankGetDenyEntry',  ...options});
    }




export const getBankGetDenyEntryQueryKey = (id: Id,) => {
    return [
    'bank','registration-deny',id
    ] as const;
    }


export const getBankGetDenyEntryQueryOptions = <TData = Awaited<ReturnType<typeof bankGetDenyEntry>>, TError = Problem | SessionProblem>(id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetDenyEntry>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetDenyEntryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetDenyEntry>>> = ({ signal }) => bankGetDenyEntry(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankGetDenyEntry>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetDenyEntryQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetDenyEntry>>>
export type BankGetDenyEntryQueryError = Problem | SessionProblem


export function useBankGetDenyEntry<TData = Awaited<ReturnType<typeof bankGetDenyEntry>>, TError = Problem | SessionProblem>(
 id: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetDenyEntry>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetDenyEntry>>,
          TError,
          Awaited<ReturnType<typeof bankGetDenyEntry>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetDenyEntry<TData = Awaited<ReturnType<typeof bankGetDenyEntry>>, TError = Problem | SessionProblem>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetDenyEntry>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetDenyEntry>>,
          TError,
          Awaited<ReturnType<typeof bankGetDenyEntry>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetDenyEntry<TData = Awaited<ReturnType<typeof bankGetDenyEntry>>, TError = Problem | SessionProblem>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetDenyEntry>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an entry of the deny list
 */

export function useBankGetDenyEntry<TData = Awaited<ReturnType<typeof bankGetDenyEntry>>, TError = Problem | SessionProblem>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetDenyEntry>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetDenyEntryQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankGetDenyEntrySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankGetDenyEntry>>, TError = Problem | SessionProblem>(id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetDenyEntry>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetDenyEntryQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetDenyEntry>>> = ({ signal }) => bankGetDenyEntry(id, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetDenyEntry>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetDenyEntrySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetDenyEntry>>>
export type BankGetDenyEntrySuspenseQueryError = Problem | SessionProblem


export function useBankGetDenyEntrySuspense<TData = Awaited<ReturnType<typeof bankGetDenyEntry>>, TError = Problem | SessionProblem>(
 id: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetDenyEntry>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetDenyEntrySuspense<TData = Awaited<ReturnType<typeof bankGetDenyEntry>>, TError = Problem | SessionProblem>(
 id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetDenyEntry>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetDenyEntrySuspense<TData = Awaited<ReturnType<typeof bankGetDenyEntry>>, TError = Problem | SessionProblem>(
 id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetDenyEntry>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an entry of the deny list
 */

export function useBankGetDenyEntrySuspense<TData = Awaited<ReturnType<typeof bankGetDenyEntry>>, TError = Problem | SessionProblem>(
 id: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetDenyEntry>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetDenyEntrySuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change an entry of the deny list
 */
export const bankUpdateDenyEntry = (
    id: Id,
    denyEntryRequest: DenyEntryRequest,
    headers: BankUpdateDenyEntryHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/registration-deny/${id}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: denyEntryRequest, signal
    },
      { operation: 'bankUpdateDenyEntry',  ...options});
    }




export const getBankUpdateDenyEntryMutationKey = () => ['bankUpdateDenyEntry'] as const;

export const getBankUpdateDenyEntryMutationOptions = <TError = Problem | SessionProblem | DenyEntryChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUpdateDenyEntry>>, TError,BankUpdateDenyEntryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankUpdateDenyEntry>>, TError,BankUpdateDenyEntryMutationVariables, TContext> => {

const mutationKey = getBankUpdateDenyEntryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankUpdateDenyEntry>>, BankUpdateDenyEntryMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  bankUpdateDenyEntry(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankUpdateDenyEntryMutationResult = NonNullable<Awaited<ReturnType<typeof bankUpdateDenyEntry>>>
    export type BankUpdateDenyEntryMutationBody = DenyEntryRequest
    export type BankUpdateDenyEntryMutationError = Problem | SessionProblem | DenyEntryChangedProblem
    export type BankUpdateDenyEntryMutationVariables = {id: Id;data: DenyEntryRequest;headers: BankUpdateDenyEntryHeaders}

    /**
 * @summary Change an entry of the deny list
 */
export const useBankUpdateDenyEntry = <TError = Problem | SessionProblem | DenyEntryChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUpdateDenyEntry>>, TError,BankUpdateDenyEntryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankUpdateDenyEntry>>,
        TError,
        BankUpdateDenyEntryMutationVariables,
        TContext
      > => {
      return useMutation(getBankUpdateDenyEntryMutationOptions(options), queryClient);
    }
    /**
 * @summary Delete an entry of the deny list
 */
export const bankDeleteDenyEntry = (
    id: Id,
    headers: BankDeleteDenyEntryHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/registration-deny/${id}`, method: 'DELETE',
      headers, signal
    },
      { operation: 'bankDeleteDenyEntry',  ...options});
    }




export const getBankDeleteDenyEntryMutationKey = () => ['bankDeleteDenyEntry'] as const;

export const getBankDeleteDenyEntryMutationOptions = <TError = Problem | SessionProblem | DenyEntryChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankDeleteDenyEntry>>, TError,BankDeleteDenyEntryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankDeleteDenyEntry>>, TError,BankDeleteDenyEntryMutationVariables, TContext> => {

const mutationKey = getBankDeleteDenyEntryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankDeleteDenyEntry>>, BankDeleteDenyEntryMutationVariables> = (props) => {
          const {id,headers} = props ?? {};

          return  bankDeleteDenyEntry(id,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankDeleteDenyEntryMutationResult = NonNullable<Awaited<ReturnType<typeof bankDeleteDenyEntry>>>

    export type BankDeleteDenyEntryMutationError = Problem | SessionProblem | DenyEntryChangedProblem
    export type BankDeleteDenyEntryMutationVariables = {id: Id;headers: BankDeleteDenyEntryHeaders}

    /**
 * @summary Delete an entry of the deny list
 */
export const useBankDeleteDenyEntry = <TError = Problem | SessionProblem | DenyEntryChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankDeleteDenyEntry>>, TError,BankDeleteDenyEntryMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankDeleteDenyEntry>>,
        TError,
        BankDeleteDenyEntryMutationVariables,
        TContext
      > => {
      return useMutation(getBankDeleteDenyEntryMutationOptions(options), queryClient);
    }
