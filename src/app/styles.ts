/**
 * The styles of the components that are on every page or on the login page, one file each and in Mantine's order, then our
 * own. A component of lazily loaded screens brings its styles with it, from a `styles.ts` beside it.
 */
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Group.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/Text.css'
import '@mantine/core/styles/Anchor.css'
import '@mantine/core/styles/Button.css'
import '@mantine/core/styles/Center.css'
import '@mantine/core/styles/Container.css'
import '@mantine/core/styles/Stack.css'
import '@mantine/core/styles/Title.css'
import './global.css'
import '#generated/theme.css'
