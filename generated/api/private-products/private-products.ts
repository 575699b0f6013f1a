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
  PrivateCreateProductChangeHeaders
} from '../../model/private-create-product-change-headers.ts';

import type {
  PrivateRemoveInactivityLockHeaders
} from '../../model/private-remove-inactivity-lock-headers.ts';

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
 * @summary Read the inactivity lock of the signed-in customer
 */
export const privateGetInactivityLock = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<InactivityLock>(
      {url: `/private/inactivity`, method: 'GET', signal
    },
      { operation: 'privateGetInactivityLock',  ...options});
    }




export const getPrivateGetInactivityLockQueryKey = () => {
    return [
    'private','inactivity'
    ] as const;
    }


export const getPrivateGetInactivityLockQueryOptions = <TData = Awaited<ReturnType<typeof privateGetInactivityLock>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetInactivityLock>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPrivateGetInactivityLockQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof privateGetInactivityLock>>> = ({ signal }) => privateGetInactivityLock(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof privateGetInactivityLock>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PrivateGetInactivityLockQueryResult = NonNullable<Awaited<ReturnType<typeof privateGetInactivityLock>>>
export type PrivateGetInactivityLockQueryError = Problem | SessionProblem


export function usePrivateGetInactivityLock<TData = Awaited<ReturnType<typeof privateGetInactivityLock>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetInactivityLock>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof privateGetInactivityLock>>,
          TError,
          Awaited<ReturnType<typeof privateGetInactivityLock>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetInactivityLock<TData = Awaited<ReturnType<typeof privateGetInactivityLock>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetInactivityLock>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof privateGetInactivityLock>>,
          TError,
          Awaited<ReturnType<typeof privateGetInactivityLock>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetInactivityLock<TData = Awaited<ReturnType<typeof privateGetInactivityLock>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetInactivityLock>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the inactivity lock of the signed-in customer
 */

export function usePrivateGetInactivityLock<TData = Awaited<ReturnType<typeof privateGetInactivityLock>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetInactivityLock>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPrivateGetInactivityLockQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPrivateGetInactivityLockSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof privateGetInactivityLock>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetInactivityLock>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPrivateGetInactivityLockQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof privateGetInactivityLock>>> = ({ signal }) => privateGetInactivityLock(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetInactivityLock>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PrivateGetInactivityLockSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof privateGetInactivityLock>>>
export type PrivateGetInactivityLockSuspenseQueryError = Problem | SessionProblem


export function usePrivateGetInactivityLockSuspense<TData = Awaited<ReturnType<typeof privateGetInactivityLock>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetInactivityLock>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetInactivityLockSuspense<TData = Awaited<ReturnType<typeof privateGetInactivityLock>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetInactivityLock>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetInactivityLockSuspense<TData = Awaited<ReturnType<typeof privateGetInactivityLock>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetInactivityLock>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the inactivity lock of the signed-in customer
 */

export function usePrivateGetInactivityLockSuspense<TData = Awaited<ReturnType<typeof privateGetInactivityLock>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetInactivityLock>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPrivateGetInactivityLockSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Remove the inactivity lock of the signed-in customer
 */
export const privateRemoveInactivityLock = (
    headers: PrivateRemoveInactivityLockHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/private/inactivity`, method: 'DELETE',
      headers, signal
    },
      { operation: 'privateRemoveInactivityLock',  ...options});
    }




export const getPrivateRemoveInactivityLockMutationKey = () => ['privateRemoveInactivityLock'] as const;

export const getPrivateRemoveInactivityLockMutationOptions = <TError = Problem | SessionProblem | InactivityLockChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateRemoveInactivityLock>>, TError,PrivateRemoveInactivityLockMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof privateRemoveInactivityLock>>, TError,PrivateRemoveInactivityLockMutationVariables, TContext> => {

const mutationKey = getPrivateRemoveInactivityLockMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof privateRemoveInactivityLock>>, PrivateRemoveInactivityLockMutationVariables> = (props) => {
          const {headers} = props ?? {};

          return  privateRemoveInactivityLock(headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PrivateRemoveInactivityLockMutationResult = NonNullable<Awaited<ReturnType<typeof privateRemoveInactivityLock>>>

    export type PrivateRemoveInactivityLockMutationError = Problem | SessionProblem | InactivityLockChangedProblem
    export type PrivateRemoveInactivityLockMutationVariables = {headers: PrivateRemoveInactivityLockHeaders}

    /**
 * @summary Remove the inactivity lock of the signed-in customer
 */
export const usePrivateRemoveInactivityLock = <TError = Problem | SessionProblem | InactivityLockChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateRemoveInactivityLock>>, TError,PrivateRemoveInactivityLockMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof privateRemoveInactivityLock>>,
        TError,
        PrivateRemoveInactivityLockMutationVariables,
        TContext
      > => {
      return useMutation(getPrivateRemoveInactivityLockMutationOptions(options), queryClient);
    }
    /**
 * @summary Read the product of the signed-in customer
 */
export const privateGetProduct = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Product>(
      {url: `/private/product`, method: 'GET', signal
    },
      { operation: 'privateGetProduct',  ...options});
    }




export const getPrivateGetProductQueryKey = () => {
    return [
    'private','product'
    ] as const;
    }


export const getPrivateGetProductQueryOptions = <TData = Awaited<ReturnType<typeof privateGetProduct>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetProduct>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPrivateGetProductQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof privateGetProduct>>> = ({ signal }) => privateGetProduct(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof privateGetProduct>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PrivateGetProductQueryResult = NonNullable<Awaited<ReturnType<typeof privateGetProduct>>>
export type PrivateGetProductQueryError = Problem | SessionProblem


export function usePrivateGetProduct<TData = Awaited<ReturnType<typeof privateGetProduct>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetProduct>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof privateGetProduct>>,
          TError,
          Awaited<ReturnType<typeof privateGetProduct>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetProduct<TData = Awaited<ReturnType<typeof privateGetProduct>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetProduct>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof privateGetProduct>>,
          TError,
          Awaited<ReturnType<typeof privateGetProduct>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetProduct<TData = Awaited<ReturnType<typeof privateGetProduct>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetProduct>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the product of the signed-in customer
 */

export function usePrivateGetProduct<TData = Awaited<ReturnType<typeof privateGetProduct>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetProduct>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPrivateGetProductQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPrivateGetProductSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof privateGetProduct>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetProduct>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPrivateGetProductQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof privateGetProduct>>> = ({ signal }) => privateGetProduct(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetProduct>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PrivateGetProductSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof privateGetProduct>>>
export type PrivateGetProductSuspenseQueryError = Problem | SessionProblem


export function usePrivateGetProductSuspense<TData = Awaited<ReturnType<typeof privateGetProduct>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetProduct>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetProductSuspense<TData = Awaited<ReturnType<typeof privateGetProduct>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetProduct>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetProductSuspense<TData = Awaited<ReturnType<typeof privateGetProduct>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetProduct>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the product of the signed-in customer
 */

export function usePrivateGetProductSuspense<TData = Awaited<ReturnType<typeof privateGetProduct>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetProduct>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPrivateGetProductSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the planned change of plan of the signed-in customer
 */
export const privateGetProductChange = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ProductChange>(
      {url: `/private/product/change`, method: 'GET', signal
    },
      { operation: 'privateGetProductChange',  ...options});
    }




export const getPrivateGetProductChangeQueryKey = () => {
    return [
    'private','product','change'
    ] as const;
    }


export const getPrivateGetProductChangeQueryOptions = <TData = Awaited<ReturnType<typeof privateGetProductChange>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetProductChange>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPrivateGetProductChangeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof privateGetProductChange>>> = ({ signal }) => privateGetProductChange(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof privateGetProductChange>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PrivateGetProductChangeQueryResult = NonNullable<Awaited<ReturnType<typeof privateGetProductChange>>>
export type PrivateGetProductChangeQueryError = Problem | SessionProblem


export function usePrivateGetProductChange<TData = Awaited<ReturnType<typeof privateGetProductChange>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetProductChange>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof privateGetProductChange>>,
          TError,
          Awaited<ReturnType<typeof privateGetProductChange>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetProductChange<TData = Awaited<ReturnType<typeof privateGetProductChange>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetProductChange>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof privateGetProductChange>>,
          TError,
          Awaited<ReturnType<typeof privateGetProductChange>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetProductChange<TData = Awaited<ReturnType<typeof privateGetProductChange>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetProductChange>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the planned change of plan of the signed-in customer
 */

export function usePrivateGetProductChange<TData = Awaited<ReturnType<typeof privateGetProductChange>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetProductChange>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPrivateGetProductChangeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPrivateGetProductChangeSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof privateGetProductChange>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetProductChange>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPrivateGetProductChangeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof privateGetProductChange>>> = ({ signal }) => privateGetProductChange(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetProductChange>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PrivateGetProductChangeSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof privateGetProductChange>>>
export type PrivateGetProductChangeSuspenseQueryError = Problem | SessionProblem


export function usePrivateGetProductChangeSuspense<TData = Awaited<ReturnType<typeof privateGetProductChange>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetProductChange>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetProductChangeSuspense<TData = Awaited<ReturnType<typeof privateGetProductChange>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetProductChange>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetProductChangeSuspense<TData = Awaited<ReturnType<typeof privateGetProductChange>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetProductChange>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the planned change of plan of the signed-in customer
 */

export function usePrivateGetProductChangeSuspense<TData = Awaited<ReturnType<typeof privateGetProductChange>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetProductChange>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPrivateGetProductChangeSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * One change per day; at most one change is planned at a time.
 * @summary Schedule a change of plan for the signed-in customer
 */
export const privateCreateProductChange = (
    productChangeRequest: ProductChangeRequest,
    headers: PrivateCreateProductChangeHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<PendingProductChange>(
      {url: `/private/product/change`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: productChangeRequest, signal
    },
      { operation: 'privateCreateProductChange',  ...options});
    }




export const getPrivateCreateProductChangeMutationKey = () => ['privateCreateProductChange'] as const;

export const getPrivateCreateProductChangeMutationOptions = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateCreateProductChange>>, TError,PrivateCreateProductChangeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof privateCreateProductChange>>, TError,PrivateCreateProductChangeMutationVariables, TContext> => {

const mutationKey = getPrivateCreateProductChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof privateCreateProductChange>>, PrivateCreateProductChangeMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  privateCreateProductChange(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PrivateCreateProductChangeMutationResult = NonNullable<Awaited<ReturnType<typeof privateCreateProductChange>>>
    export type PrivateCreateProductChangeMutationBody = ProductChangeRequest
    export type PrivateCreateProductChangeMutationError = Problem | SessionProblem
    export type PrivateCreateProductChangeMutationVariables = {data: ProductChangeRequest;headers: PrivateCreateProductChangeHeaders}

    /**
 * @summary Schedule a change of plan for the signed-in customer
 */
export const usePrivateCreateProductChange = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateCreateProductChange>>, TError,PrivateCreateProductChangeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof privateCreateProductChange>>,
        TError,
        PrivateCreateProductChangeMutationVariables,
        TContext
      > => {
      return useMutation(getPrivateCreateProductChangeMutationOptions(options), queryClient);
    }
    /**
 * @summary Cancel the planned change of plan of the signed-in customer
 */
export const privateCancelProductChange = (
    productChangeId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/private/product/change/${productChangeId}`, method: 'DELETE', signal
    },
      { operation: 'privateCancelProductChange',  ...options});
    }




