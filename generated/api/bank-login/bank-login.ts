import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  AccountLockedProblem
} from '../../model/account-locked-problem.ts';

import type {
  CheckEmailRequest
} from '../../model/check-email-request.ts';

import type {
  LoginRequest
} from '../../model/login-request.ts';

import type {
  LoginResponse
} from '../../model/login-response.ts';

import type {
  PasswordResetRequest
} from '../../model/password-reset-request.ts';

import type {
  PasswordTanRequest
} from '../../model/password-tan-request.ts';

import type {
  Problem
} from '../../model/problem.ts';

import type {
  SessionProblem
} from '../../model/session-problem.ts';

import type {
  TanCreated
} from '../../model/tan-created.ts';

import { request } from '../../../src/shared/http/request.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * First step of the login; an unknown address gets the same answer as a known one.
 * @summary Check the e-mail address of a bank employee
 */
export const bankCheckEmail = (
    checkEmailRequest: CheckEmailRequest,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/auth/check-email`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: checkEmailRequest, signal
    },
      { operation: 'bankCheckEmail',  ...options});
    }




export const getBankCheckEmailMutationKey = () => ['bankCheckEmail'] as const;

export const getBankCheckEmailMutationOptions = <TError = Problem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCheckEmail>>, TError,BankCheckEmailMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankCheckEmail>>, TError,BankCheckEmailMutationVariables, TContext> => {

const mutationKey = getBankCheckEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankCheckEmail>>, BankCheckEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bankCheckEmail(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankCheckEmailMutationResult = NonNullable<Awaited<ReturnType<typeof bankCheckEmail>>>
    export type BankCheckEmailMutationBody = CheckEmailRequest
    export type BankCheckEmailMutationError = Problem
    export type BankCheckEmailMutationVariables = {data: CheckEmailRequest}

    /**
 * @summary Check the e-mail address of a bank employee
 */
export const useBankCheckEmail = <TError = Problem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankCheckEmail>>, TError,BankCheckEmailMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankCheckEmail>>,
        TError,
        BankCheckEmailMutationVariables,
        TContext
      > => {
      return useMutation(getBankCheckEmailMutationOptions(options), queryClient);
    }
    /**
 * After 5 wrong passwords the account is locked for 15 minutes.
 * @summary Sign in as a bank employee
 */
export const bankLogin = (
    loginRequest: LoginRequest,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<LoginResponse>(
      {url: `/bank/auth/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: loginRequest, signal
    },
      { operation: 'bankLogin',  ...options});
    }




export const getBankLoginMutationKey = () => ['bankLogin'] as const;

export const getBankLoginMutationOptions = <TError = Problem | AccountLockedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankLogin>>, TError,BankLoginMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankLogin>>, TError,BankLoginMutationVariables, TContext> => {

const mutationKey = getBankLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankLogin>>, BankLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bankLogin(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankLoginMutationResult = NonNullable<Awaited<ReturnType<typeof bankLogin>>>
    export type BankLoginMutationBody = LoginRequest
    export type BankLoginMutationError = Problem | AccountLockedProblem
    export type BankLoginMutationVariables = {data: LoginRequest}

    /**
 * @summary Sign in as a bank employee
 */
export const useBankLogin = <TError = Problem | AccountLockedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankLogin>>, TError,BankLoginMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankLogin>>,
        TError,
        BankLoginMutationVariables,
        TContext
      > => {
      return useMutation(getBankLoginMutationOptions(options), queryClient);
    }
    /**
 * @summary End the session of a bank employee
 */
export const bankLogout = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/auth/logout`, method: 'POST', signal
    },
      { operation: 'bankLogout',  ...options});
    }




export const getBankLogoutMutationKey = () => ['bankLogout'] as const;

export const getBankLogoutMutationOptions = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankLogout>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankLogout>>, TError,void, TContext> => {

const mutationKey = getBankLogoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankLogout>>, void> = () => {


          return  bankLogout(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankLogoutMutationResult = NonNullable<Awaited<ReturnType<typeof bankLogout>>>

    export type BankLogoutMutationError = Problem | SessionProblem


    /**
 * @summary End the session of a bank employee
 */
export const useBankLogout = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankLogout>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankLogout>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getBankLogoutMutationOptions(options), queryClient);
    }
    /**
 * @summary Reset the password of a bank employee with a code
 */
export const bankResetPassword = (
    passwordResetRequest: PasswordResetRequest,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/bank/auth/password-reset`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordResetRequest, signal
    },
      { operation: 'bankResetPassword',  ...options});
    }




export const getBankResetPasswordMutationKey = () => ['bankResetPassword'] as const;

export const getBankResetPasswordMutationOptions = <TError = Problem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankResetPassword>>, TError,BankResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankResetPassword>>, TError,BankResetPasswordMutationVariables, TContext> => {

const mutationKey = getBankResetPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankResetPassword>>, BankResetPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bankResetPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof bankResetPassword>>>
    export type BankResetPasswordMutationBody = PasswordResetRequest
    export type BankResetPasswordMutationError = Problem
    export type BankResetPasswordMutationVariables = {data: PasswordResetRequest}

    /**
 * @summary Reset the password of a bank employee with a code
 */
export const useBankResetPassword = <TError = Problem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankResetPassword>>, TError,BankResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankResetPassword>>,
        TError,
        BankResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getBankResetPasswordMutationOptions(options), queryClient);
    }
    /**
 * @summary Send a code to reset the password of a bank employee
 */
export const bankRequestPasswordTan = (
    passwordTanRequest: PasswordTanRequest,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TanCreated>(
      {url: `/bank/auth/password-tan`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordTanRequest, signal
    },
      { operation: 'bankRequestPasswordTan',  ...options});
    }




export const getBankRequestPasswordTanMutationKey = () => ['bankRequestPasswordTan'] as const;

export const getBankRequestPasswordTanMutationOptions = <TError = Problem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankRequestPasswordTan>>, TError,BankRequestPasswordTanMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof bankRequestPasswordTan>>, TError,BankRequestPasswordTanMutationVariables, TContext> => {

const mutationKey = getBankRequestPasswordTanMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bankRequestPasswordTan>>, BankRequestPasswordTanMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bankRequestPasswordTan(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BankRequestPasswordTanMutationResult = NonNullable<Awaited<ReturnType<typeof bankRequestPasswordTan>>>
    export type BankRequestPasswordTanMutationBody = PasswordTanRequest
    export type BankRequestPasswordTanMutationError = Problem
    export type BankRequestPasswordTanMutationVariables = {data: PasswordTanRequest}

    /**
 * @summary Send a code to reset the password of a bank employee
 */
export const useBankRequestPasswordTan = <TError = Problem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bankRequestPasswordTan>>, TError,BankRequestPasswordTanMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bankRequestPasswordTan>>,
        TError,
        BankRequestPasswordTanMutationVariables,
        TContext
      > => {
      return useMutation(getBankRequestPasswordTanMutationOptions(options), queryClient);
    }
