import type { ReactNode } from 'react'
import type { Control, FieldValues } from 'react-hook-form'
import { FieldErrors } from '../fields/form-context.ts'
import { Actions, FormFrame } from './form-frame.tsx'
import { LazyFinalQuestion, SubmitButton } from './submit-button.tsx'
import classes from './page-form.module.css'
import { useContractForm, type FormProps } from './use-contract-form.ts'
import type { WithSentences } from '../../problem/problem-message.ts'

/** What a form on a page has besides its fields. */
export type PageFormOptions = {
  submitLabel: string
  /** Nothing can be sent now, such as while a wait runs. */
  blocked?: boolean
  /** Stands beside the submit button. */
  aside?: ReactNode
}

type PageFormProps<TValues extends FieldValues, TSent extends FieldValues, TResult, TStatus extends number> = FormProps<
  TValues,
  TSent,
  TResult,
  TStatus
> &
  PageFormOptions & {
    children: (control: Control<TValues, unknown, FieldValues>) => ReactNode
  }

/** The form itself, of whatever it is made. */
export function PageFormBody<TValues extends FieldValues, TSent extends FieldValues, TResult, TStatus extends number>({
  submitLabel,
  blocked = false,
  aside,
  children,
  ...props
}: PageFormProps<TValues, TSent, TResult, TStatus>) {
  const form = useContractForm(props)
  return (
    <form {...form.bind} className={classes.form}>
      <FieldErrors value={form.fieldErrors}>
        <FormFrame
          form={form}
          sentences={props.sentences}
          messages={props.messages}
          fields={children(form.control)}
          actions={
            form.finalQuestion ? (
              <LazyFinalQuestion
                {...form.finalQuestion}
                control={form.control}
                pending={form.pending}
                onBack={form.cancelFinalQuestion}
              />
            ) : (
              <Actions>
                <SubmitButton
                  label={submitLabel}
                  pending={form.pending}
                  blocked={blocked}
                  control={form.control}
                  loaded={props.defaultValues}
                  onlyChanged={props.onlyChanged}
                />
                {aside}
              </Actions>
            )
          }
        />
      </FieldErrors>
    </form>
  )
}

/** The shell of a form on a page: submit, pending, the mapped error and focus of the first wrong field. */
export function PageForm<TValues extends FieldValues, TSent extends FieldValues, TResult, TStatus extends number>(
  props: PageFormProps<TValues, TSent, TResult, TStatus> & WithSentences<NoInfer<TStatus>>,
) {
  return <PageFormBody<TValues, TSent, TResult, TStatus> {...props} />
}
