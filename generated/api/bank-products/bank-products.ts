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
  BankChangeProductLimitHeaders
} from '../../model/bank-change-product-limit-headers.ts';

import type {
  BankCreateProductChangeHeaders
} from '../../model/bank-create-product-change-headers.ts';

import type {
  BankRemoveInactivityLockHeaders
} from '../../model/bank-remove-inactivity-lock-headers.ts';

import type {
  ChangePrivateLimitRequest
} from '../../model/change-private-limit-request.ts';

import type {
  Id
} from '../../model/id.ts';

import type {
  InactivityLockChangedProblem
} from '../../model/inactivity-lock-changed-problem.ts';

import type {
  InactivityLock
} from '../../model/inactivity-lock.ts';

import type {
  PendingProductChange
} from '../../model/pending-product-change.ts';

import type {
  Problem
} from '../../model/problem.ts';

import type {
  ProductChangeRequest
} from '../../model/product-change-request.ts';

import type {
  ProductChange
} from '../../model/product-change.ts';

import type {
  ProductLimitChangedProblem
} from '../../model/product-limit-changed-problem.ts';

import type {
  ProductLimit
} from '../../model/product-limit.ts';

import type {
  Product
} from '../../model/product.ts';

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
 * @summary Read the inactivity lock of a private customer
 */
export const bankGetInactivityLock = (
    customerId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<InactivityLock>(
      {url: `/bank/private/${customerId}/inactivity`, method: 'GET', signal
    },
      { operation: 'bankGetInactivityLock',  ...options});
    }




export const getBankGetInactivityLockQueryKey = (customerId: Id,) => {
    return [
    'bank','private',customerId,'inactivity'
    ] as const;
    }


