import type { ComponentProps } from 'react'
import { Dialog } from './dialog.tsx'

/** A dialog at the right edge: menus, filters, a product's details. */
export const Drawer = (props: Omit<ComponentProps<typeof Dialog>, 'side'>) => <Dialog {...props} side />