export const getPrivateCancelProductChangeMutationKey = () => ['privateCancelProductChange'] as const;

export const getPrivateCancelProductChangeMutationOptions = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateCancelProductChange>>, TError,PrivateCancelProductChangeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof privateCancelProductChange>>, TError,PrivateCancelProductChangeMutationVariables, TContext> => {

const mutationKey = getPrivateCancelProductChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof privateCancelProductChange>>, PrivateCancelProductChangeMutationVariables> = (props) => {
          const {productChangeId} = props ?? {};

          return  privateCancelProductChange(productChangeId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PrivateCancelProductChangeMutationResult = NonNullable<Awaited<ReturnType<typeof privateCancelProductChange>>>

    export type PrivateCancelProductChangeMutationError = Problem | SessionProblem
    export type PrivateCancelProductChangeMutationVariables = {productChangeId: Id}

    /**
 * @summary Cancel the planned change of plan of the signed-in customer
 */
export const usePrivateCancelProductChange = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateCancelProductChange>>, TError,PrivateCancelProductChangeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof privateCancelProductChange>>,
        TError,
        PrivateCancelProductChangeMutationVariables,
        TContext
      > => {
      return useMutation(getPrivateCancelProductChangeMutationOptions(options), queryClient);
    }
    /**
 * @summary Read the monthly limit of the signed-in customer
 */
export const privateGetProductLimit = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ProductLimit>(
      {url: `/private/product/limit`, method: 'GET', signal
    },
      { operation: 'privateGetProductLimit',  ...options});
    }




export const getPrivateGetProductLimitQueryKey = () => {
    return [
    'private','product','limit'
    ] as const;
    }


export const getPrivateGetProductLimitQueryOptions = <TData = Awaited<ReturnType<typeof privateGetProductLimit>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetProductLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPrivateGetProductLimitQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof privateGetProductLimit>>> = ({ signal }) => privateGetProductLimit(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof privateGetProductLimit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PrivateGetProductLimitQueryResult = NonNullable<Awaited<ReturnType<typeof privateGetProductLimit>>>
export type PrivateGetProductLimitQueryError = Problem | SessionProblem


export function usePrivateGetProductLimit<TData = Awaited<ReturnType<typeof privateGetProductLimit>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetProductLimit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof privateGetProductLimit>>,
          TError,
          Awaited<ReturnType<typeof privateGetProductLimit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetProductLimit<TData = Awaited<ReturnType<typeof privateGetProductLimit>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetProductLimit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof privateGetProductLimit>>,
          TError,
          Awaited<ReturnType<typeof privateGetProductLimit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetProductLimit<TData = Awaited<ReturnType<typeof privateGetProductLimit>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetProductLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the monthly limit of the signed-in customer
 */

export function usePrivateGetProductLimit<TData = Awaited<ReturnType<typeof privateGetProductLimit>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof privateGetProductLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPrivateGetProductLimitQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPrivateGetProductLimitSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof privateGetProductLimit>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetProductLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPrivateGetProductLimitQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof privateGetProductLimit>>> = ({ signal }) => privateGetProductLimit(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetProductLimit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PrivateGetProductLimitSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof privateGetProductLimit>>>
export type PrivateGetProductLimitSuspenseQueryError = Problem | SessionProblem


export function usePrivateGetProductLimitSuspense<TData = Awaited<ReturnType<typeof privateGetProductLimit>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetProductLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetProductLimitSuspense<TData = Awaited<ReturnType<typeof privateGetProductLimit>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetProductLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePrivateGetProductLimitSuspense<TData = Awaited<ReturnType<typeof privateGetProductLimit>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetProductLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the monthly limit of the signed-in customer
 */

export function usePrivateGetProductLimitSuspense<TData = Awaited<ReturnType<typeof privateGetProductLimit>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof privateGetProductLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPrivateGetProductLimitSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






