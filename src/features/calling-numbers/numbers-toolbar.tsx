import { Button, Stack } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconDownload, IconPlus, IconUpload } from '@tabler/icons-react'
import { useDownload } from '#src/shared/query/use-download.ts'
import { ProblemNote } from '#src/shared/problem/problem-note.tsx'
import { ButtonRow } from '#src/shared/elements/button-row.tsx'
import { softDisabledProps } from '#src/shared/elements/soft-disabled.ts'
import type { CallingNumbersPort } from './calling-numbers-port.ts'

/** For a download without a name of its own (R766). */
const exportName = 'rufnummern_csv_export'

type Props = {
  port: CallingNumbersPort
  /** Undefined while nobody knows. */
  terminated: boolean | undefined
  onOpen: (modal: 'add' | 'upload') => void
}

/** Adding one number or many, and all numbers as a file; nothing is added to a terminated company (R427, A141). */
export function NumbersToolbar({ port, terminated, onOpen }: Props) {
  const { download, isPending, error } = useDownload(port.download, () => exportName)
  const unknown = terminated === undefined
  return (
    <Stack gap="sm">
      <ButtonRow>
        {terminated !== true && (
          <>
            <Button
              leftSection={<IconPlus size={18} aria-hidden />}
              {...softDisabledProps({ disabled: unknown, onClick: () => onOpen('add') })}
            >
              <Trans>Add calling number</Trans>
            </Button>
            <Button
              variant="default"
              leftSection={<IconUpload size={18} aria-hidden />}
              {...softDisabledProps({ disabled: unknown, onClick: () => onOpen('upload') })}
            >
              <Trans>Upload CSV</Trans>
            </Button>
          </>
        )}
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          {...softDisabledProps({ busy: isPending, onClick: download })}
        >
          <Trans>Download CSV</Trans>
        </Button>
      </ButtonRow>
      {error !== null && <ProblemNote error={error} />}
    </Stack>
  )
}
