import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { RouterContext } from '#src/shared/query/router-context.ts'

export const Route = createRootRouteWithContext<RouterContext>()({ component: Outlet })
