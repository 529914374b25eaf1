import type { ComponentProps } from 'react'
import { Dialog } from './dialog.tsx'

/** A leaf that comes in from the right, over the page: menus, filters, a product seen closer. */
export const Drawer = (props: Omit<ComponentProps<typeof Dialog>, 'side'>) => <Dialog {...props} side />
