/** What the buttons of the header open; loaded after the page. */
export { LogoutModal } from './logout-modal.tsx'
export { MenuDrawer } from './menu-drawer.tsx'
