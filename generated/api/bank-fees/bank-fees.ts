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
  BankCreateBusinessFeeHeaders
} from '../../model/bank-create-business-fee-headers.ts';

import type {
  BankCreatePrivateFeeHeaders
} from '../../model/bank-create-private-fee-headers.ts';

import type {
  BankDeleteBusinessFeeHeaders
} from '../../model/bank-delete-business-fee-headers.ts';

import type {
  BankDeletePrivateFeeHeaders
} from '../../model/bank-delete-private-fee-headers.ts';

import type {
  BankRemoveBusinessFeePlannedEndDateHeaders
} from '../../model/bank-remove-business-fee-planned-end-date-headers.ts';

import type {
  BankRemovePrivateFeePlannedEndDateHeaders
} from '../../model/bank-remove-private-fee-planned-end-date-headers.ts';

import type {
  BankUpdateBusinessFeeHeaders
} from '../../model/bank-update-business-fee-headers.ts';

import type {
  BankUpdatePrivateFeeHeaders
} from '../../model/bank-update-private-fee-headers.ts';

import type {
  CreateBusinessFeeRequest
} from '../../model/create-business-fee-request.ts';

import type {
  CreatePrivateFeeRequest
} from '../../model/create-private-fee-request.ts';

import type {
  FeeChangedProblem
} from '../../model/fee-changed-problem.ts';

import type {
  FeeList
} from '../../model/fee-list.ts';

import type {
  FeeProductList
} from '../../model/fee-product-list.ts';

import type {
  Fee
} from '../../model/fee.ts';

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
  UpdateFeeRequest
} from '../../model/update-fee-request.ts';

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
 * @summary List the fees and credits of a company
 */
export const bankListBusinessFees = (
    customerId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FeeList>(
      {url: `/bank/business/${customerId}/fees`, method: 'GET', signal
    },
      { operation: 'bankListBusinessFees',  ...options});
    }




export const getBankListBusinessFeesQueryKey = (customerId: Id,) => {
    return [
    'bank','business',customerId,'fees'
    ] as const;
    }


