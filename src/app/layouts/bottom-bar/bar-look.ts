/** At the end of the page where the screen is too low for it (base.css has the same height). */
export const BAR =
  'fixed inset-x-0 bottom-0 z-30 h-(--bottom-bar) border-line border-t bg-ground [--spacing:4px] pb-[env(safe-area-inset-bottom)] lg:hidden [@media(max-height:25rem)]:static [@media(max-height:25rem)]:h-auto'
/** Letters follow the width of the screen, so that five words stand side by side however large letters are. */
export const PLACE =
  'flex min-h-14 w-full flex-col items-center justify-center gap-1 border-t-2 font-medium text-[min(0.75rem,3.1vw)] leading-tight focus-visible:-outline-offset-2 [&_svg]:size-[22px]'
export const CURRENT_PLACE = 'border-metal text-accent'
export const OTHER_PLACE = 'border-transparent text-quiet hover:text-accent'
/** From the lower edge of the screen: what has no place in the bar. */
export const SHEET =
  'mx-auto mt-auto mb-0 max-h-[calc(100dvh-3rem)] w-full max-w-2xl rounded-t-lg border-line border-t pb-[env(safe-area-inset-bottom)] transition-transform duration-200 ease-out starting:translate-y-6'
export const SHEET_ROW =
  'flex min-h-12 w-full items-center gap-3 rounded-md px-2 text-left text-sm hover:bg-accent-wash hover:text-accent'
