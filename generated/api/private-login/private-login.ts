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
 * @summary Check the e-mail address of a private customer
 */
export const privateCheckEmail = (
    checkEmailRequest: CheckEmailRequest,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/private/auth/check-email`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: checkEmailRequest, signal
    },
      { operation: 'privateCheckEmail',  ...options});
    }




export const getPrivateCheckEmailMutationKey = () => ['privateCheckEmail'] as const;

export const getPrivateCheckEmailMutationOptions = <TError = Problem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateCheckEmail>>, TError,PrivateCheckEmailMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof privateCheckEmail>>, TError,PrivateCheckEmailMutationVariables, TContext> => {

const mutationKey = getPrivateCheckEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof privateCheckEmail>>, PrivateCheckEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  privateCheckEmail(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PrivateCheckEmailMutationResult = NonNullable<Awaited<ReturnType<typeof privateCheckEmail>>>
    export type PrivateCheckEmailMutationBody = CheckEmailRequest
    export type PrivateCheckEmailMutationError = Problem
    export type PrivateCheckEmailMutationVariables = {data: CheckEmailRequest}

    /**
 * @summary Check the e-mail address of a private customer
 */
export const usePrivateCheckEmail = <TError = Problem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateCheckEmail>>, TError,PrivateCheckEmailMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof privateCheckEmail>>,
        TError,
        PrivateCheckEmailMutationVariables,
        TContext
      > => {
      return useMutation(getPrivateCheckEmailMutationOptions(options), queryClient);
    }
    /**
 * After 5 wrong passwords the account is locked for 15 minutes.
 * @summary Sign in as a private customer
 */
export const privateLogin = (
    loginRequest: LoginRequest,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<LoginResponse>(
      {url: `/private/auth/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: loginRequest, signal
    },
      { operation: 'privateLogin',  ...options});
    }




export const getPrivateLoginMutationKey = () => ['privateLogin'] as const;

export const getPrivateLoginMutationOptions = <TError = Problem | AccountLockedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateLogin>>, TError,PrivateLoginMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof privateLogin>>, TError,PrivateLoginMutationVariables, TContext> => {

const mutationKey = getPrivateLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof privateLogin>>, PrivateLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  privateLogin(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PrivateLoginMutationResult = NonNullable<Awaited<ReturnType<typeof privateLogin>>>
    export type PrivateLoginMutationBody = LoginRequest
    export type PrivateLoginMutationError = Problem | AccountLockedProblem
    export type PrivateLoginMutationVariables = {data: LoginRequest}

    /**
 * @summary Sign in as a private customer
 */
export const usePrivateLogin = <TError = Problem | AccountLockedProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateLogin>>, TError,PrivateLoginMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof privateLogin>>,
        TError,
        PrivateLoginMutationVariables,
        TContext
      > => {
      return useMutation(getPrivateLoginMutationOptions(options), queryClient);
    }
    /**
 * @summary End the session of a private customer
 */
export const privateLogout = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/private/auth/logout`, method: 'POST', signal
    },
      { operation: 'privateLogout',  ...options});
    }




export const getPrivateLogoutMutationKey = () => ['privateLogout'] as const;

export const getPrivateLogoutMutationOptions = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateLogout>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof privateLogout>>, TError,void, TContext> => {

const mutationKey = getPrivateLogoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof privateLogout>>, void> = () => {


          return  privateLogout(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PrivateLogoutMutationResult = NonNullable<Awaited<ReturnType<typeof privateLogout>>>

    export type PrivateLogoutMutationError = Problem | SessionProblem


    /**
 * @summary End the session of a private customer
 */
export const usePrivateLogout = <TError = Problem | SessionProblem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateLogout>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof privateLogout>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getPrivateLogoutMutationOptions(options), queryClient);
    }
    /**
 * @summary Reset the password of a private customer with a code
 */
export const privateResetPassword = (
    passwordResetRequest: PasswordResetRequest,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<void>(
      {url: `/private/auth/password-reset`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordResetRequest, signal
    },
      { operation: 'privateResetPassword',  ...options});
    }




export const getPrivateResetPasswordMutationKey = () => ['privateResetPassword'] as const;

export const getPrivateResetPasswordMutationOptions = <TError = Problem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateResetPassword>>, TError,PrivateResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof privateResetPassword>>, TError,PrivateResetPasswordMutationVariables, TContext> => {

const mutationKey = getPrivateResetPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof privateResetPassword>>, PrivateResetPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  privateResetPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PrivateResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof privateResetPassword>>>
    export type PrivateResetPasswordMutationBody = PasswordResetRequest
    export type PrivateResetPasswordMutationError = Problem
    export type PrivateResetPasswordMutationVariables = {data: PasswordResetRequest}

    /**
 * @summary Reset the password of a private customer with a code
 */
export const usePrivateResetPassword = <TError = Problem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateResetPassword>>, TError,PrivateResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof privateResetPassword>>,
        TError,
        PrivateResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getPrivateResetPasswordMutationOptions(options), queryClient);
    }
    /**
 * @summary Send a code to reset the password of a private customer
 */
export const privateRequestPasswordTan = (
    passwordTanRequest: PasswordTanRequest,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TanCreated>(
      {url: `/private/auth/password-tan`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordTanRequest, signal
    },
      { operation: 'privateRequestPasswordTan',  ...options});
    }




export const getPrivateRequestPasswordTanMutationKey = () => ['privateRequestPasswordTan'] as const;

export const getPrivateRequestPasswordTanMutationOptions = <TError = Problem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateRequestPasswordTan>>, TError,PrivateRequestPasswordTanMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof privateRequestPasswordTan>>, TError,PrivateRequestPasswordTanMutationVariables, TContext> => {

const mutationKey = getPrivateRequestPasswordTanMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof privateRequestPasswordTan>>, PrivateRequestPasswordTanMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  privateRequestPasswordTan(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PrivateRequestPasswordTanMutationResult = NonNullable<Awaited<ReturnType<typeof privateRequestPasswordTan>>>
    export type PrivateRequestPasswordTanMutationBody = PasswordTanRequest
    export type PrivateRequestPasswordTanMutationError = Problem
    export type PrivateRequestPasswordTanMutationVariables = {data: PasswordTanRequest}

    /**
 * @summary Send a code to reset the password of a private customer
 */
export const usePrivateRequestPasswordTan = <TError = Problem,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof privateRequestPasswordTan>>, TError,PrivateRequestPasswordTanMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof privateRequestPasswordTan>>,
        TError,
        PrivateRequestPasswordTanMutationVariables,
        TContext
      > => {
      return useMutation(getPrivateRequestPasswordTanMutationOptions(options), queryClient);
    }
