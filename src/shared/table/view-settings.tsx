import { useLingui } from '@lingui/react/macro'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { IconButton } from '../elements/icon-button.tsx'
import { loadable, usePreload } from '../ui/loadable.tsx'
import { PopupPart, popupButtonProps, usePopup } from '../ui/popup.tsx'
import type { ViewSettingsProps } from './on-demand/view-choices.tsx'
import classes from './view-settings.module.css'

const ViewChoices = loadable(async () => (await import('./on-demand/view-choices.tsx')).ViewChoices)

/** Layout menu of a list: saved views, compact rows, page size, columns. Stored in this browser. */
export function ViewSettings(props: ViewSettingsProps) {
  const { label } = props
  const { t } = useLingui()
  usePreload('popup', ViewChoices)
  const popup = usePopup()
  const hasLayout = props.search.layout !== undefined
  const explainLayout = useEffectEvent(() =>
    import('./on-demand/layout-notice.ts')
      .then(({ explainLinkedLayout }) => explainLinkedLayout(props))
      .catch(() => {}),
  )
  useEffect(() => void (hasLayout && explainLayout()), [hasLayout])
  return (
    <>
      <IconButton
        {...popupButtonProps(popup)}
        tone="gray"
        className={classes.button!}
        label={t`Layout: ${label}`}
        title={t`Layout`}
        icon={<IconAdjustmentsHorizontal size={18} aria-hidden />}
      />
      <PopupPart popup={popup}>
        <ViewChoices {...props} popup={popup} />
      </PopupPart>
    </>
  )
}