export const getBankGetInactivityLockQueryOptions = <TData = Awaited<ReturnType<typeof bankGetInactivityLock>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetInactivityLock>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetInactivityLockQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetInactivityLock>>> = ({ signal }) => bankGetInactivityLock(customerId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankGetInactivityLock>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetInactivityLockQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetInactivityLock>>>
export type BankGetInactivityLockQueryError = Problem | SessionProblem


export function useBankGetInactivityLock<TData = Awaited<ReturnType<typeof bankGetInactivityLock>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetInactivityLock>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetInactivityLock>>,
          TError,
          Awaited<ReturnType<typeof bankGetInactivityLock>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetInactivityLock<TData = Awaited<ReturnType<typeof bankGetInactivityLock>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetInactivityLock>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetInactivityLock>>,
          TError,
          Awaited<ReturnType<typeof bankGetInactivityLock>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetInactivityLock<TData = Awaited<ReturnType<typeof bankGetInactivityLock>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetInactivityLock>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the inactivity lock of a private customer
 */

export function useBankGetInactivityLock<TData = Awaited<ReturnType<typeof bankGetInactivityLock>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetInactivityLock>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetInactivityLockQueryOptions(customerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankGetInactivityLockSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankGetInactivityLock>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetInactivityLock>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetInactivityLockQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetInactivityLock>>> = ({ signal }) => bankGetInactivityLock(customerId, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetInactivityLock>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetInactivityLockSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetInactivityLock>>>
export type BankGetInactivityLockSuspenseQueryError = Problem | SessionProblem


export function useBankGetInactivityLockSuspense<TData = Awaited<ReturnType<typeof bankGetInactivityLock>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetInactivityLock>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetInactivityLockSuspense<TData = Awaited<ReturnType<typeof bankGetInactivityLock>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetInactivityLock>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetInactivityLockSuspense<TData = Awaited<ReturnType<typeof bankGetInactivityLock>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetInactivityLock>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the inactivity lock of a private customer
 */

export function useBankGetInactivityLockSuspense<TData = Awaited<ReturnType<typeof bankGetInactivityLock>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetInactivityLock>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetInactivityLockSuspenseQueryOptions(customerId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Remove the inactivity lock of a private customer
 */
export const bankRemoveInactivityLock = (
    customerId: Id,
    headers: BankRemoveInactivityLockHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/private/${customerId}/inactivity`, method: 'DELETE',
      headers, signal
    },
      { operation: 'bankRemoveInactivityLock',  ...options});
    }




export const getBankRemoveInactivityLockMutationKey = () => ['bankRemoveInactivityLock'] as const;

export const getBankRemoveInactivityLockMutationOptions = <TError = Problem | SessionProblem | InactivityLockChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankRemoveInactivityLock>>, TError,BankRemoveInactivityLockMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankRemoveInactivityLock>>, TError,BankRemoveInactivityLockMutationVariables, TContext> => {

const mutationKey = getBankRemoveInactivityLockMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankRemoveInactivityLock>>, BankRemoveInactivityLockMutationVariables> = (props) => {
          const {customerId,headers} = props ?? {};

          return  bankRemoveInactivityLock(customerId,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankRemoveInactivityLockMutationResult = NonNullable<Awaited<ReturnType<typeof bankRemoveInactivityLock>>>

    export type BankRemoveInactivityLockMutationError = Problem | SessionProblem | InactivityLockChangedProblem
    export type BankRemoveInactivityLockMutationVariables = {customerId: Id;headers: BankRemoveInactivityLockHeaders}

    /**
 * @summary Remove the inactivity lock of a private customer
 */
export const useBankRemoveInactivityLock = <TError = Problem | SessionProblem | InactivityLockChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankRemoveInactivityLock>>, TError,BankRemoveInactivityLockMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankRemoveInactivityLock>>,
        TError,
        BankRemoveInactivityLockMutationVariables,
        TContext
      > => {
      return useMutation(getBankRemoveInactivityLockMutationOptions(options), queryClient);
    }
    /**
 * @summary Read the product of a private customer
 */
export const bankGetProduct = (
    customerId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Product>(
      {url: `/bank/private/${customerId}/product`, method: 'GET', signal
    },
      { operation: 'bankGetProduct',  ...options});
    }




export const getBankGetProductQueryKey = (customerId: Id,) => {
    return [
    'bank','private',customerId,'product'
    ] as const;
    }


export const getBankGetProductQueryOptions = <TData = Awaited<ReturnType<typeof bankGetProduct>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetProduct>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetProductQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetProduct>>> = ({ signal }) => bankGetProduct(customerId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankGetProduct>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetProductQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetProduct>>>
export type BankGetProductQueryError = Problem | SessionProblem


export function useBankGetProduct<TData = Awaited<ReturnType<typeof bankGetProduct>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetProduct>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetProduct>>,
          TError,
          Awaited<ReturnType<typeof bankGetProduct>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetProduct<TData = Awaited<ReturnType<typeof bankGetProduct>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetProduct>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetProduct>>,
          TError,
          Awaited<ReturnType<typeof bankGetProduct>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetProduct<TData = Awaited<ReturnType<typeof bankGetProduct>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetProduct>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the product of a private customer
 */

export function useBankGetProduct<TData = Awaited<ReturnType<typeof bankGetProduct>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetProduct>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetProductQueryOptions(customerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankGetProductSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankGetProduct>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetProduct>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetProductQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetProduct>>> = ({ signal }) => bankGetProduct(customerId, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetProduct>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetProductSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetProduct>>>
export type BankGetProductSuspenseQueryError = Problem | SessionProblem


export function useBankGetProductSuspense<TData = Awaited<ReturnType<typeof bankGetProduct>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetProduct>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetProductSuspense<TData = Awaited<ReturnType<typeof bankGetProduct>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetProduct>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetProductSuspense<TData = Awaited<ReturnType<typeof bankGetProduct>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetProduct>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the product of a private customer
 */

export function useBankGetProductSuspense<TData = Awaited<ReturnType<typeof bankGetProduct>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetProduct>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetProductSuspenseQueryOptions(customerId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the planned change of plan of a private customer
 */
export const bankGetProductChange = (
    customerId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ProductChange>(
      {url: `/bank/private/${customerId}/product/change`, method: 'GET', signal
    },
      { operation: 'bankGetProductChange',  ...options});
    }




export const getBankGetProductChangeQueryKey = (customerId: Id,) => {
    return [
    'bank','private',customerId,'product','change'
    ] as const;
    }


export const getBankGetProductChangeQueryOptions = <TData = Awaited<ReturnType<typeof bankGetProductChange>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetProductChange>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetProductChangeQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetProductChange>>> = ({ signal }) => bankGetProductChange(customerId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankGetProductChange>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetProductChangeQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetProductChange>>>
export type BankGetProductChangeQueryError = Problem | SessionProblem


export function useBankGetProductChange<TData = Awaited<ReturnType<typeof bankGetProductChange>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetProductChange>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetProductChange>>,
          TError,
          Awaited<ReturnType<typeof bankGetProductChange>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetProductChange<TData = Awaited<ReturnType<typeof bankGetProductChange>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetProductChange>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetProductChange>>,
          TError,
          Awaited<ReturnType<typeof bankGetProductChange>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetProductChange<TData = Awaited<ReturnType<typeof bankGetProductChange>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetProductChange>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the planned change of plan of a private customer
 */

export function useBankGetProductChange<TData = Awaited<ReturnType<typeof bankGetProductChange>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetProductChange>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetProductChangeQueryOptions(customerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankGetProductChangeSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankGetProductChange>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetProductChange>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetProductChangeQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetProductChange>>> = ({ signal }) => bankGetProductChange(customerId, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetProductChange>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetProductChangeSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetProductChange>>>
export type BankGetProductChangeSuspenseQueryError = Problem | SessionProblem


export function useBankGetProductChangeSuspense<TData = Awaited<ReturnType<typeof bankGetProductChange>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetProductChange>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetProductChangeSuspense<TData = Awaited<ReturnType<typeof bankGetProductChange>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetProductChange>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetProductChangeSuspense<TData = Awaited<ReturnType<typeof bankGetProductChange>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetProductChange>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the planned change of plan of a private customer
 */

export function useBankGetProductChangeSuspense<TData = Awaited<ReturnType<typeof bankGetProductChange>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetProductChange>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetProductChangeSuspenseQueryOptions(customerId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * One change per day; at most one change is planned at a time.
 * @summary Schedule a change of plan for a private customer
 */
export const bankCreateProductChange = (
    customerId: Id,
    productChangeRequest: ProductChangeRequest,
    headers: BankCreateProductChangeHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PendingProductChange>(
      {url: `/bank/private/${customerId}/product/change`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: productChangeRequest, signal
    },
      { operation: 'bankCreateProductChange',  ...options});
    }




export const getBankCreateProductChangeMutationKey = () => ['bankCreateProductChange'] as const;

export const getBankCreateProductChangeMutationOptions = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCreateProductChange>>, TError,BankCreateProductChangeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankCreateProductChange>>, TError,BankCreateProductChangeMutationVariables, TContext> => {

const mutationKey = getBankCreateProductChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankCreateProductChange>>, BankCreateProductChangeMutationVariables> = (props) => {
          const {customerId,data,headers} = props ?? {};

          return  bankCreateProductChange(customerId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankCreateProductChangeMutationResult = NonNullable<Awaited<ReturnType<typeof bankCreateProductChange>>>
    export type BankCreateProductChangeMutationBody = ProductChangeRequest
    export type BankCreateProductChangeMutationError = Problem | SessionProblem
    export type BankCreateProductChangeMutationVariables = {customerId: Id;data: ProductChangeRequest;headers: BankCreateProductChangeHeaders}

    /**
 * @summary Schedule a change of plan for a private customer
 */
export const useBankCreateProductChange = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCreateProductChange>>, TError,BankCreateProductChangeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankCreateProductChange>>,
        TError,
        BankCreateProductChangeMutationVariables,
        TContext
      > => {
      return useMutation(getBankCreateProductChangeMutationOptions(options), queryClient);
    }
    /**
 * @summary Cancel the planned change of plan of a private customer
 */
export const bankCancelProductChange = (
    customerId: Id,
    productChangeId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/private/${customerId}/product/change/${productChangeId}`, method: 'DELETE', signal
    },
      { operation: 'bankCancelProductChange',  ...options});
    }




export const getBankCancelProductChangeMutationKey = () => ['bankCancelProductChange'] as const;

export const getBankCancelProductChangeMutationOptions = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCancelProductChange>>, TError,BankCancelProductChangeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankCancelProductChange>>, TError,BankCancelProductChangeMutationVariables, TContext> => {

const mutationKey = getBankCancelProductChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankCancelProductChange>>, BankCancelProductChangeMutationVariables> = (props) => {
          const {customerId,productChangeId} = props ?? {};

          return  bankCancelProductChange(customerId,productChangeId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankCancelProductChangeMutationResult = NonNullable<Awaited<ReturnType<typeof bankCancelProductChange>>>

    export type BankCancelProductChangeMutationError = Problem | SessionProblem
    export type BankCancelProductChangeMutationVariables = {customerId: Id;productChangeId: Id}

    /**
 * @summary Cancel the planned change of plan of a private customer
 */
export const useBankCancelProductChange = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCancelProductChange>>, TError,BankCancelProductChangeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankCancelProductChange>>,
        TError,
        BankCancelProductChangeMutationVariables,
        TContext
      > => {
      return useMutation(getBankCancelProductChangeMutationOptions(options), queryClient);
    }
    /**
 * @summary Read the monthly limit of a private customer
 */
export const bankGetProductLimit = (
    customerId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ProductLimit>(
      {url: `/bank/private/${customerId}/product/limit`, method: 'GET', signal
    },
      { operation: 'bankGetProductLimit',  ...options});
    }




export const getBankGetProductLimitQueryKey = (customerId: Id,) => {
    return [
    'bank','private',customerId,'product','limit'
    ] as const;
    }


export const getBankGetProductLimitQueryOptions = <TData = Awaited<ReturnType<typeof bankGetProductLimit>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetProductLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetProductLimitQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetProductLimit>>> = ({ signal }) => bankGetProductLimit(customerId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankGetProductLimit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetProductLimitQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetProductLimit>>>
export type BankGetProductLimitQueryError = Problem | SessionProblem


export function useBankGetProductLimit<TData = Awaited<ReturnType<typeof bankGetProductLimit>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetProductLimit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetProductLimit>>,
          TError,
          Awaited<ReturnType<typeof bankGetProductLimit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetProductLimit<TData = Awaited<ReturnType<typeof bankGetProductLimit>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetProductLimit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetProductLimit>>,
          TError,
          Awaited<ReturnType<typeof bankGetProductLimit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetProductLimit<TData = Awaited<ReturnType<typeof bankGetProductLimit>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetProductLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the monthly limit of a private customer
 */

export function useBankGetProductLimit<TData = Awaited<ReturnType<typeof bankGetProductLimit>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetProductLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetProductLimitQueryOptions(customerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankGetProductLimitSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankGetProductLimit>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetProductLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetProductLimitQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetProductLimit>>> = ({ signal }) => bankGetProductLimit(customerId, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetProductLimit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetProductLimitSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetProductLimit>>>
export type BankGetProductLimitSuspenseQueryError = Problem | SessionProblem


export function useBankGetProductLimitSuspense<TData = Awaited<ReturnType<typeof bankGetProductLimit>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetProductLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetProductLimitSuspense<TData = Awaited<ReturnType<typeof bankGetProductLimit>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetProductLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetProductLimitSuspense<TData = Awaited<ReturnType<typeof bankGetProductLimit>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetProductLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the monthly limit of a private customer
 */

export function useBankGetProductLimitSuspense<TData = Awaited<ReturnType<typeof bankGetProductLimit>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetProductLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetProductLimitSuspenseQueryOptions(customerId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * For customers on Premium; the limit of a company is POST on limit.
 * @summary Change the monthly limit of a private customer
 */
export const bankChangeProductLimit = (
    customerId: Id,
    changePrivateLimitRequest: ChangePrivateLimitRequest,
    headers: BankChangeProductLimitHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/private/${customerId}/product/limit`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: changePrivateLimitRequest, signal
    },
      { operation: 'bankChangeProductLimit',  ...options});
    }




export const getBankChangeProductLimitMutationKey = () => ['bankChangeProductLimit'] as const;

export const getBankChangeProductLimitMutationOptions = <TError = Problem | SessionProblem | ProductLimitChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankChangeProductLimit>>, TError,BankChangeProductLimitMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankChangeProductLimit>>, TError,BankChangeProductLimitMutationVariables, TContext> => {

const mutationKey = getBankChangeProductLimitMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankChangeProductLimit>>, BankChangeProductLimitMutationVariables> = (props) => {
          const {customerId,data,headers} = props ?? {};

          return  bankChangeProductLimit(customerId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankChangeProductLimitMutationResult = NonNullable<Awaited<ReturnType<typeof bankChangeProductLimit>>>
    export type BankChangeProductLimitMutationBody = ChangePrivateLimitRequest
    export type BankChangeProductLimitMutationError = Problem | SessionProblem | ProductLimitChangedProblem
    export type BankChangeProductLimitMutationVariables = {customerId: Id;data: ChangePrivateLimitRequest;headers: BankChangeProductLimitHeaders}

    /**
 * @summary Change the monthly limit of a private customer
 */
export const useBankChangeProductLimit = <TError = Problem | SessionProblem | ProductLimitChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankChangeProductLimit>>, TError,BankChangeProductLimitMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankChangeProductLimit>>,
        TError,
        BankChangeProductLimitMutationVariables,
        TContext
      > => {
      return useMutation(getBankChangeProductLimitMutationOptions(options), queryClient);
    }
