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
  BankChangeCallNumberHeaders
} from '../../model/bank-change-call-number-headers.ts';

import type {
  CustomerCallNumberChangedProblem
} from '../../model/customer-call-number-changed-problem.ts';

import type {
  CustomerCallNumber
} from '../../model/customer-call-number.ts';

import type {
  Id
} from '../../model/id.ts';

import type {
  Problem
} from '../../model/problem.ts';

import type {
  ReplaceCallNumberRequest
} from '../../model/replace-call-number-request.ts';

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
 * @summary Read the call number of a private customer
 */
export const bankGetCallNumber = (
    customerId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CustomerCallNumber>(
      {url: `/bank/private/${customerId}/call-number`, method: 'GET', signal
    },
      { operation: 'bankGetCallNumber',  ...options});
    }




export const getBankGetCallNumberQueryKey = (customerId: Id,) => {
    return [
    'bank','private',customerId,'call-number'
    ] as const;
    }


export const getBankGetCallNumberQueryOptions = <TData = Awaited<ReturnType<typeof bankGetCallNumber>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetCallNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetCallNumberQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetCallNumber>>> = ({ signal }) => bankGetCallNumber(customerId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankGetCallNumber>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetCallNumberQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetCallNumber>>>
export type BankGetCallNumberQueryError = Problem | SessionProblem


export function useBankGetCallNumber<TData = Awaited<ReturnType<typeof bankGetCallNumber>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetCallNumber>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetCallNumber>>,
          TError,
          Awaited<ReturnType<typeof bankGetCallNumber>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetCallNumber<TData = Awaited<ReturnType<typeof bankGetCallNumber>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetCallNumber>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetCallNumber>>,
          TError,
          Awaited<ReturnType<typeof bankGetCallNumber>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetCallNumber<TData = Awaited<ReturnType<typeof bankGetCallNumber>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetCallNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the call number of a private customer
 */

export function useBankGetCallNumber<TData = Awaited<ReturnType<typeof bankGetCallNumber>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetCallNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetCallNumberQueryOptions(customerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankGetCallNumberSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankGetCallNumber>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetCallNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetCallNumberQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetCallNumber>>> = ({ signal }) => bankGetCallNumber(customerId, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetCallNumber>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetCallNumberSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetCallNumber>>>
export type BankGetCallNumberSuspenseQueryError = Problem | SessionProblem


export function useBankGetCallNumberSuspense<TData = Awaited<ReturnType<typeof bankGetCallNumber>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetCallNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetCallNumberSuspense<TData = Awaited<ReturnType<typeof bankGetCallNumber>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetCallNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetCallNumberSuspense<TData = Awaited<ReturnType<typeof bankGetCallNumber>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetCallNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the call number of a private customer
 */

export function useBankGetCallNumberSuspense<TData = Awaited<ReturnType<typeof bankGetCallNumber>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetCallNumber>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetCallNumberSuspenseQueryOptions(customerId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Bank employees need no code; only a customer has to show that the new number is theirs.
 * @summary Change the call number of a private customer
 */
export const bankChangeCallNumber = (
    customerId: Id,
    replaceCallNumberRequest: ReplaceCallNumberRequest,
    headers: BankChangeCallNumberHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/private/${customerId}/call-number`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: replaceCallNumberRequest, signal
    },
      { operation: 'bankChangeCallNumber',  ...options});
    }




export const getBankChangeCallNumberMutationKey = () => ['bankChangeCallNumber'] as const;

export const getBankChangeCallNumberMutationOptions = <TError = Problem | SessionProblem | CustomerCallNumberChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankChangeCallNumber>>, TError,BankChangeCallNumberMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankChangeCallNumber>>, TError,BankChangeCallNumberMutationVariables, TContext> => {

const mutationKey = getBankChangeCallNumberMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankChangeCallNumber>>, BankChangeCallNumberMutationVariables> = (props) => {
          const {customerId,data,headers} = props ?? {};

          return  bankChangeCallNumber(customerId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankChangeCallNumberMutationResult = NonNullable<Awaited<ReturnType<typeof bankChangeCallNumber>>>
    export type BankChangeCallNumberMutationBody = ReplaceCallNumberRequest
    export type BankChangeCallNumberMutationError = Problem | SessionProblem | CustomerCallNumberChangedProblem
    export type BankChangeCallNumberMutationVariables = {customerId: Id;data: ReplaceCallNumberRequest;headers: BankChangeCallNumberHeaders}

    /**
 * @summary Change the call number of a private customer
 */
export const useBankChangeCallNumber = <TError = Problem | SessionProblem | CustomerCallNumberChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankChangeCallNumber>>, TError,BankChangeCallNumberMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankChangeCallNumber>>,
        TError,
        BankChangeCallNumberMutationVariables,
        TContext
      > => {
      return useMutation(getBankChangeCallNumberMutationOptions(options), queryClient);
    }
