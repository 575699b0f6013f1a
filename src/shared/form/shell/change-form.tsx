import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { WithSentences } from '../../problem/problem-message.ts'
import type { Stored } from '../../query/port.ts'
import { FormFields } from '../fields/form-context.ts'
import { PageBody, type PageLooks } from './page-form.tsx'
import { useChange, type ChangeProps, type RecordFields } from './use-change.tsx'

type PageProps<
  TRecord extends Stored,
  TValues extends FieldValues,
  TSent extends FieldValues,
  TResult,
  TStatus extends number,
> = ChangeProps<TRecord, TValues, TSent, TResult, TStatus> & { record: TRecord } & PageLooks &
  RecordFields<TRecord, TValues>

function OnPage<
  TRecord extends Stored,
  TValues extends FieldValues,
  TSent extends FieldValues,
  TResult,
  TStatus extends number,
>({ children, ...props }: PageProps<TRecord, TValues, TSent, TResult, TStatus>) {
  const { form, fields, stored } = useChange<TRecord, TValues, TSent, TResult, TStatus>(props)
  return (
    <FormFields value={fields}>
      <PageBody<TValues, TSent, unknown, TStatus> {...props} {...form}>
        {(control) => children(control, stored)}
      </PageBody>
    </FormFields>
  )
}

/**
 * The form on a page that changes a record (`PageForm` does what changes none): it says which record and which fields. What
 * somebody else stored meanwhile is shown beside what was typed, and nothing of it is overwritten in silence.
 */
export const ChangeForm: <
  TRecord extends Stored,
  TValues extends FieldValues,
  TSent extends FieldValues,
  TResult,
  TStatus extends number,
>(
  props: PageProps<TRecord, TValues, TSent, TResult, TStatus> & WithSentences<NoInfer<TStatus>>,
) => ReactNode = OnPage
