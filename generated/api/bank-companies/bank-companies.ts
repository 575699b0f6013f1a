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
  BankCreateCompanyHeaders
} from '../../model/bank-create-company-headers.ts';

import type {
  BankUpdateCompanyHeaders
} from '../../model/bank-update-company-headers.ts';

import type {
  CompanyDataChangedProblem
} from '../../model/company-data-changed-problem.ts';

import type {
  CompanyData
} from '../../model/company-data.ts';

import type {
  CreateCompanyRequest
} from '../../model/create-company-request.ts';

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
  UpdateCompanyRequest
} from '../../model/update-company-request.ts';

import type {
  ZipcodeProblem
} from '../../model/zipcode-problem.ts';

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
 * @summary Add a company
 */
export const bankCreateCompany = (
    createCompanyRequest: CreateCompanyRequest,
    headers: BankCreateCompanyHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CompanyData>(
      {url: `/bank/business/company`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: createCompanyRequest, signal
    },
      { operation: 'bankCreateCompany',  ...options});
    }




export const getBankCreateCompanyMutationKey = () => ['bankCreateCompany'] as const;

export const getBankCreateCompanyMutationOptions = <TError = Problem | SessionProblem | ZipcodeProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCreateCompany>>, TError,BankCreateCompanyMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankCreateCompany>>, TError,BankCreateCompanyMutationVariables, TContext> => {

const mutationKey = getBankCreateCompanyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankCreateCompany>>, BankCreateCompanyMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  bankCreateCompany(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankCreateCompanyMutationResult = NonNullable<Awaited<ReturnType<typeof bankCreateCompany>>>
    export type BankCreateCompanyMutationBody = CreateCompanyRequest
    export type BankCreateCompanyMutationError = Problem | SessionProblem | ZipcodeProblem
    export type BankCreateCompanyMutationVariables = {data: CreateCompanyRequest;headers: BankCreateCompanyHeaders}

    /**
 * @summary Add a company
 */
export const useBankCreateCompany = <TError = Problem | SessionProblem | ZipcodeProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCreateCompany>>, TError,BankCreateCompanyMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankCreateCompany>>,
        TError,
        BankCreateCompanyMutationVariables,
        TContext
      > => {
      return useMutation(getBankCreateCompanyMutationOptions(options), queryClient);
    }
    /**
 * @summary Read the data of a company
 */
export const bankGetCompany = (
    customerId: Id,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<CompanyData>(
      {url: `/bank/business/${customerId}/company`, method: 'GET', signal
    },
      { operation: 'bankGetCompany',  ...options});
    }




export const getBankGetCompanyQueryKey = (customerId: Id,) => {
    return [
    'bank','business',customerId,'company'
    ] as const;
    }


export const getBankGetCompanyQueryOptions = <TData = Awaited<ReturnType<typeof bankGetCompany>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetCompany>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetCompanyQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetCompany>>> = ({ signal }) => bankGetCompany(customerId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: customerId !== null && customerId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankGetCompany>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetCompanyQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetCompany>>>
export type BankGetCompanyQueryError = Problem | SessionProblem


export function useBankGetCompany<TData = Awaited<ReturnType<typeof bankGetCompany>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetCompany>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetCompany>>,
          TError,
          Awaited<ReturnType<typeof bankGetCompany>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetCompany<TData = Awaited<ReturnType<typeof bankGetCompany>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetCompany>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankGetCompany>>,
          TError,
          Awaited<ReturnType<typeof bankGetCompany>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetCompany<TData = Awaited<ReturnType<typeof bankGetCompany>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetCompany>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the data of a company
 */

export function useBankGetCompany<TData = Awaited<ReturnType<typeof bankGetCompany>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankGetCompany>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetCompanyQueryOptions(customerId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankGetCompanySuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankGetCompany>>, TError = Problem | SessionProblem>(customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetCompany>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankGetCompanyQueryKey(customerId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankGetCompany>>> = ({ signal }) => bankGetCompany(customerId, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetCompany>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankGetCompanySuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankGetCompany>>>
export type BankGetCompanySuspenseQueryError = Problem | SessionProblem


export function useBankGetCompanySuspense<TData = Awaited<ReturnType<typeof bankGetCompany>>, TError = Problem | SessionProblem>(
 customerId: Id, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetCompany>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetCompanySuspense<TData = Awaited<ReturnType<typeof bankGetCompany>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetCompany>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankGetCompanySuspense<TData = Awaited<ReturnType<typeof bankGetCompany>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetCompany>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the data of a company
 */

export function useBankGetCompanySuspense<TData = Awaited<ReturnType<typeof bankGetCompany>>, TError = Problem | SessionProblem>(
 customerId: Id, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankGetCompany>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankGetCompanySuspenseQueryOptions(customerId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change the data of a company
 */
export const bankUpdateCompany = (
    customerId: Id,
    updateCompanyRequest: UpdateCompanyRequest,
    headers: BankUpdateCompanyHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/business/${customerId}/company`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: updateCompanyRequest, signal
    },
      { operation: 'bankUpdateCompany',  ...options});
    }




export const getBankUpdateCompanyMutationKey = () => ['bankUpdateCompany'] as const;

export const getBankUpdateCompanyMutationOptions = <TError = Problem | SessionProblem | CompanyDataChangedProblem | ZipcodeProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUpdateCompany>>, TError,BankUpdateCompanyMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankUpdateCompany>>, TError,BankUpdateCompanyMutationVariables, TContext> => {

const mutationKey = getBankUpdateCompanyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankUpdateCompany>>, BankUpdateCompanyMutationVariables> = (props) => {
          const {customerId,data,headers} = props ?? {};

          return  bankUpdateCompany(customerId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankUpdateCompanyMutationResult = NonNullable<Awaited<ReturnType<typeof bankUpdateCompany>>>
    export type BankUpdateCompanyMutationBody = UpdateCompanyRequest
    export type BankUpdateCompanyMutationError = Problem | SessionProblem | CompanyDataChangedProblem | ZipcodeProblem
    export type BankUpdateCompanyMutationVariables = {customerId: Id;data: UpdateCompanyRequest;headers: BankUpdateCompanyHeaders}

    /**
 * @summary Change the data of a company
 */
export const useBankUpdateCompany = <TError = Problem | SessionProblem | CompanyDataChangedProblem | ZipcodeProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUpdateCompany>>, TError,BankUpdateCompanyMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankUpdateCompany>>,
        TError,
        BankUpdateCompanyMutationVariables,
        TContext
      > => {
      return useMutation(getBankUpdateCompanyMutationOptions(options), queryClient);
    }
