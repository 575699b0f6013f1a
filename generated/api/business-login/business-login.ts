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
 * @summary Check the e-mail address of a business administrator
 */
export const businessCheckEmail = (
    checkEmailRequest: CheckEmailRequest,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/business/auth/check-email`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: checkEmailRequest, signal
    },
      { operation: 'businessCheckEmail',  ...options});
    }




export const getBusinessCheckEmailMutationKey = () => ['businessCheckEmail'] as const;

export const getBusinessCheckEmailMutationOptions = <TError = Problem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessCheckEmail>>, TError,BusinessCheckEmailMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof businessCheckEmail>>, TError,BusinessCheckEmailMutationVariables, TContext> => {

const mutationKey = getBusinessCheckEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof businessCheckEmail>>, BusinessCheckEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  businessCheckEmail(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BusinessCheckEmailMutationResult = NonNullable<Awaited<ReturnType<typeof businessCheckEmail>>>
    export type BusinessCheckEmailMutationBody = CheckEmailRequest
    export type BusinessCheckEmailMutationError = Problem
    export type BusinessCheckEmailMutationVariables = {data: CheckEmailRequest}

    /**
 * @summary Check the e-mail address of a business administrator
 */
export const useBusinessCheckEmail = <TError = Problem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessCheckEmail>>, TError,BusinessCheckEmailMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof businessCheckEmail>>,
        TError,
        BusinessCheckEmailMutationVariables,
        TContext
      > => {
      return useMutation(getBusinessCheckEmailMutationOptions(options), queryClient);
    }
    /**
 * After 5 wrong passwords the account is locked for 15 minutes.
 * @summary Sign in as a business administrator
 */
export const businessLogin = (
    loginRequest: LoginRequest,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<LoginResponse>(
      {url: `/business/auth/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: loginRequest, signal
    },
      { operation: 'businessLogin',  ...options});
    }




export const getBusinessLoginMutationKey = () => ['businessLogin'] as const;

export const getBusinessLoginMutationOptions = <TError = Problem | AccountLockedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessLogin>>, TError,BusinessLoginMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof businessLogin>>, TError,BusinessLoginMutationVariables, TContext> => {

const mutationKey = getBusinessLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof businessLogin>>, BusinessLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  businessLogin(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BusinessLoginMutationResult = NonNullable<Awaited<ReturnType<typeof businessLogin>>>
    export type BusinessLoginMutationBody = LoginRequest
    export type BusinessLoginMutationError = Problem | AccountLockedProblem
    export type BusinessLoginMutationVariables = {data: LoginRequest}

    /**
 * @summary Sign in as a business administrator
 */
export const useBusinessLogin = <TError = Problem | AccountLockedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessLogin>>, TError,BusinessLoginMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof businessLogin>>,
        TError,
        BusinessLoginMutationVariables,
        TContext
      > => {
      return useMutation(getBusinessLoginMutationOptions(options), queryClient);
    }
    /**
 * @summary End the session of a business administrator
 */
export const businessLogout = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/business/auth/logout`, method: 'POST', signal
    },
      { operation: 'businessLogout',  ...options});
    }




export const getBusinessLogoutMutationKey = () => ['businessLogout'] as const;

export const getBusinessLogoutMutationOptions = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessLogout>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof businessLogout>>, TError,void, TContext> => {

const mutationKey = getBusinessLogoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof businessLogout>>, void> = () => {


          return  businessLogout(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BusinessLogoutMutationResult = NonNullable<Awaited<ReturnType<typeof businessLogout>>>

    export type BusinessLogoutMutationError = Problem | SessionProblem


    /**
 * @summary End the session of a business administrator
 */
export const useBusinessLogout = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessLogout>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof businessLogout>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getBusinessLogoutMutationOptions(options), queryClient);
    }
    /**
 * @summary Reset the password of a business administrator with a code
 */
export const businessResetPassword = (
    passwordResetRequest: PasswordResetRequest,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/business/auth/password-reset`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordResetRequest, signal
    },
      { operation: 'businessResetPassword',  ...options});
    }




export const getBusinessResetPasswordMutationKey = () => ['businessResetPassword'] as const;

export const getBusinessResetPasswordMutationOptions = <TError = Problem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessResetPassword>>, TError,BusinessResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof businessResetPassword>>, TError,BusinessResetPasswordMutationVariables, TContext> => {

const mutationKey = getBusinessResetPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof businessResetPassword>>, BusinessResetPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  businessResetPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BusinessResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof businessResetPassword>>>
    export type BusinessResetPasswordMutationBody = PasswordResetRequest
    export type BusinessResetPasswordMutationError = Problem
    export type BusinessResetPasswordMutationVariables = {data: PasswordResetRequest}

    /**
 * @summary Reset the password of a business administrator with a code
 */
export const useBusinessResetPassword = <TError = Problem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessResetPassword>>, TError,BusinessResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof businessResetPassword>>,
        TError,
        BusinessResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getBusinessResetPasswordMutationOptions(options), queryClient);
    }
    /**
 * @summary Send a code to reset the password of a business administrator
 */
export const businessRequestPasswordTan = (
    passwordTanRequest: PasswordTanRequest,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TanCreated>(
      {url: `/business/auth/password-tan`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordTanRequest, signal
    },
      { operation: 'businessRequestPasswordTan',  ...options});
    }




export const getBusinessRequestPasswordTanMutationKey = () => ['businessRequestPasswordTan'] as const;

export const getBusinessRequestPasswordTanMutationOptions = <TError = Problem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessRequestPasswordTan>>, TError,BusinessRequestPasswordTanMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof businessRequestPasswordTan>>, TError,BusinessRequestPasswordTanMutationVariables, TContext> => {

const mutationKey = getBusinessRequestPasswordTanMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof businessRequestPasswordTan>>, BusinessRequestPasswordTanMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  businessRequestPasswordTan(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BusinessRequestPasswordTanMutationResult = NonNullable<Awaited<ReturnType<typeof businessRequestPasswordTan>>>
    export type BusinessRequestPasswordTanMutationBody = PasswordTanRequest
    export type BusinessRequestPasswordTanMutationError = Problem
    export type BusinessRequestPasswordTanMutationVariables = {data: PasswordTanRequest}

    /**
 * @summary Send a code to reset the password of a business administrator
 */
export const useBusinessRequestPasswordTan = <TError = Problem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof businessRequestPasswordTan>>, TError,BusinessRequestPasswordTanMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof businessRequestPasswordTan>>,
        TError,
        BusinessRequestPasswordTanMutationVariables,
        TContext
      > => {
      return useMutation(getBusinessRequestPasswordTanMutationOptions(options), queryClient);
    }
