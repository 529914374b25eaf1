/**
 * The place of the second level at the side of a large screen, also before the person is known. A file of its own,
 * because the code of the second level is loaded later.
 */
export const SECTION_NAV_PLACE = 'w-52 shrink-0 max-lg:hidden'
