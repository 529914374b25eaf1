/** For a control that shows only an icon: its accessible name, which is its tooltip too (spec §9). */
export const iconOnly = (label: string) => ({ 'aria-label': label, 'data-tooltip': '' })
