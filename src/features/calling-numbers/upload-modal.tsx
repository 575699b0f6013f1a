import { Anchor, Group, Stack, Text } from '@mantine/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconFileTypeCsv } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CallingNumberUpload } from '#generated/model/calling-number-upload.ts'
import { addSuccess } from '#src/shared/alerts/alerts.ts'
import { FileField } from '#src/shared/form/fields/file-field.tsx'
import { ModalForm } from '#src/shared/form/shell/modal-form.tsx'
import { useUpload } from '#src/shared/sending/use-upload.tsx'
import type { CallingNumbersPort } from './calling-numbers-port.ts'
import { uploadSentences } from './number-sentences.ts'
import { UploadColumns } from './upload-columns.tsx'

const schema = () => import('./number-schemas.ts').then(({ uploadSchema }) => uploadSchema)

const taken = (count: number) =>
  msg`${plural(count, {
    one: 'The file is uploaded. # calling number was added and is being activated now.',
    other: 'The file is uploaded. # calling numbers were added and are being activated now.',
  })}`

type Props = {
  port: CallingNumbersPort
  opened: boolean
  /** Also called once the file is taken, with the first of the numbers that came with it. */
  onClose: (added?: { id: string }) => void
  /** Address of the template (R670). */
  template: string
}

/** All numbers of one CSV file are added, or none (R668 to R670). */
export function UploadModal({ port, opened, onClose, template }: Props) {
  const { t } = useLingui()
  const { command, progress } = useUpload(port.upload)
  const client = useQueryClient()
  const numbers = () => client.getQueryData(port.numbers().queryKey)?.callingNumbers ?? []
  const before = useRef<ReadonlySet<string>>(new Set())
  return (
    <ModalForm
      title={t`Upload calling numbers`}
      opened={opened}
      onClose={(result?: CallingNumberUpload) => onClose(result && numbers().find(({ id }) => !before.current.has(id)))}
      command={{
        ...command,
        mutationFn: (...given) => {
          before.current = new Set(numbers().map(({ id }) => id))
          return command.mutationFn(...given)
        },
      }}
      sentences={uploadSentences}
      schema={schema}
      defaultValues={{ file: null as File | null }}
      submitLabel={t`Upload`}
      onDone={({ created }) => void addSuccess(taken(created))}
    >
      {(control) => (
        <>
          <Stack gap="xs">
            <Text>
              <Trans>Fill in the template, one line for each calling number, and upload it as a CSV file.</Trans>
            </Text>
            <Anchor href={template} download>
              <Group gap={6} wrap="nowrap" component="span">
                <IconFileTypeCsv size={20} aria-hidden />
                <Trans>Download the CSV template</Trans>
              </Group>
            </Anchor>
            <UploadColumns cities={port.cities} />
          </Stack>
          <FileField
            control={control}
            name="file"
            label={t`CSV file`}
            description={t`At most 10 MB and 10,000 numbers. If one line is wrong, no number is added.`}
            accept=".csv,text/csv"
          />
          {progress}
        </>
      )}
    </ModalForm>
  )
}
