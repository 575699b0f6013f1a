/** The inline script behind the prerendered parts of the page, before they are drawn. */
import { installation } from '#src/shared/settings/installation.ts'
import { chooseFirstPaint, holdEarlySubmits, showEnvironment } from './before-program.ts'

if (chooseFirstPaint(installation.links) !== undefined) holdEarlySubmits()
showEnvironment(installation.environment)
