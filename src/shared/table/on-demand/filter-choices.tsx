/** What the button of a filter opens; loaded after the page. */
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { OpenedPopup, type Popup } from '../../ui/on-demand/opened-popup.tsx'
import classes from './filter-choices.module.css'

type Props = {
  popup: Popup
  labelId: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  /** Called with the chosen values in any order; none for all rows. */
  onChoose: (values: readonly string[]) => void
}

export function FilterChoices({ popup, labelId, options, chosen, onChoose }: Props) {
  return (
    <OpenedPopup popup={popup} position="bottom-start" dropdown={{ 'aria-labelledby': labelId }}>
      <Checkbox.Group value={[...chosen]} onChange={onChoose} aria-labelledby={labelId}>
        <div className={classes.choices}>
          {options.map(({ value, label }) => (
            <Checkbox key={value} className={classes.choice} size="md" value={value} label={label} />
          ))}
        </div>
      </Checkbox.Group>
      <Button variant="subtle" mt="xs" onClick={() => chosen.length > 0 && onChoose([])}>
        <Trans>Show all</Trans>
      </Button>
    </OpenedPopup>
  )
}