export const getBankListBusinessFeesQueryOptions = <TData = Awaited<ReturnType<typeof bankListBusinessFees>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListBusinessFees>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListBusinessFeesQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListBusinessFees>>> = ({ signal }) => bankListBusinessFees(customerId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankListBusinessFees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListBusinessFeesQueryResult = NonNullable<Awaited<ReturnType<typeof bankListBusinessFees>>>
export type BankListBusinessFeesQueryError = Problem | SessionProblem


export function useBankListBusinessFees<TData = Awaited<ReturnType<typeof bankListBusinessFees>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListBusinessFees>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListBusinessFees>>,
          TError,
          Awaited<ReturnType<typeof bankListBusinessFees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListBusinessFees<TData = Awaited<ReturnType<typeof bankListBusinessFees>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListBusinessFees>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListBusinessFees>>,
          TError,
          Awaited<ReturnType<typeof bankListBusinessFees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListBusinessFees<TData = Awaited<ReturnType<typeof bankListBusinessFees>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListBusinessFees>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the fees and credits of a company
 */

export function useBankListBusinessFees<TData = Awaited<ReturnType<typeof bankListBusinessFees>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListBusinessFees>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListBusinessFeesQueryOptions(customerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankListBusinessFeesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankListBusinessFees>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListBusinessFees>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListBusinessFeesQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListBusinessFees>>> = ({ signal }) => bankListBusinessFees(customerId, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListBusinessFees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListBusinessFeesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankListBusinessFees>>>
export type BankListBusinessFeesSuspenseQueryError = Problem | SessionProblem


export function useBankListBusinessFeesSuspense<TData = Awaited<ReturnType<typeof bankListBusinessFees>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListBusinessFees>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListBusinessFeesSuspense<TData = Awaited<ReturnType<typeof bankListBusinessFees>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListBusinessFees>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListBusinessFeesSuspense<TData = Awaited<ReturnType<typeof bankListBusinessFees>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListBusinessFees>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the fees and credits of a company
 */

export function useBankListBusinessFeesSuspense<TData = Awaited<ReturnType<typeof bankListBusinessFees>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListBusinessFees>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListBusinessFeesSuspenseQueryOptions(customerId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Add a fee or credit to a company
 */
export const bankCreateBusinessFee = (
    customerId: Id,
    createBusinessFeeRequest: CreateBusinessFeeRequest,
    headers: BankCreateBusinessFeeHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Fee>(
      {url: `/bank/business/${customerId}/fees`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: createBusinessFeeRequest, signal
    },
      { operation: 'bankCreateBusinessFee',  ...options});
    }




export const getBankCreateBusinessFeeMutationKey = () => ['bankCreateBusinessFee'] as const;

export const getBankCreateBusinessFeeMutationOptions = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCreateBusinessFee>>, TError,BankCreateBusinessFeeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankCreateBusinessFee>>, TError,BankCreateBusinessFeeMutationVariables, TContext> => {

const mutationKey = getBankCreateBusinessFeeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankCreateBusinessFee>>, BankCreateBusinessFeeMutationVariables> = (props) => {
          const {customerId,data,headers} = props ?? {};

          return  bankCreateBusinessFee(customerId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankCreateBusinessFeeMutationResult = NonNullable<Awaited<ReturnType<typeof bankCreateBusinessFee>>>
    export type BankCreateBusinessFeeMutationBody = CreateBusinessFeeRequest
    export type BankCreateBusinessFeeMutationError = Problem | SessionProblem
    export type BankCreateBusinessFeeMutationVariables = {customerId: Id;data: CreateBusinessFeeRequest;headers: BankCreateBusinessFeeHeaders}

    /**
 * @summary Add a fee or credit to a company
 */
export const useBankCreateBusinessFee = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCreateBusinessFee>>, TError,BankCreateBusinessFeeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankCreateBusinessFee>>,
        TError,
        BankCreateBusinessFeeMutationVariables,
        TContext
      > => {
      return useMutation(getBankCreateBusinessFeeMutationOptions(options), queryClient);
    }
    /**
 * Only monthly types whose planned end is empty or still editable.
 * @summary Change the planned end of a fee or credit of a company
 */
export const bankUpdateBusinessFee = (
    customerId: Id,
    feeId: Id,
    updateFeeRequest: UpdateFeeRequest,
    headers: BankUpdateBusinessFeeHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/business/${customerId}/fees/${feeId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', ...headers},
      data: updateFeeRequest, signal
    },
      { operation: 'bankUpdateBusinessFee',  ...options});
    }




export const getBankUpdateBusinessFeeMutationKey = () => ['bankUpdateBusinessFee'] as const;

export const getBankUpdateBusinessFeeMutationOptions = <TError = Problem | SessionProblem | FeeChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUpdateBusinessFee>>, TError,BankUpdateBusinessFeeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankUpdateBusinessFee>>, TError,BankUpdateBusinessFeeMutationVariables, TContext> => {

const mutationKey = getBankUpdateBusinessFeeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankUpdateBusinessFee>>, BankUpdateBusinessFeeMutationVariables> = (props) => {
          const {customerId,feeId,data,headers} = props ?? {};

          return  bankUpdateBusinessFee(customerId,feeId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankUpdateBusinessFeeMutationResult = NonNullable<Awaited<ReturnType<typeof bankUpdateBusinessFee>>>
    export type BankUpdateBusinessFeeMutationBody = UpdateFeeRequest
    export type BankUpdateBusinessFeeMutationError = Problem | SessionProblem | FeeChangedProblem
    export type BankUpdateBusinessFeeMutationVariables = {customerId: Id;feeId: Id;data: UpdateFeeRequest;headers: BankUpdateBusinessFeeHeaders}

    /**
 * @summary Change the planned end of a fee or credit of a company
 */
export const useBankUpdateBusinessFee = <TError = Problem | SessionProblem | FeeChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUpdateBusinessFee>>, TError,BankUpdateBusinessFeeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankUpdateBusinessFee>>,
        TError,
        BankUpdateBusinessFeeMutationVariables,
        TContext
      > => {
      return useMutation(getBankUpdateBusinessFeeMutationOptions(options), queryClient);
    }
    /**
 * One-time types from today on, monthly types from the first of the next month on.
 * @summary Delete a fee or credit of a company
 */
export const bankDeleteBusinessFee = (
    customerId: Id,
    feeId: Id,
    headers: BankDeleteBusinessFeeHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/business/${customerId}/fees/${feeId}`, method: 'DELETE',
      headers, signal
    },
      { operation: 'bankDeleteBusinessFee',  ...options});
    }




export const getBankDeleteBusinessFeeMutationKey = () => ['bankDeleteBusinessFee'] as const;

export const getBankDeleteBusinessFeeMutationOptions = <TError = Problem | SessionProblem | FeeChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankDeleteBusinessFee>>, TError,BankDeleteBusinessFeeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankDeleteBusinessFee>>, TError,BankDeleteBusinessFeeMutationVariables, TContext> => {

const mutationKey = getBankDeleteBusinessFeeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankDeleteBusinessFee>>, BankDeleteBusinessFeeMutationVariables> = (props) => {
          const {customerId,feeId,headers} = props ?? {};

          return  bankDeleteBusinessFee(customerId,feeId,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankDeleteBusinessFeeMutationResult = NonNullable<Awaited<ReturnType<typeof bankDeleteBusinessFee>>>

    export type BankDeleteBusinessFeeMutationError = Problem | SessionProblem | FeeChangedProblem
    export type BankDeleteBusinessFeeMutationVariables = {customerId: Id;feeId: Id;headers: BankDeleteBusinessFeeHeaders}

    /**
 * @summary Delete a fee or credit of a company
 */
export const useBankDeleteBusinessFee = <TError = Problem | SessionProblem | FeeChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankDeleteBusinessFee>>, TError,BankDeleteBusinessFeeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankDeleteBusinessFee>>,
        TError,
        BankDeleteBusinessFeeMutationVariables,
        TContext
      > => {
      return useMutation(getBankDeleteBusinessFeeMutationOptions(options), queryClient);
    }
    /**
 * @summary Remove the planned end of a fee or credit of a company
 */
export const bankRemoveBusinessFeePlannedEndDate = (
    customerId: Id,
    feeId: Id,
    headers: BankRemoveBusinessFeePlannedEndDateHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/business/${customerId}/fees/${feeId}/planned-end-date`, method: 'DELETE',
      headers, signal
    },
      { operation: 'bankRemoveBusinessFeePlannedEndDate',  ...options});
    }




export const getBankRemoveBusinessFeePlannedEndDateMutationKey = () => ['bankRemoveBusinessFeePlannedEndDate'] as const;

export const getBankRemoveBusinessFeePlannedEndDateMutationOptions = <TError = Problem | SessionProblem | FeeChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankRemoveBusinessFeePlannedEndDate>>, TError,BankRemoveBusinessFeePlannedEndDateMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankRemoveBusinessFeePlannedEndDate>>, TError,BankRemoveBusinessFeePlannedEndDateMutationVariables, TContext> => {

const mutationKey = getBankRemoveBusinessFeePlannedEndDateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankRemoveBusinessFeePlannedEndDate>>, BankRemoveBusinessFeePlannedEndDateMutationVariables> = (props) => {
          const {customerId,feeId,headers} = props ?? {};

          return  bankRemoveBusinessFeePlannedEndDate(customerId,feeId,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankRemoveBusinessFeePlannedEndDateMutationResult = NonNullable<Awaited<ReturnType<typeof bankRemoveBusinessFeePlannedEndDate>>>

    export type BankRemoveBusinessFeePlannedEndDateMutationError = Problem | SessionProblem | FeeChangedProblem
    export type BankRemoveBusinessFeePlannedEndDateMutationVariables = {customerId: Id;feeId: Id;headers: BankRemoveBusinessFeePlannedEndDateHeaders}

    /**
 * @summary Remove the planned end of a fee or credit of a company
 */
export const useBankRemoveBusinessFeePlannedEndDate = <TError = Problem | SessionProblem | FeeChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankRemoveBusinessFeePlannedEndDate>>, TError,BankRemoveBusinessFeePlannedEndDateMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankRemoveBusinessFeePlannedEndDate>>,
        TError,
        BankRemoveBusinessFeePlannedEndDateMutationVariables,
        TContext
      > => {
      return useMutation(getBankRemoveBusinessFeePlannedEndDateMutationOptions(options), queryClient);
    }
    /**
 * @summary List the fees and credits of a private customer
 */
export const bankListPrivateFees = (
    customerId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FeeList>(
      {url: `/bank/private/${customerId}/fees`, method: 'GET', signal
    },
      { operation: 'bankListPrivateFees',  ...options});
    }




export const getBankListPrivateFeesQueryKey = (customerId: Id,) => {
    return [
    'bank','private',customerId,'fees'
    ] as const;
    }


export const getBankListPrivateFeesQueryOptions = <TData = Awaited<ReturnType<typeof bankListPrivateFees>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListPrivateFees>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListPrivateFeesQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListPrivateFees>>> = ({ signal }) => bankListPrivateFees(customerId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankListPrivateFees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListPrivateFeesQueryResult = NonNullable<Awaited<ReturnType<typeof bankListPrivateFees>>>
export type BankListPrivateFeesQueryError = Problem | SessionProblem


export function useBankListPrivateFees<TData = Awaited<ReturnType<typeof bankListPrivateFees>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListPrivateFees>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListPrivateFees>>,
          TError,
          Awaited<ReturnType<typeof bankListPrivateFees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListPrivateFees<TData = Awaited<ReturnType<typeof bankListPrivateFees>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListPrivateFees>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListPrivateFees>>,
          TError,
          Awaited<ReturnType<typeof bankListPrivateFees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListPrivateFees<TData = Awaited<ReturnType<typeof bankListPrivateFees>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListPrivateFees>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the fees and credits of a private customer
 */

export function useBankListPrivateFees<TData = Awaited<ReturnType<typeof bankListPrivateFees>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListPrivateFees>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListPrivateFeesQueryOptions(customerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankListPrivateFeesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankListPrivateFees>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListPrivateFees>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListPrivateFeesQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListPrivateFees>>> = ({ signal }) => bankListPrivateFees(customerId, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListPrivateFees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListPrivateFeesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankListPrivateFees>>>
export type BankListPrivateFeesSuspenseQueryError = Problem | SessionProblem


export function useBankListPrivateFeesSuspense<TData = Awaited<ReturnType<typeof bankListPrivateFees>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListPrivateFees>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListPrivateFeesSuspense<TData = Awaited<ReturnType<typeof bankListPrivateFees>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListPrivateFees>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListPrivateFeesSuspense<TData = Awaited<ReturnType<typeof bankListPrivateFees>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListPrivateFees>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the fees and credits of a private customer
 */

export function useBankListPrivateFeesSuspense<TData = Awaited<ReturnType<typeof bankListPrivateFees>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListPrivateFees>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListPrivateFeesSuspenseQueryOptions(customerId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Add a fee or credit to a private customer
 */
export const bankCreatePrivateFee = (
    customerId: Id,
    createPrivateFeeRequest: CreatePrivateFeeRequest,
    headers: BankCreatePrivateFeeHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Fee>(
      {url: `/bank/private/${customerId}/fees`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: createPrivateFeeRequest, signal
    },
      { operation: 'bankCreatePrivateFee',  ...options});
    }




export const getBankCreatePrivateFeeMutationKey = () => ['bankCreatePrivateFee'] as const;

export const getBankCreatePrivateFeeMutationOptions = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCreatePrivateFee>>, TError,BankCreatePrivateFeeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankCreatePrivateFee>>, TError,BankCreatePrivateFeeMutationVariables, TContext> => {

const mutationKey = getBankCreatePrivateFeeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankCreatePrivateFee>>, BankCreatePrivateFeeMutationVariables> = (props) => {
          const {customerId,data,headers} = props ?? {};

          return  bankCreatePrivateFee(customerId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankCreatePrivateFeeMutationResult = NonNullable<Awaited<ReturnType<typeof bankCreatePrivateFee>>>
    export type BankCreatePrivateFeeMutationBody = CreatePrivateFeeRequest
    export type BankCreatePrivateFeeMutationError = Problem | SessionProblem
    export type BankCreatePrivateFeeMutationVariables = {customerId: Id;data: CreatePrivateFeeRequest;headers: BankCreatePrivateFeeHeaders}

    /**
 * @summary Add a fee or credit to a private customer
 */
export const useBankCreatePrivateFee = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCreatePrivateFee>>, TError,BankCreatePrivateFeeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankCreatePrivateFee>>,
        TError,
        BankCreatePrivateFeeMutationVariables,
        TContext
      > => {
      return useMutation(getBankCreatePrivateFeeMutationOptions(options), queryClient);
    }
    /**
 * @summary List the fee products of a private customer
 */
export const bankListFeeProducts = (
    customerId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<FeeProductList>(
      {url: `/bank/private/${customerId}/fees/products`, method: 'GET', signal
    },
      { operation: 'bankListFeeProducts',  ...options});
    }




export const getBankListFeeProductsQueryKey = (customerId: Id,) => {
    return [
    'bank','private',customerId,'fees','products'
    ] as const;
    }


export const getBankListFeeProductsQueryOptions = <TData = Awaited<ReturnType<typeof bankListFeeProducts>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListFeeProducts>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListFeeProductsQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListFeeProducts>>> = ({ signal }) => bankListFeeProducts(customerId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankListFeeProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListFeeProductsQueryResult = NonNullable<Awaited<ReturnType<typeof bankListFeeProducts>>>
export type BankListFeeProductsQueryError = Problem | SessionProblem


export function useBankListFeeProducts<TData = Awaited<ReturnType<typeof bankListFeeProducts>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListFeeProducts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListFeeProducts>>,
          TError,
          Awaited<ReturnType<typeof bankListFeeProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListFeeProducts<TData = Awaited<ReturnType<typeof bankListFeeProducts>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListFeeProducts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListFeeProducts>>,
          TError,
          Awaited<ReturnType<typeof bankListFeeProducts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListFeeProducts<TData = Awaited<ReturnType<typeof bankListFeeProducts>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListFeeProducts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the fee products of a private customer
 */

export function useBankListFeeProducts<TData = Awaited<ReturnType<typeof bankListFeeProducts>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListFeeProducts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListFeeProductsQueryOptions(customerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankListFeeProductsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankListFeeProducts>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListFeeProducts>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListFeeProductsQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListFeeProducts>>> = ({ signal }) => bankListFeeProducts(customerId, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListFeeProducts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListFeeProductsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankListFeeProducts>>>
export type BankListFeeProductsSuspenseQueryError = Problem | SessionProblem


export function useBankListFeeProductsSuspense<TData = Awaited<ReturnType<typeof bankListFeeProducts>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListFeeProducts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListFeeProductsSuspense<TData = Awaited<ReturnType<typeof bankListFeeProducts>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListFeeProducts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListFeeProductsSuspense<TData = Awaited<ReturnType<typeof bankListFeeProducts>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListFeeProducts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the fee products of a private customer
 */

export function useBankListFeeProductsSuspense<TData = Awaited<ReturnType<typeof bankListFeeProducts>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListFeeProducts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListFeeProductsSuspenseQueryOptions(customerId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Only monthly types whose planned end is empty or still editable.
 * @summary Change the planned end of a fee or credit of a private customer
 */
export const bankUpdatePrivateFee = (
    customerId: Id,
    feeId: Id,
    updateFeeRequest: UpdateFeeRequest,
    headers: BankUpdatePrivateFeeHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/private/${customerId}/fees/${feeId}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', ...headers},
      data: updateFeeRequest, signal
    },
      { operation: 'bankUpdatePrivateFee',  ...options});
    }




export const getBankUpdatePrivateFeeMutationKey = () => ['bankUpdatePrivateFee'] as const;

export const getBankUpdatePrivateFeeMutationOptions = <TError = Problem | SessionProblem | FeeChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUpdatePrivateFee>>, TError,BankUpdatePrivateFeeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankUpdatePrivateFee>>, TError,BankUpdatePrivateFeeMutationVariables, TContext> => {

const mutationKey = getBankUpdatePrivateFeeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankUpdatePrivateFee>>, BankUpdatePrivateFeeMutationVariables> = (props) => {
          const {customerId,feeId,data,headers} = props ?? {};

          return  bankUpdatePrivateFee(customerId,feeId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankUpdatePrivateFeeMutationResult = NonNullable<Awaited<ReturnType<typeof bankUpdatePrivateFee>>>
    export type BankUpdatePrivateFeeMutationBody = UpdateFeeRequest
    export type BankUpdatePrivateFeeMutationError = Problem | SessionProblem | FeeChangedProblem
    export type BankUpdatePrivateFeeMutationVariables = {customerId: Id;feeId: Id;data: UpdateFeeRequest;headers: BankUpdatePrivateFeeHeaders}

    /**
 * @summary Change the planned end of a fee or credit of a private customer
 */
export const useBankUpdatePrivateFee = <TError = Problem | SessionProblem | FeeChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUpdatePrivateFee>>, TError,BankUpdatePrivateFeeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankUpdatePrivateFee>>,
        TError,
        BankUpdatePrivateFeeMutationVariables,
        TContext
      > => {
      return useMutation(getBankUpdatePrivateFeeMutationOptions(options), queryClient);
    }
    /**
 * One-time types from today on, monthly types from the first of the next month on.
 * @summary Delete a fee or credit of a private customer
 */
export const bankDeletePrivateFee = (
    customerId: Id,
    feeId: Id,
    headers: BankDeletePrivateFeeHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/private/${customerId}/fees/${feeId}`, method: 'DELETE',
      headers, signal
    },
      { operation: 'bankDeletePrivateFee',  ...options});
    }




export const getBankDeletePrivateFeeMutationKey = () => ['bankDeletePrivateFee'] as const;

export const getBankDeletePrivateFeeMutationOptions = <TError = Problem | SessionProblem | FeeChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankDeletePrivateFee>>, TError,BankDeletePrivateFeeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankDeletePrivateFee>>, TError,BankDeletePrivateFeeMutationVariables, TContext> => {

const mutationKey = getBankDeletePrivateFeeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankDeletePrivateFee>>, BankDeletePrivateFeeMutationVariables> = (props) => {
          const {customerId,feeId,headers} = props ?? {};

          return  bankDeletePrivateFee(customerId,feeId,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankDeletePrivateFeeMutationResult = NonNullable<Awaited<ReturnType<typeof bankDeletePrivateFee>>>

    export type BankDeletePrivateFeeMutationError = Problem | SessionProblem | FeeChangedProblem
    export type BankDeletePrivateFeeMutationVariables = {customerId: Id;feeId: Id;headers: BankDeletePrivateFeeHeaders}

    /**
 * @summary Delete a fee or credit of a private customer
 */
export const useBankDeletePrivateFee = <TError = Problem | SessionProblem | FeeChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankDeletePrivateFee>>, TError,BankDeletePrivateFeeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankDeletePrivateFee>>,
        TError,
        BankDeletePrivateFeeMutationVariables,
        TContext
      > => {
      return useMutation(getBankDeletePrivateFeeMutationOptions(options), queryClient);
    }
    /**
 * @summary Remove the planned end of a fee or credit of a private customer
 */
export const bankRemovePrivateFeePlannedEndDate = (
    customerId: Id,
    feeId: Id,
    headers: BankRemovePrivateFeePlannedEndDateHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/private/${customerId}/fees/${feeId}/planned-end-date`, method: 'DELETE',
      headers, signal
    },
      { operation: 'bankRemovePrivateFeePlannedEndDate',  ...options});
    }




export const getBankRemovePrivateFeePlannedEndDateMutationKey = () => ['bankRemovePrivateFeePlannedEndDate'] as const;

export const getBankRemovePrivateFeePlannedEndDateMutationOptions = <TError = Problem | SessionProblem | FeeChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankRemovePrivateFeePlannedEndDate>>, TError,BankRemovePrivateFeePlannedEndDateMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankRemovePrivateFeePlannedEndDate>>, TError,BankRemovePrivateFeePlannedEndDateMutationVariables, TContext> => {

const mutationKey = getBankRemovePrivateFeePlannedEndDateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankRemovePrivateFeePlannedEndDate>>, BankRemovePrivateFeePlannedEndDateMutationVariables> = (props) => {
          const {customerId,feeId,headers} = props ?? {};

          return  bankRemovePrivateFeePlannedEndDate(customerId,feeId,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankRemovePrivateFeePlannedEndDateMutationResult = NonNullable<Awaited<ReturnType<typeof bankRemovePrivateFeePlannedEndDate>>>

    export type BankRemovePrivateFeePlannedEndDateMutationError = Problem | SessionProblem | FeeChangedProblem
    export type BankRemovePrivateFeePlannedEndDateMutationVariables = {customerId: Id;feeId: Id;headers: BankRemovePrivateFeePlannedEndDateHeaders}

    /**
 * @summary Remove the planned end of a fee or credit of a private customer
 */
export const useBankRemovePrivateFeePlannedEndDate = <TError = Problem | SessionProblem | FeeChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankRemovePrivateFeePlannedEndDate>>, TError,BankRemovePrivateFeePlannedEndDateMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankRemovePrivateFeePlannedEndDate>>,
        TError,
        BankRemovePrivateFeePlannedEndDateMutationVariables,
        TContext
      > => {
      return useMutation(getBankRemovePrivateFeePlannedEndDateMutationOptions(options), queryClient);
    }
