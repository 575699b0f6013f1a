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
  BankCancelBusinessTerminationHeaders
} from '../../model/bank-cancel-business-termination-headers.ts';

import type {
  BankChangeBusinessLimitHeaders
} from '../../model/bank-change-business-limit-headers.ts';

import type {
  BankListBusinessCustomersParams
} from '../../model/bank-list-business-customers-params.ts';

import type {
  BankTerminateBusinessCustomerHeaders
} from '../../model/bank-terminate-business-customer-headers.ts';

import type {
  BankUpdateBusinessLocksHeaders
} from '../../model/bank-update-business-locks-headers.ts';

import type {
  BpNumber
} from '../../model/bp-number.ts';

import type {
  BusinessCustomerChangedProblem
} from '../../model/business-customer-changed-problem.ts';

import type {
  BusinessCustomerList
} from '../../model/business-customer-list.ts';

import type {
  BusinessCustomer
} from '../../model/business-customer.ts';

import type {
  CancelTerminationRequest
} from '../../model/cancel-termination-request.ts';

import type {
  ChangeBusinessLimitRequest
} from '../../model/change-business-limit-request.ts';

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
  Problem
} from '../../model/problem.ts';

import type {
  ProductLimitChangedProblem
} from '../../model/product-limit-changed-problem.ts';

import type {
  ProductLimit
} from '../../model/product-limit.ts';

import type {
  SessionProblem
} from '../../model/session-problem.ts';

import type {
  TerminateBusinessRequest
} from '../../model/terminate-business-request.ts';

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
 * @summary List the companies
 */
export const bankListBusinessCustomers = (
    params?: BankListBusinessCustomersParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BusinessCustomerList>(
      {url: `/bank/business/customers`, method: 'GET',
        params, signal
    },
      { operation: 'bankListBusinessCustomers',  ...options});
    }




export const getBankListBusinessCustomersQueryKey = (params?: BankListBusinessCustomersParams,) => {
    return [
    'bank','business','customers', ...(params ? [params] : [])
    ] as const;
    }


