/** Lists are loaded with the screens that have some; so are the styles of Mantine that only they need, before our own. */
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
