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
  BankCancelPrivateTerminationHeaders
} from '../../model/bank-cancel-private-termination-headers.ts';

import type {
  BankDeletePrivateCustomerHeaders
} from '../../model/bank-delete-private-customer-headers.ts';

import type {
  BankListPrivateCustomersParams
} from '../../model/bank-list-private-customers-params.ts';

import type {
  BankTerminatePrivateCustomerHeaders
} from '../../model/bank-terminate-private-customer-headers.ts';

import type {
  BankUpdatePrivateLocksHeaders
} from '../../model/bank-update-private-locks-headers.ts';

import type {
  BpNumber
} from '../../model/bp-number.ts';

import type {
  CancelTerminationRequest
} from '../../model/cancel-termination-request.ts';

import type {
  Id
} from '../../model/id.ts';

import type {
  LocksChangedProblem
} from '../../model/locks-changed-problem.ts';

import type {
  Locks
} from '../../model/locks.ts';

import type {
  PrivateCustomerChangedProblem
} from '../../model/private-customer-changed-problem.ts';

import type {
  PrivateCustomerList
} from '../../model/private-customer-list.ts';

import type {
  PrivateCustomer
} from '../../model/private-customer.ts';

import type {
  Problem
} from '../../model/problem.ts';

import type {
  SessionProblem
} from '../../model/session-problem.ts';

import type {
  TerminatePrivateRequest
} from '../../model/terminate-private-request.ts';

import type {
  UpdateLocksRequest
} from '../../model/update-locks-request.ts';

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
 * @summary List the private customers
 */
export const bankListPrivateCustomers = (
    params?: BankListPrivateCustomersParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PrivateCustomerList>(
      {url: `/bank/private/customers`, method: 'GET',
        params, signal
    },
      { operation: 'bankListPrivateCustomers',  ...options});
    }




export const getBankListPrivateCustomersQueryKey = (params?: BankListPrivateCustomersParams,) => {
    return [
    'bank','private','customers', ...(params ? [params] : [])
    ] as const;
    }


