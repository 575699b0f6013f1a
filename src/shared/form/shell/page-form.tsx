import type { ReactNode } from 'react'
import type { Control, FieldValues } from 'react-hook-form'
import type { WithSentences } from '../../problem/problem-message.ts'
import { Actions, FormFrame } from './form-frame.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useContractForm, type FormProps } from './use-contract-form.ts'

type Props<TValues extends FieldValues, TSent extends FieldValues, TResult, TStatus extends number> = FormProps<
  TValues,
  TSent,
  TResult,
  TStatus
> & {
  submitLabel: string
  /** Nothing can be sent now, such as while a wait runs. */
  blocked?: boolean
  /** Stands beside the submit button. */
  aside?: ReactNode
  children: (control: Control<TValues, unknown, FieldValues>) => ReactNode
}

function Shell<TValues extends FieldValues, TSent extends FieldValues, TResult, TStatus extends number>({
  submitLabel,
  blocked = false,
  aside,
  children,
  ...props
}: Props<TValues, TSent, TResult, TStatus>) {
  const form = useContractForm(props)
  return (
    <form {...form.bind}>
      <FormFrame
        form={form}
        sentences={props.sentences}
        messages={props.messages}
        fields={children(form.control)}
        actions={
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
        }
      />
    </form>
  )
}

/** The shell of a form on a page: submit, pending, the mapped error and focus of the first wrong field. */
export const PageForm: <TValues extends FieldValues, TSent extends FieldValues, TResult, TStatus extends number>(
  props: Props<TValues, TSent, TResult, TStatus> & WithSentences<NoInfer<TStatus>>,
) => ReactNode = Shell
