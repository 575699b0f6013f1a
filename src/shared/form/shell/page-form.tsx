import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { WithSentences } from '../../problem/problem-message.ts'
import { PageBody, type PageProps } from './page-body.tsx'

/** The shell of a form on a page: submit, pending, the mapped error and focus of the first wrong field. */
export const PageForm: <TValues extends FieldValues, TSent extends FieldValues, TResult, TStatus extends number>(
  props: PageProps<TValues, TSent, TResult, TStatus> & WithSentences<NoInfer<TStatus>>,
) => ReactNode = PageBody