export const getBankListPrivateCustomersQueryOptions = <TData = Awaited<ReturnType<typeof bankListPrivateCustomers>>, TError = Problem | SessionProblem>(params: EveryParameter<BankListPrivateCustomersParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListPrivateCustomers>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListPrivateCustomersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListPrivateCustomers>>> = ({ signal }) => bankListPrivateCustomers(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankListPrivateCustomers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListPrivateCustomersQueryResult = NonNullable<Awaited<ReturnType<typeof bankListPrivateCustomers>>>
export type BankListPrivateCustomersQueryError = Problem | SessionProblem


export function useBankListPrivateCustomers<TData = Awaited<ReturnType<typeof bankListPrivateCustomers>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankListPrivateCustomersParams>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListPrivateCustomers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListPrivateCustomers>>,
          TError,
          Awaited<ReturnType<typeof bankListPrivateCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListPrivateCustomers<TData = Awaited<ReturnType<typeof bankListPrivateCustomers>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankListPrivateCustomersParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListPrivateCustomers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListPrivateCustomers>>,
          TError,
          Awaited<ReturnType<typeof bankListPrivateCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListPrivateCustomers<TData = Awaited<ReturnType<typeof bankListPrivateCustomers>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankListPrivateCustomersParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListPrivateCustomers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the private customers
 */

export function useBankListPrivateCustomers<TData = Awaited<ReturnType<typeof bankListPrivateCustomers>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankListPrivateCustomersParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListPrivateCustomers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListPrivateCustomersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankListPrivateCustomersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankListPrivateCustomers>>, TError = Problem | SessionProblem>(params: EveryParameter<BankListPrivateCustomersParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListPrivateCustomers>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListPrivateCustomersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListPrivateCustomers>>> = ({ signal }) => bankListPrivateCustomers(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListPrivateCustomers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListPrivateCustomersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankListPrivateCustomers>>>
export type BankListPrivateCustomersSuspenseQueryError = Problem | SessionProblem


export function useBankListPrivateCustomersSuspense<TData = Awaited<ReturnType<typeof bankListPrivateCustomers>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankListPrivateCustomersParams>, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListPrivateCustomers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListPrivateCustomersSuspense<TData = Awaited<ReturnType<typeof bankListPrivateCustomers>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankListPrivateCustomersParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListPrivateCustomers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListPrivateCustomersSuspense<TData = Awaited<ReturnType<typeof bankListPrivateCustomers>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankListPrivateCustomersParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListPrivateCustomers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the private customers
 */

export function useBankListPrivateCustomersSuspense<TData = Awaited<ReturnType<typeof bankListPrivateCustomers>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankListPrivateCustomersParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListPrivateCustomers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListPrivateCustomersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Its id is the customerId of all further calls.
 * @summary Read a private customer by customer number
 */
export const bankGetPrivateCustomer = (
    bpNumber: BpNumber,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PrivateCustomer>(
      {url: `/bank/private/customers/${bpNumber}`, method: 'GET', signal
    },
      { operation: 'bankGetPrivateCustomer',  ...options});
    }




export const getBankGetPrivateCustomerQueryKey = (bpNumber: BpNumber,) => {
    return [
    'bank','private','customers',bpNumber
    ] as const;
    }


export const getBankGetPrivateCustomerQueryOptions = <TData = Awaited<ReturnType<typeof bankGetPrivateCustomer>>, TError = Problem | SessionProblem>(bpNumber: BpNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetPrivateCustomer>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetPrivateCustomerQueryKey(bpNumber);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetPrivateCustomer>>> = ({ signal }) => bankGetPrivateCustomer(bpNumber, requestOptions, signal);





   return  { queryKey, queryFn, enabled: bpNumber !== null && bpNumber !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankGetPrivateCustomer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetPrivateCustomerQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetPrivateCustomer>>>
export type BankGetPrivateCustomerQueryError = Problem | SessionProblem


export function useBankGetPrivateCustomer<TData = Awaited<ReturnType<typeof bankGetPrivateCustomer>>, TError = Problem | SessionProblem>(
 bpNumber: BpNumber, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetPrivateCustomer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetPrivateCustomer>>,
          TError,
          Awaited<ReturnType<typeof bankGetPrivateCustomer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetPrivateCustomer<TData = Awaited<ReturnType<typeof bankGetPrivateCustomer>>, TError = Problem | SessionProblem>(
 bpNumber: BpNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetPrivateCustomer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetPrivateCustomer>>,
          TError,
          Awaited<ReturnType<typeof bankGetPrivateCustomer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetPrivateCustomer<TData = Awaited<ReturnType<typeof bankGetPrivateCustomer>>, TError = Problem | SessionProblem>(
 bpNumber: BpNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetPrivateCustomer>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a private customer by customer number
 */

export function useBankGetPrivateCustomer<TData = Awaited<ReturnType<typeof bankGetPrivateCustomer>>, TError = Problem | SessionProblem>(
 bpNumber: BpNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetPrivateCustomer>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetPrivateCustomerQueryOptions(bpNumber,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankGetPrivateCustomerSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankGetPrivateCustomer>>, TError = Problem | SessionProblem>(bpNumber: BpNumber, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetPrivateCustomer>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetPrivateCustomerQueryKey(bpNumber);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetPrivateCustomer>>> = ({ signal }) => bankGetPrivateCustomer(bpNumber, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetPrivateCustomer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetPrivateCustomerSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetPrivateCustomer>>>
export type BankGetPrivateCustomerSuspenseQueryError = Problem | SessionProblem


export function useBankGetPrivateCustomerSuspense<TData = Awaited<ReturnType<typeof bankGetPrivateCustomer>>, TError = Problem | SessionProblem>(
 bpNumber: BpNumber, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetPrivateCustomer>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetPrivateCustomerSuspense<TData = Awaited<ReturnType<typeof bankGetPrivateCustomer>>, TError = Problem | SessionProblem>(
 bpNumber: BpNumber, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetPrivateCustomer>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetPrivateCustomerSuspense<TData = Awaited<ReturnType<typeof bankGetPrivateCustomer>>, TError = Problem | SessionProblem>(
 bpNumber: BpNumber, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetPrivateCustomer>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a private customer by customer number
 */

export function useBankGetPrivateCustomerSuspense<TData = Awaited<ReturnType<typeof bankGetPrivateCustomer>>, TError = Problem | SessionProblem>(
 bpNumber: BpNumber, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetPrivateCustomer>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetPrivateCustomerSuspenseQueryOptions(bpNumber,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Only a DELETE_ADMINISTRATOR may do this.
 * @summary Delete a private customer for good
 */
export const bankDeletePrivateCustomer = (
    customerId: Id,
    headers: BankDeletePrivateCustomerHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/private/${customerId}/deletion`, method: 'DELETE',
      headers, signal
    },
      { operation: 'bankDeletePrivateCustomer',  ...options});
    }




export const getBankDeletePrivateCustomerMutationKey = () => ['bankDeletePrivateCustomer'] as const;

export const getBankDeletePrivateCustomerMutationOptions = <TError = Problem | SessionProblem | PrivateCustomerChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankDeletePrivateCustomer>>, TError,BankDeletePrivateCustomerMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankDeletePrivateCustomer>>, TError,BankDeletePrivateCustomerMutationVariables, TContext> => {

const mutationKey = getBankDeletePrivateCustomerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankDeletePrivateCustomer>>, BankDeletePrivateCustomerMutationVariables> = (props) => {
          const {customerId,headers} = props ?? {};

          return  bankDeletePrivateCustomer(customerId,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankDeletePrivateCustomerMutationResult = NonNullable<Awaited<ReturnType<typeof bankDeletePrivateCustomer>>>

    export type BankDeletePrivateCustomerMutationError = Problem | SessionProblem | PrivateCustomerChangedProblem
    export type BankDeletePrivateCustomerMutationVariables = {customerId: Id;headers: BankDeletePrivateCustomerHeaders}

    /**
 * @summary Delete a private customer for good
 */
export const useBankDeletePrivateCustomer = <TError = Problem | SessionProblem | PrivateCustomerChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankDeletePrivateCustomer>>, TError,BankDeletePrivateCustomerMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankDeletePrivateCustomer>>,
        TError,
        BankDeletePrivateCustomerMutationVariables,
        TContext
      > => {
      return useMutation(getBankDeletePrivateCustomerMutationOptions(options), queryClient);
    }
    /**
 * @summary Read the locks of a private customer
 */
export const bankGetPrivateLocks = (
    customerId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Locks>(
      {url: `/bank/private/${customerId}/locks`, method: 'GET', signal
    },
      { operation: 'bankGetPrivateLocks',  ...options});
    }




export const getBankGetPrivateLocksQueryKey = (customerId: Id,) => {
    return [
    'bank','private',customerId,'locks'
    ] as const;
    }


export const getBankGetPrivateLocksQueryOptions = <TData = Awaited<ReturnType<typeof bankGetPrivateLocks>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetPrivateLocks>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetPrivateLocksQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetPrivateLocks>>> = ({ signal }) => bankGetPrivateLocks(customerId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankGetPrivateLocks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetPrivateLocksQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetPrivateLocks>>>
export type BankGetPrivateLocksQueryError = Problem | SessionProblem


export function useBankGetPrivateLocks<TData = Awaited<ReturnType<typeof bankGetPrivateLocks>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetPrivateLocks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetPrivateLocks>>,
          TError,
          Awaited<ReturnType<typeof bankGetPrivateLocks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetPrivateLocks<TData = Awaited<ReturnType<typeof bankGetPrivateLocks>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetPrivateLocks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetPrivateLocks>>,
          TError,
          Awaited<ReturnType<typeof bankGetPrivateLocks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetPrivateLocks<TData = Awaited<ReturnType<typeof bankGetPrivateLocks>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetPrivateLocks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the locks of a private customer
 */

export function useBankGetPrivateLocks<TData = Awaited<ReturnType<typeof bankGetPrivateLocks>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetPrivateLocks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetPrivateLocksQueryOptions(customerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankGetPrivateLocksSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankGetPrivateLocks>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetPrivateLocks>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetPrivateLocksQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetPrivateLocks>>> = ({ signal }) => bankGetPrivateLocks(customerId, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetPrivateLocks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetPrivateLocksSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetPrivateLocks>>>
export type BankGetPrivateLocksSuspenseQueryError = Problem | SessionProblem


export function useBankGetPrivateLocksSuspense<TData = Awaited<ReturnType<typeof bankGetPrivateLocks>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetPrivateLocks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetPrivateLocksSuspense<TData = Awaited<ReturnType<typeof bankGetPrivateLocks>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetPrivateLocks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetPrivateLocksSuspense<TData = Awaited<ReturnType<typeof bankGetPrivateLocks>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetPrivateLocks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the locks of a private customer
 */

export function useBankGetPrivateLocksSuspense<TData = Awaited<ReturnType<typeof bankGetPrivateLocks>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetPrivateLocks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetPrivateLocksSuspenseQueryOptions(customerId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Only the locks that change are sent; the others keep their state.
 * @summary Change the locks of a private customer
 */
export const bankUpdatePrivateLocks = (
    customerId: Id,
    updateLocksRequest: UpdateLocksRequest,
    headers: BankUpdatePrivateLocksHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/private/${customerId}/locks`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: updateLocksRequest, signal
    },
      { operation: 'bankUpdatePrivateLocks',  ...options});
    }




export const getBankUpdatePrivateLocksMutationKey = () => ['bankUpdatePrivateLocks'] as const;

export const getBankUpdatePrivateLocksMutationOptions = <TError = Problem | SessionProblem | LocksChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUpdatePrivateLocks>>, TError,BankUpdatePrivateLocksMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankUpdatePrivateLocks>>, TError,BankUpdatePrivateLocksMutationVariables, TContext> => {

const mutationKey = getBankUpdatePrivateLocksMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankUpdatePrivateLocks>>, BankUpdatePrivateLocksMutationVariables> = (props) => {
          const {customerId,data,headers} = props ?? {};

          return  bankUpdatePrivateLocks(customerId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankUpdatePrivateLocksMutationResult = NonNullable<Awaited<ReturnType<typeof bankUpdatePrivateLocks>>>
    export type BankUpdatePrivateLocksMutationBody = UpdateLocksRequest
    export type BankUpdatePrivateLocksMutationError = Problem | SessionProblem | LocksChangedProblem
    export type BankUpdatePrivateLocksMutationVariables = {customerId: Id;data: UpdateLocksRequest;headers: BankUpdatePrivateLocksHeaders}

    /**
 * @summary Change the locks of a private customer
 */
export const useBankUpdatePrivateLocks = <TError = Problem | SessionProblem | LocksChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUpdatePrivateLocks>>, TError,BankUpdatePrivateLocksMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankUpdatePrivateLocks>>,
        TError,
        BankUpdatePrivateLocksMutationVariables,
        TContext
      > => {
      return useMutation(getBankUpdatePrivateLocksMutationOptions(options), queryClient);
    }
    /**
 * For ACTIVE customers. A day in the future makes the status TERMINATION_PLANNED, today makes it TERMINATED.
 * @summary Terminate a private customer
 */
export const bankTerminatePrivateCustomer = (
    customerId: Id,
    terminatePrivateRequest: TerminatePrivateRequest,
    headers: BankTerminatePrivateCustomerHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/private/${customerId}/terminate`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: terminatePrivateRequest, signal
    },
      { operation: 'bankTerminatePrivateCustomer',  ...options});
    }




export const getBankTerminatePrivateCustomerMutationKey = () => ['bankTerminatePrivateCustomer'] as const;

export const getBankTerminatePrivateCustomerMutationOptions = <TError = Problem | SessionProblem | PrivateCustomerChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankTerminatePrivateCustomer>>, TError,BankTerminatePrivateCustomerMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankTerminatePrivateCustomer>>, TError,BankTerminatePrivateCustomerMutationVariables, TContext> => {

const mutationKey = getBankTerminatePrivateCustomerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankTerminatePrivateCustomer>>, BankTerminatePrivateCustomerMutationVariables> = (props) => {
          const {customerId,data,headers} = props ?? {};

          return  bankTerminatePrivateCustomer(customerId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankTerminatePrivateCustomerMutationResult = NonNullable<Awaited<ReturnType<typeof bankTerminatePrivateCustomer>>>
    export type BankTerminatePrivateCustomerMutationBody = TerminatePrivateRequest
    export type BankTerminatePrivateCustomerMutationError = Problem | SessionProblem | PrivateCustomerChangedProblem
    export type BankTerminatePrivateCustomerMutationVariables = {customerId: Id;data: TerminatePrivateRequest;headers: BankTerminatePrivateCustomerHeaders}

    /**
 * @summary Terminate a private customer
 */
export const useBankTerminatePrivateCustomer = <TError = Problem | SessionProblem | PrivateCustomerChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankTerminatePrivateCustomer>>, TError,BankTerminatePrivateCustomerMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankTerminatePrivateCustomer>>,
        TError,
        BankTerminatePrivateCustomerMutationVariables,
        TContext
      > => {
      return useMutation(getBankTerminatePrivateCustomerMutationOptions(options), queryClient);
    }
    /**
 * For TERMINATION_PLANNED customers; the status is ACTIVE again. This DELETE has a JSON body: it names the customer again and may say why.
 * @summary Cancel the planned termination of a private customer
 */
export const bankCancelPrivateTermination = (
    customerId: Id,
    cancelTerminationRequest: CancelTerminationRequest,
    headers: BankCancelPrivateTerminationHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/private/${customerId}/terminate`, method: 'DELETE',
      headers: {'Content-Type': 'application/json', ...headers},
      data: cancelTerminationRequest, signal
    },
      { operation: 'bankCancelPrivateTermination',  ...options});
    }




export const getBankCancelPrivateTerminationMutationKey = () => ['bankCancelPrivateTermination'] as const;

export const getBankCancelPrivateTerminationMutationOptions = <TError = Problem | SessionProblem | PrivateCustomerChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCancelPrivateTermination>>, TError,BankCancelPrivateTerminationMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankCancelPrivateTermination>>, TError,BankCancelPrivateTerminationMutationVariables, TContext> => {

const mutationKey = getBankCancelPrivateTerminationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankCancelPrivateTermination>>, BankCancelPrivateTerminationMutationVariables> = (props) => {
          const {customerId,data,headers} = props ?? {};

          return  bankCancelPrivateTermination(customerId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankCancelPrivateTerminationMutationResult = NonNullable<Awaited<ReturnType<typeof bankCancelPrivateTermination>>>
    export type BankCancelPrivateTerminationMutationBody = CancelTerminationRequest
    export type BankCancelPrivateTerminationMutationError = Problem | SessionProblem | PrivateCustomerChangedProblem
    export type BankCancelPrivateTerminationMutationVariables = {customerId: Id;data: CancelTerminationRequest;headers: BankCancelPrivateTerminationHeaders}

    /**
 * @summary Cancel the planned termination of a private customer
 */
export const useBankCancelPrivateTermination = <TError = Problem | SessionProblem | PrivateCustomerChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCancelPrivateTermination>>, TError,BankCancelPrivateTerminationMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankCancelPrivateTermination>>,
        TError,
        BankCancelPrivateTerminationMutationVariables,
        TContext
      > => {
      return useMutation(getBankCancelPrivateTerminationMutationOptions(options), queryClient);
    }