export const getBankListBusinessCustomersQueryOptions = <TData = Awaited<ReturnType<typeof bankListBusinessCustomers>>, TError = Problem | SessionProblem>(params: EveryParameter<BankListBusinessCustomersParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListBusinessCustomers>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListBusinessCustomersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListBusinessCustomers>>> = ({ signal }) => bankListBusinessCustomers(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankListBusinessCustomers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListBusinessCustomersQueryResult = NonNullable<Awaited<ReturnType<typeof bankListBusinessCustomers>>>
export type BankListBusinessCustomersQueryError = Problem | SessionProblem


export function useBankListBusinessCustomers<TData = Awaited<ReturnType<typeof bankListBusinessCustomers>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankListBusinessCustomersParams>, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListBusinessCustomers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListBusinessCustomers>>,
          TError,
          Awaited<ReturnType<typeof bankListBusinessCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListBusinessCustomers<TData = Awaited<ReturnType<typeof bankListBusinessCustomers>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankListBusinessCustomersParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListBusinessCustomers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListBusinessCustomers>>,
          TError,
          Awaited<ReturnType<typeof bankListBusinessCustomers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListBusinessCustomers<TData = Awaited<ReturnType<typeof bankListBusinessCustomers>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankListBusinessCustomersParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListBusinessCustomers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the companies
 */

export function useBankListBusinessCustomers<TData = Awaited<ReturnType<typeof bankListBusinessCustomers>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankListBusinessCustomersParams>, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListBusinessCustomers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListBusinessCustomersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankListBusinessCustomersSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankListBusinessCustomers>>, TError = Problem | SessionProblem>(params: EveryParameter<BankListBusinessCustomersParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListBusinessCustomers>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListBusinessCustomersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListBusinessCustomers>>> = ({ signal }) => bankListBusinessCustomers(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListBusinessCustomers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListBusinessCustomersSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankListBusinessCustomers>>>
export type BankListBusinessCustomersSuspenseQueryError = Problem | SessionProblem


export function useBankListBusinessCustomersSuspense<TData = Awaited<ReturnType<typeof bankListBusinessCustomers>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankListBusinessCustomersParams>, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListBusinessCustomers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListBusinessCustomersSuspense<TData = Awaited<ReturnType<typeof bankListBusinessCustomers>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankListBusinessCustomersParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListBusinessCustomers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListBusinessCustomersSuspense<TData = Awaited<ReturnType<typeof bankListBusinessCustomers>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankListBusinessCustomersParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListBusinessCustomers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the companies
 */

export function useBankListBusinessCustomersSuspense<TData = Awaited<ReturnType<typeof bankListBusinessCustomers>>, TError = Problem | SessionProblem>(
 params: EveryParameter<BankListBusinessCustomersParams>, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListBusinessCustomers>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListBusinessCustomersSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Its id is the customerId of all further calls.
 * @summary Read a company by customer number
 */
export const bankGetBusinessCustomer = (
    bpNumber: BpNumber,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BusinessCustomer>(
      {url: `/bank/business/customers/${bpNumber}`, method: 'GET', signal
    },
      { operation: 'bankGetBusinessCustomer',  ...options});
    }




export const getBankGetBusinessCustomerQueryKey = (bpNumber: BpNumber,) => {
    return [
    'bank','business','customers',bpNumber
    ] as const;
    }


export const getBankGetBusinessCustomerQueryOptions = <TData = Awaited<ReturnType<typeof bankGetBusinessCustomer>>, TError = Problem | SessionProblem>(bpNumber: BpNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessCustomer>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetBusinessCustomerQueryKey(bpNumber);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetBusinessCustomer>>> = ({ signal }) => bankGetBusinessCustomer(bpNumber, requestOptions, signal);





   return  { queryKey, queryFn, enabled: bpNumber !== null && bpNumber !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessCustomer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetBusinessCustomerQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetBusinessCustomer>>>
export type BankGetBusinessCustomerQueryError = Problem | SessionProblem


export function useBankGetBusinessCustomer<TData = Awaited<ReturnType<typeof bankGetBusinessCustomer>>, TError = Problem | SessionProblem>(
 bpNumber: BpNumber, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessCustomer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetBusinessCustomer>>,
          TError,
          Awaited<ReturnType<typeof bankGetBusinessCustomer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetBusinessCustomer<TData = Awaited<ReturnType<typeof bankGetBusinessCustomer>>, TError = Problem | SessionProblem>(
 bpNumber: BpNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessCustomer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetBusinessCustomer>>,
          TError,
          Awaited<ReturnType<typeof bankGetBusinessCustomer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetBusinessCustomer<TData = Awaited<ReturnType<typeof bankGetBusinessCustomer>>, TError = Problem | SessionProblem>(
 bpNumber: BpNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessCustomer>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a company by customer number
 */

export function useBankGetBusinessCustomer<TData = Awaited<ReturnType<typeof bankGetBusinessCustomer>>, TError = Problem | SessionProblem>(
 bpNumber: BpNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessCustomer>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetBusinessCustomerQueryOptions(bpNumber,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankGetBusinessCustomerSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankGetBusinessCustomer>>, TError = Problem | SessionProblem>(bpNumber: BpNumber, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessCustomer>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetBusinessCustomerQueryKey(bpNumber);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetBusinessCustomer>>> = ({ signal }) => bankGetBusinessCustomer(bpNumber, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessCustomer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetBusinessCustomerSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetBusinessCustomer>>>
export type BankGetBusinessCustomerSuspenseQueryError = Problem | SessionProblem


export function useBankGetBusinessCustomerSuspense<TData = Awaited<ReturnType<typeof bankGetBusinessCustomer>>, TError = Problem | SessionProblem>(
 bpNumber: BpNumber, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessCustomer>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetBusinessCustomerSuspense<TData = Awaited<ReturnType<typeof bankGetBusinessCustomer>>, TError = Problem | SessionProblem>(
 bpNumber: BpNumber, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessCustomer>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetBusinessCustomerSuspense<TData = Awaited<ReturnType<typeof bankGetBusinessCustomer>>, TError = Problem | SessionProblem>(
 bpNumber: BpNumber, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessCustomer>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a company by customer number
 */

export function useBankGetBusinessCustomerSuspense<TData = Awaited<ReturnType<typeof bankGetBusinessCustomer>>, TError = Problem | SessionProblem>(
 bpNumber: BpNumber, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessCustomer>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetBusinessCustomerSuspenseQueryOptions(bpNumber,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the monthly limit of a company
 */
export const bankGetBusinessLimit = (
    customerId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<ProductLimit>(
      {url: `/bank/business/${customerId}/limit`, method: 'GET', signal
    },
      { operation: 'bankGetBusinessLimit',  ...options});
    }




export const getBankGetBusinessLimitQueryKey = (customerId: Id,) => {
    return [
    'bank','business',customerId,'limit'
    ] as const;
    }


export const getBankGetBusinessLimitQueryOptions = <TData = Awaited<ReturnType<typeof bankGetBusinessLimit>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetBusinessLimitQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetBusinessLimit>>> = ({ signal }) => bankGetBusinessLimit(customerId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessLimit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetBusinessLimitQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetBusinessLimit>>>
export type BankGetBusinessLimitQueryError = Problem | SessionProblem


export function useBankGetBusinessLimit<TData = Awaited<ReturnType<typeof bankGetBusinessLimit>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessLimit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetBusinessLimit>>,
          TError,
          Awaited<ReturnType<typeof bankGetBusinessLimit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetBusinessLimit<TData = Awaited<ReturnType<typeof bankGetBusinessLimit>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessLimit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetBusinessLimit>>,
          TError,
          Awaited<ReturnType<typeof bankGetBusinessLimit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetBusinessLimit<TData = Awaited<ReturnType<typeof bankGetBusinessLimit>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the monthly limit of a company
 */

export function useBankGetBusinessLimit<TData = Awaited<ReturnType<typeof bankGetBusinessLimit>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetBusinessLimitQueryOptions(customerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankGetBusinessLimitSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankGetBusinessLimit>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetBusinessLimitQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetBusinessLimit>>> = ({ signal }) => bankGetBusinessLimit(customerId, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessLimit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetBusinessLimitSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetBusinessLimit>>>
export type BankGetBusinessLimitSuspenseQueryError = Problem | SessionProblem


export function useBankGetBusinessLimitSuspense<TData = Awaited<ReturnType<typeof bankGetBusinessLimit>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetBusinessLimitSuspense<TData = Awaited<ReturnType<typeof bankGetBusinessLimit>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetBusinessLimitSuspense<TData = Awaited<ReturnType<typeof bankGetBusinessLimit>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the monthly limit of a company
 */

export function useBankGetBusinessLimitSuspense<TData = Awaited<ReturnType<typeof bankGetBusinessLimit>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessLimit>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetBusinessLimitSuspenseQueryOptions(customerId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * This is POST while the private limit is PUT on product/limit; it changes a value and creates nothing.
 * @summary Change the monthly limit of a company
 */
export const bankChangeBusinessLimit = (
    customerId: Id,
    changeBusinessLimitRequest: ChangeBusinessLimitRequest,
    headers: BankChangeBusinessLimitHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/business/${customerId}/limit`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: changeBusinessLimitRequest, signal
    },
      { operation: 'bankChangeBusinessLimit',  ...options});
    }




export const getBankChangeBusinessLimitMutationKey = () => ['bankChangeBusinessLimit'] as const;

export const getBankChangeBusinessLimitMutationOptions = <TError = Problem | SessionProblem | ProductLimitChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankChangeBusinessLimit>>, TError,BankChangeBusinessLimitMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankChangeBusinessLimit>>, TError,BankChangeBusinessLimitMutationVariables, TContext> => {

const mutationKey = getBankChangeBusinessLimitMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankChangeBusinessLimit>>, BankChangeBusinessLimitMutationVariables> = (props) => {
          const {customerId,data,headers} = props ?? {};

          return  bankChangeBusinessLimit(customerId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankChangeBusinessLimitMutationResult = NonNullable<Awaited<ReturnType<typeof bankChangeBusinessLimit>>>
    export type BankChangeBusinessLimitMutationBody = ChangeBusinessLimitRequest
    export type BankChangeBusinessLimitMutationError = Problem | SessionProblem | ProductLimitChangedProblem
    export type BankChangeBusinessLimitMutationVariables = {customerId: Id;data: ChangeBusinessLimitRequest;headers: BankChangeBusinessLimitHeaders}

    /**
 * @summary Change the monthly limit of a company
 */
export const useBankChangeBusinessLimit = <TError = Problem | SessionProblem | ProductLimitChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankChangeBusinessLimit>>, TError,BankChangeBusinessLimitMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankChangeBusinessLimit>>,
        TError,
        BankChangeBusinessLimitMutationVariables,
        TContext
      > => {
      return useMutation(getBankChangeBusinessLimitMutationOptions(options), queryClient);
    }
    /**
 * @summary Read the locks of a company
 */
export const bankGetBusinessLocks = (
    customerId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Locks>(
      {url: `/bank/business/${customerId}/locks`, method: 'GET', signal
    },
      { operation: 'bankGetBusinessLocks',  ...options});
    }




export const getBankGetBusinessLocksQueryKey = (customerId: Id,) => {
    return [
    'bank','business',customerId,'locks'
    ] as const;
    }


export const getBankGetBusinessLocksQueryOptions = <TData = Awaited<ReturnType<typeof bankGetBusinessLocks>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessLocks>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetBusinessLocksQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetBusinessLocks>>> = ({ signal }) => bankGetBusinessLocks(customerId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessLocks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetBusinessLocksQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetBusinessLocks>>>
export type BankGetBusinessLocksQueryError = Problem | SessionProblem


export function useBankGetBusinessLocks<TData = Awaited<ReturnType<typeof bankGetBusinessLocks>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessLocks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetBusinessLocks>>,
          TError,
          Awaited<ReturnType<typeof bankGetBusinessLocks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetBusinessLocks<TData = Awaited<ReturnType<typeof bankGetBusinessLocks>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessLocks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetBusinessLocks>>,
          TError,
          Awaited<ReturnType<typeof bankGetBusinessLocks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetBusinessLocks<TData = Awaited<ReturnType<typeof bankGetBusinessLocks>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessLocks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the locks of a company
 */

export function useBankGetBusinessLocks<TData = Awaited<ReturnType<typeof bankGetBusinessLocks>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessLocks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetBusinessLocksQueryOptions(customerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankGetBusinessLocksSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankGetBusinessLocks>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessLocks>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetBusinessLocksQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetBusinessLocks>>> = ({ signal }) => bankGetBusinessLocks(customerId, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessLocks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetBusinessLocksSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetBusinessLocks>>>
export type BankGetBusinessLocksSuspenseQueryError = Problem | SessionProblem


export function useBankGetBusinessLocksSuspense<TData = Awaited<ReturnType<typeof bankGetBusinessLocks>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessLocks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetBusinessLocksSuspense<TData = Awaited<ReturnType<typeof bankGetBusinessLocks>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessLocks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetBusinessLocksSuspense<TData = Awaited<ReturnType<typeof bankGetBusinessLocks>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessLocks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the locks of a company
 */

export function useBankGetBusinessLocksSuspense<TData = Awaited<ReturnType<typeof bankGetBusinessLocks>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetBusinessLocks>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetBusinessLocksSuspenseQueryOptions(customerId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Only the locks that change are sent; the others keep their state.
 * @summary Change the locks of a company
 */
export const bankUpdateBusinessLocks = (
    customerId: Id,
    updateLocksRequest: UpdateLocksRequest,
    headers: BankUpdateBusinessLocksHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/business/${customerId}/locks`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: updateLocksRequest, signal
    },
      { operation: 'bankUpdateBusinessLocks',  ...options});
    }




export const getBankUpdateBusinessLocksMutationKey = () => ['bankUpdateBusinessLocks'] as const;

export const getBankUpdateBusinessLocksMutationOptions = <TError = Problem | SessionProblem | LocksChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUpdateBusinessLocks>>, TError,BankUpdateBusinessLocksMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankUpdateBusinessLocks>>, TError,BankUpdateBusinessLocksMutationVariables, TContext> => {

const mutationKey = getBankUpdateBusinessLocksMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankUpdateBusinessLocks>>, BankUpdateBusinessLocksMutationVariables> = (props) => {
          const {customerId,data,headers} = props ?? {};

          return  bankUpdateBusinessLocks(customerId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankUpdateBusinessLocksMutationResult = NonNullable<Awaited<ReturnType<typeof bankUpdateBusinessLocks>>>
    export type BankUpdateBusinessLocksMutationBody = UpdateLocksRequest
    export type BankUpdateBusinessLocksMutationError = Problem | SessionProblem | LocksChangedProblem
    export type BankUpdateBusinessLocksMutationVariables = {customerId: Id;data: UpdateLocksRequest;headers: BankUpdateBusinessLocksHeaders}

    /**
 * @summary Change the locks of a company
 */
export const useBankUpdateBusinessLocks = <TError = Problem | SessionProblem | LocksChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUpdateBusinessLocks>>, TError,BankUpdateBusinessLocksMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankUpdateBusinessLocks>>,
        TError,
        BankUpdateBusinessLocksMutationVariables,
        TContext
      > => {
      return useMutation(getBankUpdateBusinessLocksMutationOptions(options), queryClient);
    }
    /**
 * For ACTIVE customers. A day in the future makes the status TERMINATION_PLANNED, today makes it TERMINATED.
 * @summary Terminate a company
 */
export const bankTerminateBusinessCustomer = (
    customerId: Id,
    terminateBusinessRequest: TerminateBusinessRequest,
    headers: BankTerminateBusinessCustomerHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/business/${customerId}/terminate`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: terminateBusinessRequest, signal
    },
      { operation: 'bankTerminateBusinessCustomer',  ...options});
    }




export const getBankTerminateBusinessCustomerMutationKey = () => ['bankTerminateBusinessCustomer'] as const;

export const getBankTerminateBusinessCustomerMutationOptions = <TError = Problem | SessionProblem | BusinessCustomerChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankTerminateBusinessCustomer>>, TError,BankTerminateBusinessCustomerMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankTerminateBusinessCustomer>>, TError,BankTerminateBusinessCustomerMutationVariables, TContext> => {

const mutationKey = getBankTerminateBusinessCustomerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankTerminateBusinessCustomer>>, BankTerminateBusinessCustomerMutationVariables> = (props) => {
          const {customerId,data,headers} = props ?? {};

          return  bankTerminateBusinessCustomer(customerId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankTerminateBusinessCustomerMutationResult = NonNullable<Awaited<ReturnType<typeof bankTerminateBusinessCustomer>>>
    export type BankTerminateBusinessCustomerMutationBody = TerminateBusinessRequest
    export type BankTerminateBusinessCustomerMutationError = Problem | SessionProblem | BusinessCustomerChangedProblem
    export type BankTerminateBusinessCustomerMutationVariables = {customerId: Id;data: TerminateBusinessRequest;headers: BankTerminateBusinessCustomerHeaders}

    /**
 * @summary Terminate a company
 */
export const useBankTerminateBusinessCustomer = <TError = Problem | SessionProblem | BusinessCustomerChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankTerminateBusinessCustomer>>, TError,BankTerminateBusinessCustomerMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankTerminateBusinessCustomer>>,
        TError,
        BankTerminateBusinessCustomerMutationVariables,
        TContext
      > => {
      return useMutation(getBankTerminateBusinessCustomerMutationOptions(options), queryClient);
    }
    /**
 * For TERMINATION_PLANNED customers; the status is ACTIVE again. This DELETE has a JSON body: it names the customer again and may say why.
 * @summary Cancel the planned termination of a company
 */
export const bankCancelBusinessTermination = (
    customerId: Id,
    cancelTerminationRequest: CancelTerminationRequest,
    headers: BankCancelBusinessTerminationHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/business/${customerId}/terminate`, method: 'DELETE',
      headers: {'Content-Type': 'application/json', ...headers},
      data: cancelTerminationRequest, signal
    },
      { operation: 'bankCancelBusinessTermination',  ...options});
    }




export const getBankCancelBusinessTerminationMutationKey = () => ['bankCancelBusinessTermination'] as const;

export const getBankCancelBusinessTerminationMutationOptions = <TError = Problem | SessionProblem | BusinessCustomerChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCancelBusinessTermination>>, TError,BankCancelBusinessTerminationMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankCancelBusinessTermination>>, TError,BankCancelBusinessTerminationMutationVariables, TContext> => {

const mutationKey = getBankCancelBusinessTerminationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankCancelBusinessTermination>>, BankCancelBusinessTerminationMutationVariables> = (props) => {
          const {customerId,data,headers} = props ?? {};

          return  bankCancelBusinessTermination(customerId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankCancelBusinessTerminationMutationResult = NonNullable<Awaited<ReturnType<typeof bankCancelBusinessTermination>>>
    export type BankCancelBusinessTerminationMutationBody = CancelTerminationRequest
    export type BankCancelBusinessTerminationMutationError = Problem | SessionProblem | BusinessCustomerChangedProblem
    export type BankCancelBusinessTerminationMutationVariables = {customerId: Id;data: CancelTerminationRequest;headers: BankCancelBusinessTerminationHeaders}

    /**
 * @summary Cancel the planned termination of a company
 */
export const useBankCancelBusinessTermination = <TError = Problem | SessionProblem | BusinessCustomerChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCancelBusinessTermination>>, TError,BankCancelBusinessTerminationMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankCancelBusinessTermination>>,
        TError,
        BankCancelBusinessTerminationMutationVariables,
        TContext
      > => {
      return useMutation(getBankCancelBusinessTerminationMutationOptions(options), queryClient);
    }
