import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { WithSentences } from '../../problem/problem-message.ts'
import type { Versioned } from '../../query/port.ts'
import { FieldRegistryContext } from '../fields/form-context.ts'
import { PageFormBody, type PageFormOptions } from './page-form.tsx'
import { useChange, type ChangeProps, type RecordFields } from './use-change.tsx'

type ChangeFormProps<
  TRecord extends Versioned,
  TValues extends FieldValues,
  TSent extends FieldValues,
  TResult,
  TStatus extends number,
> = ChangeProps<TRecord, TValues, TSent, TResult, TStatus> & { record: TRecord } & PageFormOptions &
  RecordFields<TRecord, TValues>

function ChangeFormBody<
  TRecord extends Versioned,
  TValues extends FieldValues,
  TSent extends FieldValues,
  TResult,
  TStatus extends number,
>({ children, ...props }: ChangeFormProps<TRecord, TValues, TSent, TResult, TStatus>) {
  const { form, fields, stored } = useChange<TRecord, TValues, TSent, TResult, TStatus>(props)
  return (
    <FieldRegistryContext value={fields}>
      <PageFormBody<TValues, TSent, unknown, TStatus> {...props} {...form}>
        {(control) => children(control, stored)}
      </PageFormBody>
    </FieldRegistryContext>
  )
}

/**
 * The form on a page that changes a record (`PageForm` does what changes none): it says which record and which fields. What
 * somebody else stored meanwhile is shown beside what was typed, and nothing of it is overwritten in silence.
 */
export const ChangeForm: <
  TRecord extends Versioned,
  TValues extends FieldValues,
  TSent extends FieldValues,
  TResult,
  TStatus extends number,
>(
  props: ChangeFormProps<TRecord, TValues, TSent, TResult, TStatus> & WithSentences<NoInfer<TStatus>>,
) => ReactNode = ChangeFormBody
