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
  BankListNotificationsParams
} from '../../model/bank-list-notifications-params.ts';

import type {
  Id
} from '../../model/id.ts';

import type {
  NotificationList
} from '../../model/notification-list.ts';

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
 * @summary List the notifications of a customer
 */
export const bankListNotifications = (
    customerId: Id,
    params?: BankListNotificationsParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<NotificationList>(
      {url: `/bank/common/${customerId}/notification`, method: 'GET',
        params, signal
    },
      { operation: 'bankListNotifications',  ...options});
    }




export const getBankListNotificationsQueryKey = (customerId: Id,
    params?: BankListNotificationsParams,) => {
    return [
    'bank','common',customerId,'notification', ...(params ? [params] : [])
    ] as const;
    }


export const getBankListNotificationsQueryOptions = <TData = Awaited<ReturnType<typeof bankListNotifications>>, TError = Problem | SessionProblem>(customerId: Id,
    params: EveryParameter<BankListNotificationsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListNotifications>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListNotificationsQueryKey(customerId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListNotifications>>> = ({ signal }) => bankListNotifications(customerId,params, requestOptions, signal);





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankListNotifications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListNotificationsQueryResult = NonNullable<Awaited<ReturnType<typeof bankListNotifications>>>
export type BankListNotificationsQueryError = Problem | SessionProblem


export function useBankListNotifications<TData = Awaited<ReturnType<typeof bankListNotifications>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListNotificationsParams>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListNotifications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListNotifications>>,
          TError,
          Awaited<ReturnType<typeof bankListNotifications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListNotifications<TData = Awaited<ReturnType<typeof bankListNotifications>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListNotificationsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListNotifications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListNotifications>>,
          TError,
          Awaited<ReturnType<typeof bankListNotifications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListNotifications<TData = Awaited<ReturnType<typeof bankListNotifications>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListNotificationsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListNotifications>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the notifications of a customer
 */

export function useBankListNotifications<TData = Awaited<ReturnType<typeof bankListNotifications>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListNotificationsParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListNotifications>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListNotificationsQueryOptions(customerId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankListNotificationsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankListNotifications>>, TError = Problem | SessionProblem>(customerId: Id,
    params: EveryParameter<BankListNotificationsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListNotifications>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListNotificationsQueryKey(customerId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListNotifications>>> = ({ signal }) => bankListNotifications(customerId,params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListNotifications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListNotificationsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankListNotifications>>>
export type BankListNotificationsSuspenseQueryError = Problem | SessionProblem


export function useBankListNotificationsSuspense<TData = Awaited<ReturnType<typeof bankListNotifications>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListNotificationsParams>, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListNotifications>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListNotificationsSuspense<TData = Awaited<ReturnType<typeof bankListNotifications>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListNotificationsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListNotifications>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListNotificationsSuspense<TData = Awaited<ReturnType<typeof bankListNotifications>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListNotificationsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListNotifications>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the notifications of a customer
 */

export function useBankListNotificationsSuspense<TData = Awaited<ReturnType<typeof bankListNotifications>>, TError = Problem | SessionProblem>(
 customerId: Id,
    params: EveryParameter<BankListNotificationsParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListNotifications>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListNotificationsSuspenseQueryOptions(customerId,params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






