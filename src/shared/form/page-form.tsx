import { Button, Group, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useForm, type Control, type DefaultValues, type FieldValues } from 'react-hook-form'
import type { ApiError } from '../http/api-error.ts'
import type { Sentences } from '../problem/problem-message.ts'
import { ProblemNote } from '../problem/problem-note.tsx'
import type { Command } from '../query/port.ts'
import { contractResolver, type LoadSchema } from './contract-resolver.ts'

type Props<TValues extends FieldValues, TSent extends FieldValues, TResult, TStatus extends number> = {
  /** What the form does; its pending state and its error belong to the form. */
  command: Command<TSent, TResult, TStatus>
  /** The sentence for each refusal of the command. */
  sentences: Sentences<NoInfer<TStatus>>
  schema: LoadSchema<TSent>
  defaultValues: DefaultValues<TValues>
  submitLabel: string
  onDone: (result: TResult, sent: TSent) => void | Promise<void>
  /** A refusal that is no error but another step, such as a code that is asked for; true when it was dealt with. */
  onRefused?: (error: ApiError, sent: TSent) => boolean
  /** Stands beside the submit button. */
  aside?: ReactNode
  children: (control: Control<TValues, unknown, FieldValues>) => ReactNode
}

/** The shell of a form on a page: submit, pending, the mapped error and focus of the first wrong field. */
export function PageForm<TValues extends FieldValues, TSent extends FieldValues, TResult, TStatus extends number>({
  command,
  sentences,
  schema,
  defaultValues,
  submitLabel,
  onDone,
  onRefused,
  aside,
  children,
}: Props<TValues, TSent, TResult, TStatus>) {
  const form = useForm<TValues, unknown, TSent>({
    defaultValues,
    resolver: contractResolver<TValues, TSent>(schema),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  })
  const mutation = useMutation<TResult, ApiError, TSent>(command)
  const { isSubmitting } = form.formState

  const submit = form.handleSubmit(async (sent) => {
    let result: TResult
    try {
      result = await mutation.mutateAsync(sent)
    } catch (error) {
      if (onRefused?.(error as ApiError, sent) === true) mutation.reset()
      return
    }
    await onDone(result, sent)
  })

  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-busy={isSubmitting}>
      <Stack gap="md">
        {children(form.control as unknown as Control<TValues, unknown, FieldValues>)}
        {mutation.isError && <ProblemNote error={mutation.error} sentences={sentences} />}
        <Group justify="space-between" gap="sm" mt="xs">
          <Button type="submit" loading={isSubmitting}>
            {submitLabel}
          </Button>
          {aside}
        </Group>
      </Stack>
    </form>
  )
}
