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
  BankCreateEmployeeHeaders
} from '../../model/bank-create-employee-headers.ts';

import type {
  BankEmployeeChangedProblem
} from '../../model/bank-employee-changed-problem.ts';

import type {
  BankEmployeeList
} from '../../model/bank-employee-list.ts';

import type {
  BankEmployee
} from '../../model/bank-employee.ts';

import type {
  BankUpdateEmployeeHeaders
} from '../../model/bank-update-employee-headers.ts';

import type {
  CreateBankEmployeeRequest
} from '../../model/create-bank-employee-request.ts';

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
  UpdateBankEmployeeRequest
} from '../../model/update-bank-employee-request.ts';

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
 * @summary List the bank employees
 */
export const bankListEmployees = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BankEmployeeList>(
      {url: `/bank/bank-employees`, method: 'GET', signal
    },
      { operation: 'bankListEmployees',  ...options});
    }




export const getBankListEmployeesQueryKey = () => {
    return [
    'bank','bank-employees'
    ] as const;
    }


export const getBankListEmployeesQueryOptions = <TData = Awaited<ReturnType<typeof bankListEmployees>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListEmployees>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListEmployeesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListEmployees>>> = ({ signal }) => bankListEmployees(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof bankListEmployees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListEmployeesQueryResult = NonNullable<Awaited<ReturnType<typeof bankListEmployees>>>
export type BankListEmployeesQueryError = Problem | SessionProblem


export function useBankListEmployees<TData = Awaited<ReturnType<typeof bankListEmployees>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListEmployees>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListEmployees>>,
          TError,
          Awaited<ReturnType<typeof bankListEmployees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListEmployees<TData = Awaited<ReturnType<typeof bankListEmployees>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListEmployees>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof bankListEmployees>>,
          TError,
          Awaited<ReturnType<typeof bankListEmployees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListEmployees<TData = Awaited<ReturnType<typeof bankListEmployees>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListEmployees>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the bank employees
 */

export function useBankListEmployees<TData = Awaited<ReturnType<typeof bankListEmployees>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof bankListEmployees>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListEmployeesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getBankListEmployeesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof bankListEmployees>>, TError = Problem | SessionProblem>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListEmployees>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getBankListEmployeesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof bankListEmployees>>> = ({ signal }) => bankListEmployees(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListEmployees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type BankListEmployeesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof bankListEmployees>>>
export type BankListEmployeesSuspenseQueryError = Problem | SessionProblem


export function useBankListEmployeesSuspense<TData = Awaited<ReturnType<typeof bankListEmployees>>, TError = Problem | SessionProblem>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListEmployees>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListEmployeesSuspense<TData = Awaited<ReturnType<typeof bankListEmployees>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListEmployees>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useBankListEmployeesSuspense<TData = Awaited<ReturnType<typeof bankListEmployees>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListEmployees>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the bank employees
 */

export function useBankListEmployeesSuspense<TData = Awaited<ReturnType<typeof bankListEmployees>>, TError = Problem | SessionProblem>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof bankListEmployees>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getBankListEmployeesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Add a bank employee
 */
export const bankCreateEmployee = (
    createBankEmployeeRequest: CreateBankEmployeeRequest,
    headers: BankCreateEmployeeHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BankEmployee>(
      {url: `/bank/bank-employees`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: createBankEmployeeRequest, signal
    },
      { operation: 'bankCreateEmployee',  ...options});
    }




export const getBankCreateEmployeeMutationKey = () => ['bankCreateEmployee'] as const;

export const getBankCreateEmployeeMutationOptions = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCreateEmployee>>, TError,BankCreateEmployeeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankCreateEmployee>>, TError,BankCreateEmployeeMutationVariables, TContext> => {

const mutationKey = getBankCreateEmployeeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankCreateEmployee>>, BankCreateEmployeeMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  bankCreateEmployee(data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankCreateEmployeeMutationResult = NonNullable<Awaited<ReturnType<typeof bankCreateEmployee>>>
    export type BankCreateEmployeeMutationBody = CreateBankEmployeeRequest
    export type BankCreateEmployeeMutationError = Problem | SessionProblem
    export type BankCreateEmployeeMutationVariables = {data: CreateBankEmployeeRequest;headers: BankCreateEmployeeHeaders}

    /**
 * @summary Add a bank employee
 */
export const useBankCreateEmployee = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCreateEmployee>>, TError,BankCreateEmployeeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankCreateEmployee>>,
        TError,
        BankCreateEmployeeMutationVariables,
        TContext
      > => {
      return useMutation(getBankCreateEmployeeMutationOptions(options), queryClient);
    }
    /**
 * Names and e-mail address cannot be changed. At least one active employee always has the role ADMINISTRATOR. A deactivated employee is signed out, and their open codes become invalid.
 * @summary Change the roles of a bank employee or whether they are active
 */
export const bankUpdateEmployee = (
    bankEmployeeId: Id,
    updateBankEmployeeRequest: UpdateBankEmployeeRequest,
    headers: BankUpdateEmployeeHeaders,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/bank-employees/${bankEmployeeId}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', ...headers},
      data: updateBankEmployeeRequest, signal
    },
      { operation: 'bankUpdateEmployee',  ...options});
    }




export const getBankUpdateEmployeeMutationKey = () => ['bankUpdateEmployee'] as const;

export const getBankUpdateEmployeeMutationOptions = <TError = Problem | SessionProblem | BankEmployeeChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUpdateEmployee>>, TError,BankUpdateEmployeeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankUpdateEmployee>>, TError,BankUpdateEmployeeMutationVariables, TContext> => {

const mutationKey = getBankUpdateEmployeeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankUpdateEmployee>>, BankUpdateEmployeeMutationVariables> = (props) => {
          const {bankEmployeeId,data,headers} = props ?? {};

          return  bankUpdateEmployee(bankEmployeeId,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankUpdateEmployeeMutationResult = NonNullable<Awaited<ReturnType<typeof bankUpdateEmployee>>>
    export type BankUpdateEmployeeMutationBody = UpdateBankEmployeeRequest
    export type BankUpdateEmployeeMutationError = Problem | SessionProblem | BankEmployeeChangedProblem
    export type BankUpdateEmployeeMutationVariables = {bankEmployeeId: Id;data: UpdateBankEmployeeRequest;headers: BankUpdateEmployeeHeaders}

    /**
 * @summary Change the roles of a bank employee or whether they are active
 */
export const useBankUpdateEmployee = <TError = Problem | SessionProblem | BankEmployeeChangedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankUpdateEmployee>>, TError,BankUpdateEmployeeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankUpdateEmployee>>,
        TError,
        BankUpdateEmployeeMutationVariables,
        TContext
      > => {
      return useMutation(getBankUpdateEmployeeMutationOptions(options), queryClient);
    }
