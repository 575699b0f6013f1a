import { Button, Group, Input, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type DragEvent } from 'react'
import { useFormState, type FieldValues } from 'react-hook-form'
import { formatFileSize, visibleFileName } from '../../format/file-text.ts'
import { softDisabledProps } from '../../elements/soft-disabled.ts'
import classes from './file-field.module.css'
import { useBoundField, type FieldProps } from './use-bound-field.ts'

type Props<TValues extends FieldValues> = FieldProps<TValues> & {
  /** The filter of the file dialog, such as `.csv,text/csv`; the schema validates the file. */
  accept: string
}

/** A field for one file, chosen or dropped (R669); its value is the file, or null. */
export function FileField<TValues extends FieldValues>({ accept, ...props }: Props<TValues>) {
  const { t } = useLingui()
  const { value, set, bind, shown } = useBoundField(props)
  // The file cannot be replaced while it is sent.
  const { isSubmitting: sending } = useFormState({ control: props.control })
  const id = useId()
  const [over, setOver] = useState(false)
  const [several, setSeveral] = useState(false)
  const file = value instanceof File ? value : null
  const described = props.description === undefined ? [] : [`${id}-description`]
  const error = several ? t`Please choose only one file.` : shown.error
  const hints = [...(error === undefined ? [] : [`${id}-error`]), ...described].join(' ') || undefined

  const take = (files: FileList | null) => {
    if (sending) return
    const tooMany = (files?.length ?? 0) > 1
    setSeveral(tooMany)
    if (!tooMany && files?.[0]) set(files[0])
  }
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside)
  }
  return (
    <Input.Wrapper
      id={id}
      size="md"
      label={props.label}
      description={props.description}
      error={error}
      withAsterisk={shown.withAsterisk}
      labelElement="label"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the input in it does the same by keyboard */}
      <label
        className={classes.area}
        data-over={over || undefined}
        data-wrong={error === undefined ? undefined : true}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event)
          take(event.dataTransfer.files)
        }}
      >
        <input
          id={id}
          type="file"
          className="visually-hidden"
          accept={accept}
          required={shown['aria-required']}
          aria-disabled={sending || undefined}
          onClick={(event) => sending && event.preventDefault()}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={hints}
          {...bind}
          onChange={(event) => {
            take(event.currentTarget.files)
            event.currentTarget.value = '' // so that the same file can be chosen again
          }}
        />
        {file === null ? (
          <Text span>
            <Trans>Choose a file, or drop it here</Trans>
          </Text>
        ) : (
          <Text span className={classes.name} role="status">
            <bdi>{visibleFileName(file.name)}</bdi> ({formatFileSize(file.size)})
          </Text>
        )}
      </label>
      {file !== null && (
        <Group mt="xs" mb={error === undefined ? 0 : 'xs'}>
          <Button
            variant="default"
            {...softDisabledProps({
              disabled: sending,
              onClick: () => {
                setSeveral(false)
                set(null)
                document.getElementById(id)?.focus()
              },
            })}
          >
            <Trans>Remove the file</Trans>
          </Button>
        </Group>
      )}
    </Input.Wrapper>
  )
}
