/** The oldest browsers in which the site works (docs/decisions/0144-the-oldest-browsers.md). Vite builds for them. */
export const FLOOR = { safari: '16.4', chrome: '109', firefox: '115' } as const
export type FloorBrowser = keyof typeof FLOOR

/** The same as targets of a build: `safari16.4`. */
export const BUILD_TARGETS = Object.entries(FLOOR).map(([browser, version]) => browser + version)
